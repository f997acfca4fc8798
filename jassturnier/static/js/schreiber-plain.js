// Comfort for the plain forms (totals): what is typed stays on the device, and nothing is sent into the void.
"use strict";
(function (S) {
  const data = JSON.parse(document.getElementById("data").textContent);
  const link = new S.Link(document.getElementById("line"), data.texts);
  const key = `${S.store.key(data)}.totale`;
  const fields = [...document.querySelectorAll("#plain input[inputmode=numeric]")];
  const kept = S.store.load(key);

  for (const field of fields) {
    if (field.value === "" && kept[field.name]) field.value = kept[field.name];
    field.addEventListener("input", () => {
      link.stored = S.store.save(key, Object.fromEntries(fields.map((each) => [each.name, each.value])));
      link.show();
    });
  }

  const look = () => link.ask(`${data.urls.beat}?passe=${data.passe}`);
  for (const form of document.forms) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      look().then(() => form.submit(), () => {});
    });
  }
  setInterval(() => look().catch(() => {}), 10000);
  look().catch(() => {});
})(window.Schreiber);
