// The game in a frame of another page: shows the poster, hears the page around before Python runs, and carries the
// messages. docs/embed.md says what they mean; spades/ui/embed checks every field and does what is asked.

const VERSION = 1;
const MOST = 8; // messages kept, in and out, until somebody takes them
const LONGEST = 1_000_000; // characters of one
const WORDS = {
  en: { play: "Play Spades", replay: "Watch the game", bid: "Bid some hands", open: "Open in its own window", address: "The address of the game:" },
  de: { play: "Spades spielen", replay: "Spiel ansehen", bid: "Ansagen üben", open: "Im eigenen Fenster öffnen", address: "Die Adresse des Spiels:" },
};
const STEP = 24; // px: by less the width changes when a scroll bar comes or goes, which our own height may cause
const asked = new URLSearchParams(location.search);
const find = (selector) => document.querySelector(selector);

// Where messages go: to the page around and no other. Some browsers tell its origin; else the referrer does,
// which may be hidden or another's, until the page around itself has spoken.
const referrer = document.referrer && new URL(document.referrer).origin;
let origin = location.ancestorOrigins?.[0] ?? referrer;
let heard = false;

const unsent = [];
const tell = (message) => {
  if (window === parent) return;
  if (!origin) return void (unsent.length < MOST && unsent.push(message));
  parent.postMessage(message, origin === "null" ? "*" : origin); // an opaque origin has no other name
};
const say = (type, fields) => tell({ spades: VERSION, type, ...fields });

let take = null; // what hears the messages once Python runs
let wanted = ["", "1"].includes(asked.get("autostart"));
let begin = () => {};
let greet = () => {};
const kept = [];
addEventListener("message", ({ source, origin: from, data }) => {
  if (window === parent || source !== parent || (heard && from !== origin)) return;
  if (typeof data !== "object" || !Object.hasOwn(data ?? {}, "spades")) return; // between others
  [origin, heard] = [from, true];
  for (const message of unsent.splice(0)) tell(message);
  if (data.spades === VERSION && data.type === "hello") return greet();
  let text = "";
  try {
    text = JSON.stringify(data);
  } catch {
    // goes round in circles: no message of ours
  }
  if (!text || text.length > LONGEST) say("error", { code: "too-long", text: "The message is too long." });
  else if (take) take(text);
  else if (kept.length === MOST) say("error", { code: "busy", text: "The game is still starting." });
  else {
    kept.push(text);
    if (data.spades === VERSION && ["new-game", "load", "record"].includes(data.type)) {
      wanted = true;
      begin();
    }
  }
});

const places = () => {
  for (let number = 0; number < parent.length; number++) if (parent[number] === window) return String(number);
  return "";
};

globalThis.spadesFrame = {
  host: location.ancestorOrigins?.[0] ?? referrer,
  place: window.name || places(),
  clicked: false, // by the reader, who then expects the focus here
  tell: (text) => {
    const message = JSON.parse(text);
    if (message.type === "ready") greet = () => tell(message);
    tell(message);
  },
  hear: (callback) => {
    take = callback;
    for (const text of kept.splice(0)) take(text);
  },
};

// The height that fits a width, for the page around to follow: upright below 600 px, as the table's own plan is.
const fit = () => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [least, wished, most] = innerWidth < 600 ? [35 * rem, 1.6 * innerWidth, 42 * rem] : [24 * rem, 0.63 * innerWidth, 45 * rem];
  return Math.round(Math.max(least, Math.min(wished, most)));
};
let told = -STEP;
const measure = () => {
  if (Math.abs(innerWidth - told) < STEP) return;
  told = innerWidth;
  say("height", { height: fit() });
};

// Where new windows are forbidden the address stands there to be copied.
const box = find("#site-address");
const show = (link) => {
  const field = box.querySelector("input");
  field.value = link.href;
  const inside = link.closest("dialog p"); // nothing outside an open sheet can be touched
  if (inside) inside.after(box);
  else document.body.append(box);
  field.onblur = () => (box.hidden = !inside); // in a sheet that would move what is touched next
  box.hidden = false;
  field.select();
  field.focus();
};
const open = (event) => {
  const link = event.target.closest('a[target="_blank"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const opened = window.open(link.href, "_blank");
  if (opened) opened.opener = null;
  else show(link);
};

const there = (language) => {
  const query = new URLSearchParams(asked);
  query.set("lang", language);
  for (const name of ["embed", "autostart"]) query.delete(name);
  return `./?${query}${location.hash}`;
};

// Shows the poster; the promise is kept when the game is wanted.
export const poster = async (language) => {
  const words = WORDS[language];
  box.querySelector("span").textContent = words.address;
  const mode = ["replay", "bid"].find((name) => name === asked.get("mode")) ?? "play";
  for (const link of document.querySelectorAll("a.site")) {
    link.href = mode === "play" ? `./?lang=${language}` : there(language); // the reader's own game, or the same record
  }
  addEventListener("click", open);
  greet = () => say("ready", { started: false, lang: language, mode });
  greet();
  measure();
  addEventListener("resize", measure);
  const [root, main, sheet, button] = ["html", "main", "#poster", "#poster button"].map(find);
  const theme = asked.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (!wanted) {
    find("#poster a").textContent = words.open;
    button.textContent = words[mode];
    root.dataset.boot = "poster";
    const rest = [...main.children].filter((part) => part !== sheet && part.tagName !== "H1");
    for (const part of rest) part.inert = true;
    button.hidden = false;
    await new Promise((resolve) => {
      begin = resolve;
      button.onclick = resolve;
    }).then((click) => (spadesFrame.clicked = Boolean(click)));
    for (const part of rest) part.inert = false;
  }
  delete root.dataset.poster;
  sheet.remove();
};
