// The table's page: brings keys, steps and the laptop together. Without this script the plain form does the same.
"use strict";
(function (S) {
  const { $, fill } = S;
  const data = JSON.parse($("data").textContent);
  const T = data.texts;
  const sheet = new S.Sheet(data.spiele, data.bonus);
  const link = new S.Link($("line"), T);
  const view = new S.View(data, sheet);
  const hand = new S.Hand(data, sheet, view, link);
  const EVERY = 10000;

  function changed() {
    view.passed = false;
    hand.keep();
    view.typing();
  }

  function press(key) {
    if (view.step === "control") return controlKey(key);
    if (key === "next") return next();
    let refused = "";
    if (key === "erase") sheet.erase();
    else refused = sheet.digit(key);
    view.say(refused ? fill(T.too_much, { n: refused }) : sheet.row.m && data.bonus ? fill(T.match_read, { n: data.bonus }) : "");
    if (refused) shake();
    else changed();
    return undefined;
  }

  function shake() {
    const box = document.querySelector(".side.on");
    box.classList.remove("no");
    void box.offsetWidth;
    box.classList.add("no");
  }

  function next() {
    const trouble = sheet.trouble();
    if (trouble) return view.say(T[trouble]);
    if (!data.paper) return askOther();
    return forward();
  }

  function askOther() {
    const other = sheet.row.by === "a" ? "b" : "a";
    const names = data.players.filter((one) => one.team.toLowerCase() === other).map((one) => one.name).join(", ");
    $("t-other").textContent = fill(T.other_counts, { names, n: sheet.row[other] });
    $("other-points").textContent = sheet.row[other];
    $("other-yes").textContent = fill(T.yes, { n: sheet.row[other] });
    view.show("other");
  }

  function forward() {
    const left = sheet.at + 1;
    const text = fill(T.saved, { n: left, a: sheet.row.a, b: sheet.row.b });
    const gap = sheet.missing();
    if (gap < 0) return end();
    sheet.remember();
    sheet.go(left < sheet.spiele && sheet.rows[left].a === "" ? left : gap);
    hand.keep();
    typing();
    return view.say(text, "say", true);
  }

  function end() {
    if (!data.paper) {
      view.passed = true;
      return hand.check();
    }
    sheet.control = "";
    control();
    return undefined;
  }

  function control() {
    $("in-control").value = sheet.control;
    view.say("", "control-say");
    view.show("control");
  }

  function controlKey(key) {
    if (key === "next") return compare();
    const text = key === "erase" ? sheet.control.slice(0, -1) : String(Number(sheet.control + key));
    const most = data.spiele * (S.WHOLE + data.bonus);
    if (Number(text) > most) return view.say(fill(T.too_much_total, { n: text, of: most }), "control-say");
    sheet.control = text;
    $("in-control").value = text;
    view.say("", "control-say");
    hand.keep();
    return undefined;
  }

  function compare() {
    if (sheet.control === "") return view.say(T.empty, "control-say");
    const paper = Number(sheet.control);
    if (paper === sheet.total("a") || paper === sheet.points("a")) {
      view.passed = true;
      return hand.check();
    }
    const off = paper - sheet.points("a");
    const words = { paper: S.number(paper), here: S.number(sheet.points("a")) };
    const way = fill(off > 0 ? T.more : T.less, { n: Math.abs(off) });
    $("difference").textContent = fill(T.difference, { ...words, off: way });
    $("explanations").textContent = "";
    view.show("differs");
    return hand.explain();
  }

  function typing() {
    view.show("typing");
    view.typing();
    view.say("");
    if (S.byKeyboard()) {
      $(`in-${sheet.side}`).focus();
      $(`in-${sheet.side}`).select();
    }
  }

  function list() {
    view.list();
    view.show("list");
  }

  function start() {
    view.start();
    view.show("start");
    offerOthers();
  }

  hand.onward = () => (sheet.who ? typing() : start());

  // A draft of another table that was never handed in can be brought here.
  function offerOthers() {
    const box = $("others");
    box.textContent = "";
    for (const other of S.store.others(data).slice(0, 2)) {
      const text = document.createElement("p");
      text.textContent = fill(T.other_draft, { t: other.table, p: other.passe, n: other.draft.filled });
      const bring = document.createElement("button");
      bring.className = "button";
      bring.textContent = fill(T.bring, { t: data.table });
      bring.addEventListener("click", () => {
        sheet.remember();
        sheet.take({ ...other.draft, who: "", right: "", control: "" });
        S.store.save(other.key, { ...other.draft, done: true });
        hand.keep();
        start();
      });
      box.append(text, bring);
    }
    box.hidden = !box.childElementCount;
  }

  // Other people sit here than when this draft was typed: it may be theirs all the same, or belong elsewhere.
  function offerAside() {
    const box = $("others");
    const text = document.createElement("p");
    text.textContent = T.people;
    const aside = document.createElement("button");
    aside.className = "button";
    aside.textContent = T.aside;
    aside.addEventListener("click", () => {
      S.store.save(`jass.${data.mark}.${data.passe}.${data.table}-${Date.now() % 1000}`, { ...hand.kept, done: false });
      Object.assign(sheet, new S.Sheet(data.spiele, data.bonus));
      hand.keep();
      start();
    });
    box.prepend(text, aside);
    box.hidden = false;
  }

  const on = (id, deed) => $(id).addEventListener("click", deed);
  on("begin", () => { if (!sheet.who) sheet.who = data.players.find((one) => one.team === "A").name; hand.keep(); typing(); });
  on("undo", () => { const done = sheet.undo(); view.passed = false; if (done) hand.keep(); typing(); view.say(done ? T.undone : T.nothing_to_undo, "say", done); });
  on("open-list", list);
  on("control-list", list);
  on("close-list", typing);
  on("change-who", start);
  on("to-end", () => (sheet.complete() ? end() : view.say(T.empty, "list-say")));
  on("other-no", typing);
  on("other-yes", forward);
  on("control-again", () => { sheet.control = ""; control(); });
  on("look-rows", list);
  on("hints-no", list);
  on("change", list);
  on("yes", () => hand.give());
  on("refused-look", list);
  on("refused-reload", () => location.reload());
  on("take", () => hand.take());
  on("held-look", list);
  $("match").addEventListener("change", () => { sheet.tick(); changed(); });
  for (const [id, name] of [["who", "who"], ["right", "right"]]) {
    $(id).addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      sheet[name] = sheet[name] === button.value && name === "right" ? "" : button.value;
      hand.keep();
      view.start();
      [...$(id).children].find((one) => one.value === button.value).focus();
    });
  }
  $("rows").addEventListener("click", (event) => {
    const spot = event.target.closest("[data-go]");
    if (!spot) return;
    sheet.go(Number(spot.dataset.go));
    typing();
  });
  $("rows").addEventListener("change", (event) => {
    sheet.remark(Number(event.target.dataset.remark), event.target.value);
    hand.keep();
  });

  // Our keys, over real fields: a finger chooses the side without calling up the phone's own keyboard.
  $("pad").addEventListener("click", (event) => {
    const key = event.target.closest("[data-key]");
    if (key) press(key.dataset.key);
  });
  for (const side of ["a", "b"]) {
    const field = $(`in-${side}`);
    const box = field.closest(".side");
    box.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      event.preventDefault();
      sheet.turn(side);
      view.typing();
    });
    box.addEventListener("click", (event) => { if (!S.byKeyboard() && event.detail) event.preventDefault(); });
    field.addEventListener("focus", () => { sheet.turn(side); view.typing(); field.select(); });
    field.addEventListener("input", () => {
      const text = field.value.replace(/[^0-9]/g, "");
      const refused = text === "" ? sheet.put(side, "") : sheet.put(side, String(Number(text)));
      view.say(refused ? fill(T.too_much, { n: refused }) : "");
      if (refused) view.typing();
      else changed();
    });
  }
  $("in-control").addEventListener("input", (event) => {
    sheet.control = event.target.value.replace(/[^0-9]/g, "").slice(0, 4);
    event.target.value = sheet.control;
    hand.keep();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typingHere = view.step === "typing" || view.step === "control";
    if (!typingHere || event.target.closest("button, select, a")) return;
    if (event.key === "Enter") { event.preventDefault(); press("next"); }
    if (event.target.closest("input")) return;
    if (/^[0-9]$/.test(event.key)) press(event.key);
    if (event.key === "Backspace") press("erase");
  });

  // On with what this device, or the laptop, still has of this sheet.
  $("plain").hidden = true;
  $("app").hidden = false;
  document.body.classList.add("scripted");
  sheet.take(hand.kept);
  sheet.past = [];
  link.show();
  setInterval(() => (hand.busy ? link.show() : hand.beat()), EVERY);
  window.addEventListener("online", () => hand.beat());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) hand.beat(); });

  const hold = data.state.hold;
  hand.again = new URLSearchParams(location.search).has("nochmals");
  if (hand.kept.people && hand.kept.people !== data.people && sheet.filled()) {
    sheet.who = "";
    sheet.right = "";
    start();
    offerAside();
  } else if (hold.device && hold.device !== hand.device) {
    hand.held(hold, false);
  } else {
    hand.onward();
  }
  if (!hold.device || hold.device === hand.device) hand.beat();
})(window.Schreiber);
