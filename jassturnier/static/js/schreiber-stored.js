// After handing in: keeps the line alive, tells when the next Passe has begun, and when this device holds other figures.
"use strict";
(function (S) {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);
  const link = new S.Link($("line"), data.texts);
  const EVERY = 15000;
  link.handed = data.state.at;
  const kept = S.store.load(S.store.key(data));

  function mine() {
    if (!Array.isArray(kept.rows) || kept.done || !kept.filled) return;
    const sum = (side) => kept.rows.reduce((total, row) => total + Number(row[side] || 0), 0);
    if (sum("a") === data.state.a) S.store.save(S.store.key(data), { ...kept, done: true });
    if (kept.filled < data.spiele || !$("differs") || sum("a") === data.state.a) return;
    $("differs-text").textContent = data.texts.differs.replace("{a}", sum("a")).replace("{b}", sum("b"));
    $("differs").hidden = false;
  }

  async function look() {
    try {
      const { body } = await link.ask(`${data.urls.beat}?passe=${data.passe}`);
      if (!body.state) return;
      if (body.state.version !== data.state.version) location.reload();
      $("newer").hidden = !body.state.newer;
    } catch {
      // The line turns pale.
    }
  }

  mine();
  link.show();
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
})(window.Schreiber);
