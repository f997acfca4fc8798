// What stays on this device: its own mark, and the draft of each table and Passe. Storage may be full or forbidden.
"use strict";
window.Schreiber = window.Schreiber || {};
(function (S) {
  const PREFIX = "jass.";
  const memory = {};

  S.mark = function () {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  function read(key) {
    try {
      return localStorage.getItem(key) || memory[key] || "";
    } catch {
      return memory[key] || "";
    }
  }

  // Gives false where the device could not keep it; it then lives only as long as the page.
  function write(key, text) {
    memory[key] = text;
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  S.store = {
    device() {
      const known = read(`${PREFIX}device`);
      if (/^[0-9a-f]{24}$/.test(known)) return known;
      const made = S.mark();
      write(`${PREFIX}device`, made);
      return made;
    },

    key(data) { return `${PREFIX}${data.mark}.${data.passe}.${data.table}`; },

    load(key) {
      try {
        const kept = JSON.parse(read(key) || "{}");
        return kept && typeof kept === "object" ? kept : {};
      } catch {
        return {};
      }
    },

    save(key, draft) { return write(key, JSON.stringify(draft)); },

    // Drafts of other tables or Passen of this tournament that were never handed in.
    others(data) {
      const found = [];
      try {
        for (let n = 0; n < localStorage.length; n += 1) {
          const key = localStorage.key(n);
          const parts = key.split(".");
          if (parts[0] !== "jass" || parts[1] !== data.mark || parts.length !== 4 || key === S.store.key(data)) continue;
          const draft = S.store.load(key);
          if (draft.filled && !draft.done) found.push({ key, passe: Number(parts[2]), table: parseInt(parts[3], 10), draft });
        }
      } catch {
        return [];
      }
      return found.sort((one, other) => (other.draft.changed || 0) - (one.draft.changed || 0));
    },
  };
})(window.Schreiber);
