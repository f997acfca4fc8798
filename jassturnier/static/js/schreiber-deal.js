// Who gives and who is Vorhand, seen from the Schreiber (Reglement 2.4.1, 2.6). Help only, never enforced.
"use strict";
(function (S) {
  // Seats counter-clockwise: 0 Schreiber, 1 right, 2 opposite, 3 left. Names once it is known who sits on the right.
  S.seats = function (players, who, right, texts) {
    const words = [0, 1, 2, 3].map((seat) => texts[`seat${seat}`]);
    const names = (team) => players.filter((one) => one.team === team).map((one) => one.name);
    if (!who || !right) return words;
    const opposite = names("A").find((name) => name !== who) || words[2];
    const left = names("B").find((name) => name !== right) || words[3];
    return short([who, right, opposite, left]);
  };

  // First names where they tell the four apart.
  function short(names) {
    const first = names.map((name) => name.split(" ")[0]);
    return new Set(first).size === names.length && !first.includes("Nr.") ? first : names;
  }

  // From whom the seats are seen is said once, so that the line fits a small screen.
  S.dealing = function (spiel, seats, texts) {
    const dealer = (spiel - 1) % 4;
    const vorhand = seats[(dealer + 1) % 4].replace(texts.seen_from, "");
    return texts.deals.replace("{who}", seats[dealer]).replace("{vorhand}", vorhand);
  };
})(window.Schreiber);
