// The figures of one Punkteblatt while they are typed: rules of the keys, complement, totals, undo. No page, no network.
"use strict";
window.Schreiber = {};
(function (S) {
  const WHOLE = 157;
  const STEPS_BACK = 40;

  class Sheet {
    constructor(spiele, bonus) {
      this.spiele = spiele;
      this.bonus = bonus;
      this.rows = Array.from({ length: spiele }, () => ({ a: "", b: "", by: "", m: false, r: "" }));
      this.at = 0;
      this.side = "a";
      this.fresh = true; // the next digit begins a new number
      this.who = "";
      this.right = "";
      this.control = "";
      this.past = [];
    }

    get row() { return this.rows[this.at]; }

    filled() { return this.rows.filter((row) => row.a !== "" && row.b !== "").length; }

    complete() { return this.filled() === this.spiele; }

    missing() { return this.rows.findIndex((row) => row.a === "" || row.b === ""); }

    total(side) { return this.rows.reduce((sum, row) => sum + Number(row[side] || 0), 0); }

    matches(side) { return this.rows.filter((row) => row.m && row[side] === String(WHOLE)).length; }

    // Points that count: card points, and the bonus of each Match.
    points(side) { return this.total(side) + this.bonus * this.matches(side); }

    remember() {
      const { rows, at, side, who, right, control } = this;
      this.past.push(JSON.stringify({ rows, at, side, who, right, control }));
      if (this.past.length > STEPS_BACK) this.past.shift();
    }

    undo() {
      const last = this.past.pop();
      if (!last) return false;
      Object.assign(this, JSON.parse(last));
      this.fresh = true;
      return true;
    }

    go(at) {
      this.at = Math.min(Math.max(at, 0), this.spiele - 1);
      this.fresh = true;
      this.side = this.row.by || this.side;
    }

    turn(side) {
      if (side !== this.side) this.fresh = true;
      this.side = side;
    }

    // Adds a digit to the side that is typed. Gives "" or the number that cannot be.
    digit(sign) {
      const own = this.row.by === this.side && !this.fresh ? this.row[this.side] : "";
      const text = String(Number(own + sign));
      return this.possible(text) ? this.put(this.side, text) : text;
    }

    possible(text) {
      const number = Number(text);
      return /^[0-9]{1,3}$/.test(text) && (number <= WHOLE || (this.bonus > 0 && number === WHOLE + this.bonus));
    }

    // Writes one side whole ("" empties the Spiel); the other side follows.
    put(side, text) {
      if (text !== "" && !this.possible(text)) return text;
      this.remember();
      const row = this.row;
      const other = side === "a" ? "b" : "a";
      const withBonus = this.bonus > 0 && Number(text) === WHOLE + this.bonus;
      row[side] = withBonus ? String(WHOLE) : text;
      row[other] = text === "" ? "" : String(WHOLE - Number(row[side]));
      row.by = text === "" ? "" : side;
      row.m = withBonus || (row.m && (row.a === String(WHOLE) || row.b === String(WHOLE)));
      this.side = side;
      this.fresh = false;
      return "";
    }

    erase() {
      const row = this.row;
      if (row.a === "" && row.b === "") return;
      this.put(this.side, row.by === this.side ? row[this.side].slice(0, -1) : "");
    }

    tick() {
      this.remember();
      this.row.m = !this.row.m;
    }

    remark(at, word) {
      this.remember();
      this.rows[at].r = word;
    }

    // "empty", "impossible" or "": may this Spiel be left as it is?
    trouble() {
      const { a, b } = this.row;
      if (a === "" || b === "") return "empty";
      return a === "1" || b === "1" ? "impossible" : "";
    }

    content() {
      const { rows, at, side, who, right, control } = this;
      return { v: 1, rows, at, side, who, right, control };
    }

    // Takes over what was kept; anything that does not fit is left out.
    take(kept) {
      if (!kept || !Array.isArray(kept.rows)) return;
      kept.rows.slice(0, this.spiele).forEach((row, n) => {
        const by = row.by === "b" ? "b" : "a";
        const text = String(row[by]);
        if (!/^[0-9]{1,3}$/.test(text) || Number(text) > WHOLE) return;
        const rest = String(WHOLE - Number(text));
        this.rows[n] = { a: by === "a" ? text : rest, b: by === "a" ? rest : text, by, m: Boolean(row.m), r: String(row.r || "") };
      });
      this.who = String(kept.who || "");
      this.right = String(kept.right || "");
      this.control = /^[0-9]{1,4}$/.test(kept.control) ? String(kept.control) : "";
      this.go(Number(kept.at) || 0);
    }

    // The same fields as the plain form sends.
    fields() {
      const sent = {};
      this.rows.forEach((row, n) => {
        sent[`a${n + 1}`] = row.a;
        sent[`b${n + 1}`] = row.b;
        sent[`r${n + 1}`] = row.r;
        if (row.m && this.bonus) sent[`m${n + 1}`] = "on";
      });
      return sent;
    }
  }

  S.Sheet = Sheet;
  S.WHOLE = WHOLE;
})(window.Schreiber);
