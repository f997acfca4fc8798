// Comfort for typing figures: the other side of a Spiel fills itself in, Enter goes to the next empty field, running
// totals. The server checks everything again; without this script both sides are typed.
"use strict";

const WHOLE = 157;
const read = (field) => (/^[0-9]{1,4}$/.test(field.value.trim()) ? Number(field.value) : null);

for (const row of document.querySelectorAll("[data-spiel]")) {
  const [a, b] = row.querySelectorAll(".cell input");
  for (const [typed, other] of [[a, b], [b, a]]) {
    typed.addEventListener("input", () => {
      typed.classList.remove("filled");
      const points = read(typed);
      if (other.value !== "" && !other.classList.contains("filled")) return;
      const rest = points !== null && points <= WHOLE ? String(WHOLE - points) : "";
      other.value = rest;
      other.classList.toggle("filled", rest !== "");
    });
  }
}

const list = document.querySelector("[data-spiele]");
if (list) {
  const sums = () => {
    for (const side of ["a", "b"]) {
      const fields = [...list.querySelectorAll(`input[name^="${side}"]`)];
      const typed = fields.map(read).filter((points) => points !== null);
      const out = list.querySelector(`[data-sum="${side}"]`);
      out.textContent = typed.length ? String(typed.reduce((sum, points) => sum + points, 0)) : "";
    }
  };
  list.addEventListener("input", sums);
  sums();
}

// Enter: on to the next empty field; when none is left the form is sent.
for (const form of document.querySelectorAll("form.entry")) {
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input[inputmode=numeric]")) return;
    const fields = [...form.querySelectorAll("input[inputmode=numeric]")];
    const later = fields.slice(fields.indexOf(event.target) + 1);
    const next = later.find((field) => field.value === "" && !field.name.startsWith("matches"));
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

const first = document.querySelector("form.entry [autofocus]");
if (first && first.select && first.value) first.select();
