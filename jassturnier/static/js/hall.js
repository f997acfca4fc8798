// The projector asks every five seconds whether there is something new; "nothing new" is answered without a page.
"use strict";

const PAUSE = 5000;
let version = "";

const replaceMain = (text) => {
  const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("main");
  const present = document.querySelector("main");
  if (fresh && present) present.replaceWith(document.importNode(fresh, true));
};

const ask = async () => {
  try {
    const headers = version ? { "If-None-Match": version } : {};
    const answer = await fetch(location.href, { headers, cache: "no-store" });
    if (answer.status === 200) {
      const known = version;
      version = answer.headers.get("ETag") || "";
      const text = await answer.text();
      if (known) replaceMain(text);
    }
    document.body.classList.remove("silent");
  } catch (error) {
    document.body.classList.add("silent");
  }
  setTimeout(ask, PAUSE);
};

ask();
