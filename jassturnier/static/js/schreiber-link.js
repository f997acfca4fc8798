// The way to the laptop: sends fields, and knows since when it answers or does not. Nothing is handed in by itself.
"use strict";
(function (S) {
  const PATIENCE = 8000;

  class Link {
    constructor(line, texts) {
      this.line = line;
      this.texts = texts;
      this.ok = true;
      this.heard = Date.now();
      this.handed = "";
      this.stored = true; // this device can keep the draft
    }

    // Gives {status, body}; throws when the laptop does not answer.
    async post(address, fields) {
      return this.ask(address, { method: "POST", body: new URLSearchParams(fields) });
    }

    async ask(address, options = {}) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), PATIENCE);
      try {
        const answer = await fetch(address, {
          ...options, signal: stop.signal, credentials: "omit", cache: "no-store", headers: { Accept: "application/json" },
        });
        const body = await answer.json();
        this.contact(true);
        return { status: answer.status, body };
      } catch (slip) {
        this.contact(false);
        throw slip;
      } finally {
        clearTimeout(timer);
      }
    }

    contact(ok) {
      this.ok = ok;
      if (ok) this.heard = Date.now();
      this.show();
    }

    // One line at a fixed place; it turns pale when the laptop was silent for a minute.
    show() {
      const T = this.texts;
      const minutes = Math.floor((Date.now() - this.heard) / 60000);
      let state = "ok";
      let text = `● ${T.connected}`;
      if (this.handed) {
        state = "done";
        text = `✓ ${T.handed.replace("{time}", this.handed)}`;
      } else if (!this.stored) {
        state = "lost";
        text = `✕ ${this.ok ? T.full : T.full_lost}`;
      } else if (!this.ok) {
        state = "lost";
        text = `✕ ${T.lost}`;
      }
      if (minutes >= 1 && state === "ok") text = `○ ${T.silent.replace("{n}", String(minutes))}`;
      this.line.hidden = false;
      document.body.classList.toggle("lost", state === "lost");
      this.line.className = `line ${state}${minutes >= 1 ? " pale" : ""}`;
      if (this.line.textContent !== text) this.line.textContent = text;
    }
  }

  S.Link = Link;
})(window.Schreiber);
