// Shows one step at a time and fills it; knows the page and the figures, decides nothing.
"use strict";
(function (S) {
  const $ = (id) => document.getElementById(id);
  const PAD = ["typing", "control"];

  S.fill = (text, words) => text.replace(/\{(\w+)\}/g, (whole, key) => (key in words ? String(words[key]) : whole));

  class View {
    constructor(data, sheet) {
      this.data = data;
      this.texts = data.texts;
      this.sheet = sheet;
      this.step = "";
      this.passed = false; // the paper's total was right
    }

    show(step) {
      const moved = this.step !== step;
      this.step = step;
      for (const part of document.querySelectorAll("[data-step]")) part.hidden = part.dataset.step !== step;
      $("pad").hidden = !PAD.includes(step);
      $("app").dataset.shown = step;
      if (!moved) return;
      window.scrollTo(0, 0);
      const field = step === "control" ? $("in-control") : step === "typing" ? $(`in-${this.sheet.side}`) : null;
      const head = document.querySelector(`[data-step="${step}"] h1`);
      if (field && S.byKeyboard()) field.focus();
      else if (head) {
        head.tabIndex = -1;
        head.focus({ preventScroll: true });
      }
    }

    // Totals stay hidden at the end while the paper's own total is still to be typed.
    hidesTotals() {
      const nearEnd = this.sheet.filled() >= this.sheet.spiele - 1;
      return this.data.paper && !this.passed && nearEnd;
    }

    typing() {
      const { sheet, texts: T } = this;
      $("spiel").textContent = S.fill(T.spiel, { n: sheet.at + 1 });
      $("deal").textContent = S.dealing(sheet.at + 1, S.seats(this.data.players, sheet.who, sheet.right, T), T);
      for (const side of ["a", "b"]) {
        const box = document.querySelector(`.side[data-side="${side}"]`);
        const value = sheet.row[side];
        if ($(`in-${side}`).value !== value) $(`in-${side}`).value = value;
        box.classList.toggle("on", sheet.side === side);
        box.classList.toggle("typed", sheet.row.by === side);
        $(`how-${side}`).textContent = value === "" ? "" : `${sheet.row.by === side ? `✎ ${T.typed}` : T.filled} ·`;
        $(`run-${side}`).textContent = this.hidesTotals() ? "" : S.fill(T.total, { n: S.number(sheet.points(side)) });
      }
      const all = sheet.row.a === String(S.WHOLE) || sheet.row.b === String(S.WHOLE);
      $("match-box").hidden = !(this.data.bonus && all);
      $("match").checked = sheet.row.m;
    }

    // What is wrong is red, what went well is not; the help about dealing has the same place.
    say(text, id = "say", good = false) {
      $(id).textContent = text;
      $(id).classList.toggle("good", good);
      if (id === "say") $("deal").hidden = text !== "";
    }

    list() {
      const { sheet } = this;
      const body = $("rows");
      body.textContent = "";
      sheet.rows.forEach((row, at) => body.append(this.line(row, at)));
      for (const side of ["a", "b"]) {
        $(`sum-${side}`).textContent = this.hidesTotals() ? "…" : S.number(sheet.points(side));
      }
      $("to-end").hidden = !sheet.complete();
      const gap = sheet.missing();
      this.say(gap < 0 ? "" : S.fill(this.texts.missing, { n: gap + 1 }), "list-say");
    }

    line(row, at) {
      const made = document.createElement("tr");
      if (at === this.sheet.at) made.className = "here";
      const head = document.createElement("th");
      head.scope = "row";
      const jump = document.createElement("button");
      jump.className = "jump";
      jump.dataset.go = String(at);
      jump.textContent = String(at + 1);
      jump.setAttribute("aria-label", S.fill(this.texts.spiel, { n: at + 1 }));
      head.append(jump);
      made.append(head);
      for (const side of ["a", "b"]) {
        const cell = document.createElement("td");
        cell.dataset.go = String(at);
        cell.textContent = row[side] === "" ? "–" : row[side];
        if (row.by === side) cell.className = "typed";
        if (row.m && row[side] === String(S.WHOLE)) cell.textContent += " M";
        made.append(cell);
      }
      const last = document.createElement("td");
      last.append(this.remarks(row, at));
      made.append(last);
      return made;
    }

    // The same words as in the plain form.
    remarks(row, at) {
      const plain = document.querySelector("#plain select[name=r1]");
      const made = document.createElement("select");
      for (const one of plain.options) made.add(new Option(one.text, one.value));
      made.value = row.r;
      made.dataset.remark = String(at);
      made.setAttribute("aria-label", `${S.fill(this.texts.spiel, { n: at + 1 })}, ${document.querySelector("#plain thead th:last-child").textContent}`);
      return made;
    }

    choices(id, team, chosen) {
      const box = $(id);
      box.textContent = "";
      for (const one of this.data.players.filter((each) => each.team === team)) {
        const made = document.createElement("button");
        made.className = "button choice";
        made.textContent = one.name;
        made.value = one.name;
        made.setAttribute("aria-pressed", String(one.name === chosen));
        box.append(made);
      }
    }

    start() {
      this.choices("who", "A", this.sheet.who);
      this.choices("right", "B", this.sheet.right);
    $("right-box").hidden = !this.sheet.who;
    }

    accept() {
      for (const side of ["a", "b"]) $(`final-${side}`).textContent = S.number(this.sheet.points(side));
    }

    items(id, texts) {
      $(id).textContent = "";
      for (const text of texts) {
        const item = document.createElement("li");
        item.textContent = text;
        $(id).append(item);
      }
    }
  }

  S.number = (points) => String(points).replace(/\B(?=(\d{3})+$)/, "'");
  S.byKeyboard = () => window.matchMedia("(pointer: fine)").matches;
  S.View = View;
  S.$ = $;
})(window.Schreiber);
