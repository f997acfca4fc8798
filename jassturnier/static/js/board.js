// Keeps the board fresh: asks every three seconds, and exchanges only what changed. Without it the page works as well.
"use strict";

const EVERY = 3000;
const watch = document.querySelector("[data-fresh]");
let seen = "";
let known = "";
let asking = false;

async function refresh() {
  if (document.hidden || asking) return;
  asking = true;
  try {
    // First a small question that costs the laptop one query; the whole page only when something is new.
    const mark0 = watch ? await (await fetch(watch.dataset.fresh, { cache: "no-store" })).text() : "";
    if (mark0 && mark0 === known) return;
    const answer = await fetch(location.href, { cache: "no-cache", credentials: "same-origin" });
    const mark = answer.headers.get("ETag") || "";
    if (mark === seen) known = mark0;
    if (!answer.ok || answer.redirected || mark === seen) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (exchange(fresh)) [seen, known] = [mark, mark0];
  } catch {
    // The laptop is away for a moment; the next round asks again.
  } finally {
    asking = false;
  }
}

// A part in which somebody is about to press something stays as it is until the next round.
function exchange(fresh) {
  let whole = true;
  for (const part of document.querySelectorAll("[data-live]")) {
    const other = fresh.getElementById(part.id);
    if (!other || plain(other) === plain(part)) continue;
    if (part.contains(document.activeElement) || part.matches(":hover:has(button:hover)")) {
      whole = false;
      continue;
    }
    part.innerHTML = other.innerHTML;
  }
  return whole;
}

// The token of each form is new in every answer and says nothing about the board.
function plain(part) {
  return part.innerHTML.replace(/name="csrfmiddlewaretoken" value="[^"]*"/g, "");
}

setInterval(refresh, EVERY);
