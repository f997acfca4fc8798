// Comfort only; every page works without it. "/" searches, the current tab is in sight, points show their other side,
// a form is sent once.
"use strict";

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  const search = document.querySelector("input[type=search]");
  if (!search) return;
  event.preventDefault();
  search.focus();
  search.select();
});

const strip = document.querySelector(".tabs ul");
const current = strip && strip.querySelector("[aria-current]");
if (current) current.scrollIntoView({ block: "nearest", inline: "nearest" });

for (const box of document.querySelectorAll("[data-points][data-expected]")) {
  const expected = Number(box.dataset.expected);
  const fields = [...box.querySelectorAll("input")];
  const sum = box.querySelector(".sum");
  const plain = sum ? sum.textContent : "";
  const show = () => {
    const values = fields.map((field) => (/^[0-9]{1,4}$/.test(field.value.trim()) ? Number(field.value) : null));
    const known = values.filter((value) => value !== null);
    if (!sum) return;
    if (known.length === 1 && known[0] <= expected) {
      sum.textContent = `${plain}; ${sum.dataset.rest || "es bleiben"} ${expected - known[0]}`;
    } else {
      sum.textContent = plain;
    }
  };
  fields.forEach((field) => field.addEventListener("input", show));
  show();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || event.defaultPrevented) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "1";
  setTimeout(() => delete form.dataset.sent, 4000);
});
window.addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
});

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
