// <spades-game>: a game of Spades in your page; docs/embed.md
globalThis.SpadesGame ??= class extends HTMLElement {
  static site = new URL("embed.html", document.currentScript.src);
  static names = "lang theme rules level deal mode seat speed autostart".split(" ");
  static observedAttributes = [...this.names, "record", "label"];
  #root = this.attachShadow({ mode: "open" });
  #site = this.constructor.site;
  #asked = new Map(); // what waits, by its number
  #ready = false;
  #frame;
  #late;

  newGame(options) {
    return this.#ask("new-game", { options });
  }
  load(record) {
    return this.#ask("load", { record });
  }
  async record() {
    return (await this.#ask("record")).record;
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#build();
  }
  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#clear();
  }
  attributeChangedCallback() {
    if (!this.#frame) return;
    this.#clear();
    queueMicrotask(() => this.isConnected && this.#build()); // once
  }

  #build() {
    this.#clear();
    const url = new URL(this.#site);
    for (const { name, value } of this.attributes) {
      if (this.constructor.names.includes(name)) url.searchParams.set(name, value || 1);
    }
    if (this.hasAttribute("record")) url.hash = "record=" + encodeURIComponent(this.getAttribute("record"));
    if (getComputedStyle(this).display === "inline") this.style.display = "block";
    const frame = (this.#frame = document.createElement("iframe"));
    frame.style = "display:block;width:100%;height:600px;border:0";
    frame.title = this.getAttribute("label") ?? "Spades";
    frame.name = "spades-" + [...document.querySelectorAll("spades-game")].indexOf(this);
    frame.loading = "lazy";
    frame.allow = "fullscreen; clipboard-write";
    frame.credentialless = crossOriginIsolated || this.hasAttribute("credentialless");
    frame.src = url;
    frame.onload = () => {
      this.#send({ type: "hello" });
      if (!this.#ready) this.#late = setTimeout(() => this.#link(url), 10_000);
    };
    this.#root.append(frame);
  }
  #link({ search, hash }) {
    this.#clear();
    const link = document.createElement("a");
    link.href = new URL("./" + search + hash, this.#site);
    link.textContent = this.lang === "de" ? "Spades spielen" : "Play Spades";
    this.#root.append(link);
  }
  #clear() {
    clearTimeout(this.#late);
    this.#root.replaceChildren();
    this.#frame = null;
    this.#ready = false;
    for (const { reject } of this.#asked.values()) reject(Error("The game is gone."));
    this.#asked.clear();
  }
  #send(message) {
    this.#frame.contentWindow.postMessage({ spades: 1, ...message }, this.#site.origin);
  }
  #ask(type, fields) {
    return new Promise((resolve, reject) => {
      if (!this.#frame) throw Error("No game here.");
      const message = structuredClone({ type, id: this.#asked.size, ...fields });
      this.#asked.set(message.id, { resolve, reject, message });
      setTimeout(reject, 120_000, Error("No answer."));
      this.#frame.loading = "eager";
      if (this.#ready) this.#send(message);
    });
  }
  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame?.contentWindow || origin !== this.#site.origin || data?.spades !== 1) return;
    const { spades, type, ...detail } = data;
    const asked = this.#asked.get(detail.id ?? detail.for);
    if (type === "height" && detail.height > 200 && detail.height < 2000) this.#frame.style.height = detail.height + "px";
    if (type === "answer") asked?.resolve(detail);
    if (type === "error") asked?.reject(Object.assign(Error(detail.text), detail));
    if (type === "ready" && !this.#ready) {
      this.#ready = true;
      clearTimeout(this.#late);
      for (const { message } of this.#asked.values()) this.#send(message);
    }
    if (/^(ready|error|hand-end|game-end)$/.test(type)) this.dispatchEvent(new CustomEvent(type, { detail }));
  };
};
customElements.get("spades-game") ?? customElements.define("spades-game", SpadesGame);
