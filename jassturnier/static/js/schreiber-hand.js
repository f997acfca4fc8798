// Draft to the laptop, take-over, check and hand-in: what is said to the laptop and what its answers lead to.
"use strict";
(function (S) {
  const { $ } = S;

  class Hand {
    constructor(data, sheet, view, link) {
      Object.assign(this, { data, sheet, view, link });
      this.urls = data.urls;
      this.device = S.store.device();
      this.key = S.store.key(data);
      const kept = S.store.load(this.key);
      this.kept = kept;
      this.revision = kept.revision || 0;
      this.sent = kept.sent || {}; // mark of the last attempt, so that repeating it is one entry
      this.confirmed = "";
      this.busy = false;
      this.again = false; // look at the own draft although another entry counts
    }

    // After each key: on the device at once, to the laptop a moment later.
    keep() {
      this.revision += 1;
      this.save();
      clearTimeout(this.later);
      this.later = setTimeout(() => this.beat(), 900);
    }

    save(more = {}) {
      const draft = {
        ...this.sheet.content(), filled: this.sheet.filled(), revision: this.revision, people: this.data.people,
        sent: this.sent, changed: Date.now(), ...more,
      };
      this.link.stored = S.store.save(this.key, draft);
      this.link.show();
    }

    async beat() {
      if (this.link.handed) return;
      const fields = { passe: this.data.passe, device: this.device, revision: this.revision, filled: this.sheet.filled() };
      try {
        const { body } = await this.link.post(this.urls.beat, { ...fields, content: JSON.stringify(this.sheet.content()) });
        if (this.link.handed || this.busy) return; // an answer that was on its way while we handed in
        if (body.ok) this.news(body.state);
        else this.refuse(body);
      } catch {
        // The line says it; the draft is on the device.
      }
    }

    // Something changed at this table while we typed.
    news(state) {
      const T = this.data.texts;
      const step = this.view.step;
      if (state.version && !this.again) {
        if (this.busy) return undefined;
        if (this.sheet.complete() && state.a === this.sheet.total("a")) {
          this.save({ done: true }); // another tab or device handed in the very same figures
          return location.reload();
        }
        return this.refuse({ code: "meanwhile", text: S.fill(T.meanwhile, { who: state.by, time: state.at }) });
      }
      if (state.people !== this.data.people) return this.refuse({ code: "people", text: T.people });
      if (state.closed && step !== "refused") return this.refuse({ code: "closed", text: T.closed });
      if (state.hold.device && state.hold.device !== this.device) return this.held(state.hold, true);
      if (step === "held") this.view.show("typing");
      return undefined;
    }

    held(hold, lost) {
      const T = this.data.texts;
      if (this.view.step === "held" || this.view.step === "which") return;
      this.hold = hold;
      $("t-held").textContent = S.fill(lost && this.sheet.filled() ? T.taken : T.held, { n: hold.number || "?", time: hold.since });
      $("held-more").textContent = S.fill(T.held_filled, { n: hold.filled, of: this.data.spiele });
      $("held-look").hidden = !this.sheet.filled();
      this.view.show("held");
    }

    async take() {
      try {
        const { body } = await this.link.post(this.urls.take, { passe: this.data.passe, device: this.device });
        if (!body.ok) return this.refuse(body);
        return this.choose(body.former);
      } catch {
        this.view.say(this.data.texts.lost, "held-say");
        return undefined;
      }
    }

    // Both drafts exist: the table says with which one it goes on.
    choose(theirs) {
      const other = new S.Sheet(this.data.spiele, this.data.bonus);
      other.take(theirs);
      const mine = this.sheet.filled();
      const go = () => {
        this.keep();
        this.onward();
      };
      const adopt = () => {
        this.sheet.remember();
        this.sheet.take(theirs);
        go();
      };
      if (!other.filled()) return go();
      if (!mine) return adopt();
      const T = this.data.texts;
      $("use-mine").textContent = S.fill(T.mine, { n: mine, of: this.data.spiele });
      $("use-theirs").textContent = S.fill(T.theirs, { n: other.filled(), of: this.data.spiele });
      $("use-mine").onclick = go;
      $("use-theirs").onclick = adopt;
      this.view.show("which");
      return undefined;
    }

    fields() {
      const base = {
        passe: this.data.passe, art: "spiele", based_on: this.data.state.version, nonce: this.nonce(), device: this.device,
        who: this.sheet.who, people: this.data.people, confirmed: this.confirmed, ...this.sheet.fields(),
      };
      return this.data.paper ? { ...base, paper_total_a: this.sheet.control } : base;
    }

    // The same figures keep their mark, other figures get a new one.
    nonce() {
      const figures = JSON.stringify([this.sheet.fields(), this.data.paper ? this.sheet.control : ""]);
      if (this.sent.figures !== figures) {
        this.sent = { figures, nonce: S.mark() };
        this.save();
      }
      return this.sent.nonce;
    }

    // Asks the laptop for hints before anybody accepts; without connection they come at handing in.
    async check() {
      try {
        const { body } = await this.link.post(this.urls.check, this.fields());
        if (body.ok === false) return this.wrong(body);
        this.confirmed = "";
        if (!body.hints.length) return this.accept();
        return this.ask(body, () => this.accept());
      } catch {
        return this.accept();
      }
    }

    ask(body, then) {
      this.view.items("hints", body.hints);
      $("hints-yes").onclick = () => {
        this.confirmed = body.confirm;
        then();
      };
      this.view.show("hints");
    }

    async explain() {
      const T = this.data.texts;
      let texts = [];
      try {
        const { body } = await this.link.post(this.urls.check, this.fields());
        texts = body.explanations || [];
      } catch {
        texts = [];
      }
      const box = $("explanations");
      box.textContent = "";
      const head = document.createElement("p");
      head.textContent = texts.length ? T.explaining : T.no_explanation;
      const list = document.createElement("ul");
      list.id = "explained";
      box.append(head, list);
      this.view.items("explained", texts);
    }

    accept() {
      this.view.accept();
      this.view.say("", "accept-say");
      const yes = $("yes");
      yes.setAttribute("aria-disabled", "true");
      setTimeout(() => yes.removeAttribute("aria-disabled"), 500);
      this.view.show("accept");
    }

    async give() {
      if (this.busy || $("yes").getAttribute("aria-disabled")) return;
      this.busy = true;
      this.view.say(this.data.texts.sending, "accept-say");
      try {
        const { body } = await this.link.post(this.urls.hand_in, this.fields());
        if (body.ok) this.done(body);
        else if (body.code === "hints") this.ask(body, () => this.accept());
        else this.wrong(body);
      } catch {
        this.view.say(this.data.texts.not_sent, "accept-say");
      } finally {
        this.busy = false;
      }
    }

    done(body) {
      this.link.handed = body.time;
      this.save({ done: true });
      $("done").innerHTML = body.html; // drawn by our own templates, everything in it escaped
      this.view.show("done");
      document.querySelector("[data-step=done]").focus({ preventScroll: true });
    }

    wrong(body) {
      this.refuse({ ...body, more: [...Object.entries(body.rows || {}).flatMap(([n, texts]) => texts.map((text) => (n === "0" ? text : `${n}: ${text}`))), ...(body.explanations || [])] });
    }

    refuse(body) {
      $("refused-text").textContent = body.text || this.data.texts.odd;
      this.view.items("refused-more", body.more || []);
      $("refused-reload").hidden = !["people", "meanwhile", "handed_in"].includes(body.code);
      $("refused-look").hidden = !this.sheet.filled();
      if (this.view.step !== "refused") this.view.show("refused");
    }
  }

  S.Hand = Hand;
})(window.Schreiber);
