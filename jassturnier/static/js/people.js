// Comfort for the list of people; it works without. Typing filters at once, Enter goes to the first person left,
// there "a" is anwesend and "b" bezahlt; a mark is saved without leaving the place in the list.
"use strict";

const list = document.getElementById("liste");
const search = document.getElementById("suche");

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function rows() {
  return list ? [...list.querySelectorAll("tbody tr")] : [];
}

function filter() {
  const word = plain(search.value.trim());
  const digits = /^[0-9]+$/.test(word);
  for (const row of rows()) {
    const number = row.cells[0].textContent.trim();
    row.hidden = digits ? !number.startsWith(word) : !plain(row.textContent).includes(word);
  }
}

function key(row, which) {
  const names = which === "a" ? "[name=present], [name=absent]" : "[name=paid], [name=unpaid]";
  return row && row.querySelector(names);
}

async function mark(button) {
  const number = button.value;
  const which = /^(present|absent)$/.test(button.name) ? "a" : "b";
  const body = new URLSearchParams(new FormData(list));
  body.set(button.name, number);
  const answer = await fetch(list.action, { method: "POST", body, headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error("refused");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById(`nr-${number}`)?.closest("tr");
  if (!fresh) throw new Error("elsewhere");
  const row = button.closest("tr");
  row.replaceWith(fresh);
  document.getElementById("anzahl").replaceWith(page.getElementById("anzahl"));
  key(fresh, which)?.focus();
}

if (list && search) {
  search.addEventListener("input", filter);
  search.form.addEventListener("submit", (event) => {
    const left = rows().filter((row) => !row.hidden);
    if (left.length === 0 || search.value.trim() === "") return;
    event.preventDefault();
    delete search.form.dataset.sent;
    key(left[0], "a")?.focus();
  });
  list.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || !button.classList.contains("mark-button")) return;
    event.preventDefault();
    event.stopPropagation();
    button.disabled = true;
    mark(button).catch(() => {
      button.disabled = false;
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = button.name;
      field.value = button.value;
      list.append(field);
      list.submit();
    });
  });
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[ab]$/.test(event.key)) return;
    const button = key(event.target.closest("tr"), event.key);
    if (button) button.click();
  });
}
