// The first code of the page: shows what arrives, says what fails, and never lets two builds mix. It stands
// at a fixed address and needs nothing else, so that it can still speak when other files are missing.

const BUILD = "unbuilt";
const SILENCE = 20_000; // ms without a byte
const PATIENCE = 120_000; // ms for the first answer once all files are there
const CALM = 3_000; // ms from the first sight of the table
const WORDS = {
  en: {
    loading: "Loading: {got} of {all} MB",
    starting: "Shuffling the cards …",
    failed: "A file did not arrive: {file}. Check the connection, or whether something blocks it.",
    silent: "Nothing has arrived for 20 seconds. Still missing: {file}.",
    slow: "The game's engine does not start.",
    nowasm: "This browser cannot run the game: WebAssembly is missing or switched off.",
    retry: "Try again",
    crash: "Something went wrong on this page. Your game is saved.",
    go: "Continue",
  },
  de: {
    loading: "Wird geladen: {got} von {all} MB",
    starting: "Die Karten werden gemischt …",
    failed: "Eine Datei kam nicht an: {file}. Prüfe die Verbindung, oder ob etwas sie blockiert.",
    silent: "Seit 20 Sekunden kommt nichts mehr an. Es fehlt noch: {file}.",
    slow: "Das Spiel startet nicht.",
    nowasm: "Dieser Browser kann das Spiel nicht ausführen: WebAssembly fehlt oder ist abgeschaltet.",
    retry: "Noch einmal versuchen",
    crash: "Auf dieser Seite ging etwas schief. Dein Spiel ist gespeichert.",
    go: "Weiter",
  },
};

const find = (selector) => document.querySelector(selector);
const site = JSON.parse(find("#build").textContent);
const folder = new URL(".", document.baseURI).pathname;
const framed = "embed" in document.documentElement.dataset; // embed.html: the game in a frame of another page
const leaving = !framed && new URLSearchParams(location.search).has("embed");
if (leaving) location.replace(new URL("embed.html", document.baseURI) + location.search + location.hash);
const quiet = (action) => {
  try {
    return action();
  } catch {
    return null; // storage may be forbidden
  }
};

const language = () => {
  const saved = framed ? null : quiet(() => JSON.parse(localStorage.getItem(`spades:${folder}:settings`)).settings.language);
  const wished = [new URLSearchParams(location.search).get("lang"), saved, ...navigator.languages];
  return wished.map((tag) => String(tag).slice(0, 2)).find((tag) => tag in WORDS) ?? "en";
};

const words = WORDS[(document.documentElement.lang = language())];
const say = (key, values = {}) => {
  find("#boot-text").textContent = words[key].replace(/{(\w+)}/g, (_, name) => values[name]);
};

// What is on its way: file name -> bytes so far. site.files says what is to come: [bytes, bytes on the wire].
const waiting = new Map();
const got = new Map();
let heard = performance.now();
let unwatch = () => {};
let ended = false; // the table is there, or a message is shown

const show = () => {
  let sum = 0;
  let all = 0;
  for (const [file, [bytes, wire]] of Object.entries(site.files)) {
    sum += wire * Math.min(1, (got.get(file) ?? 0) / bytes);
    all += wire;
  }
  find("#boot-progress").value = sum / all;
  const mega = (number) => (number / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  if (sum < all) say("loading", { got: mega(sum), all: mega(all) });
  else say("starting");
};

const report = ({ file, bytes = 0, done = false, failed = "" }) => {
  heard = performance.now();
  if (ended) return;
  if (failed) return stop("failed", { file });
  waiting.set(file, (waiting.get(file) ?? 0) + bytes);
  got.set(file, done ? Infinity : Math.max(got.get(file) ?? 0, waiting.get(file)));
  if (done) waiting.delete(file);
  show();
};

// Shows a message and a way out; a build that has been replaced is the likeliest reason for a missing file.
const stop = async (key, values) => {
  if (ended) return;
  ended = true;
  clearInterval(timer);
  say(key, values);
  find("#boot-progress").hidden = true;
  const retry = find("#boot-retry");
  retry.textContent = words.retry;
  retry.hidden = false;
  retry.onclick = () => location.reload();
  if (key === "failed") await renew();
};

// A service worker would answer with the build that it keeps: it goes, and comes back with the next game.
const unkeep = async () => {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept?.scope === new URL(".", document.baseURI).href) await kept.unregister();
};

// Loads the page anew, once for each build on the server: when that is another build than this one, or when
// `certain` that page and engine do not fit. False when it would not help, or has been tried before.
const renew = async (certain = false) => {
  const text = await fetch(location.href, { cache: "reload" }).then((page) => page.text(), () => "");
  const newest = /"build":"(\w+)"/.exec(text)?.[1];
  if (!newest || (newest === site.build && !certain)) return false;
  const key = `spades:${folder}:renewed`;
  if (quiet(() => sessionStorage.getItem(key)) === newest) return false;
  if (quiet(() => (sessionStorage.setItem(key, newest), sessionStorage.getItem(key))) !== newest) return false;
  await unkeep().catch(() => {});
  location.reload();
  return true;
};

const crashed = (line) => {
  const bar = find("#crash");
  if (!/Traceback|^Uncaught/.test(String(line)) || !bar.hidden) return;
  if (!ended && find("main").dataset.phase === "loading") return stop("slow");
  bar.querySelector("span").textContent = words.crash;
  bar.querySelector("button").textContent = words.go;
  bar.querySelector("button").onclick = () => location.reload();
  bar.hidden = false;
};

// Keeps the site for visits without a network. That can wait; and a frame's host is no place for our files.
const keep = async () => {
  if (window !== window.parent) return;
  const { keep } = await import(new URL("offline.mjs", new URL(site.start, document.baseURI)).href);
  await keep(folder);
};
const idle = globalThis.requestIdleCallback ?? setTimeout;

let last = performance.now();
let waits = true; // for the reader, as a poster
const tick = () => {
  const now = performance.now();
  if (now - last > 5_000 || document.hidden || waits) heard = now; // asleep or in the background: count anew
  last = now;
  const [file] = waiting.keys();
  if (file && now - heard > SILENCE) stop("silent", { file });
  else if (now - heard > PATIENCE) stop("slow");
};
const timer = setInterval(tick, 1_000);

// The table is there.
new MutationObserver((_, observer) => {
  if (find("main").dataset.phase === "loading") return;
  observer.disconnect();
  ended = true;
  clearInterval(timer);
  unwatch();
  find("#boot").hidden = true;
  setTimeout(() => idle(() => keep().catch(() => {})), CALM);
}).observe(find("main"), { attributes: true });

// In a frame: the poster, until the game is wanted.
const pose = async () => {
  try {
    const { poster } = await import(new URL("frame.mjs", new URL(site.start, document.baseURI)).href);
    await poster(document.documentElement.lang);
    return true;
  } catch (error) {
    console.error(error);
    delete document.documentElement.dataset.poster;
    find("#poster").hidden = true;
    stop("failed", { file: "frame.mjs" });
    return false;
  }
};

const begin = async () => {
  if (leaving || document.documentElement.dataset.boot === "opaque") return;
  if (framed && !(await pose())) return;
  waits = false;
  document.documentElement.dataset.boot = "";
  if (site.build !== BUILD && (await renew())) return;
  if (typeof WebAssembly !== "object") return stop("nowasm");
  addEventListener("error", ({ message }) => crashed(`Uncaught ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => reason instanceof Error && crashed(`Uncaught ${reason}`));
  globalThis.spadesBoot = { renew, stop, crash: () => crashed("Uncaught: no engine") };
  show();
  const start = new URL(site.start, document.baseURI);
  try {
    unwatch = await (await import(start.href)).start(site, report, crashed);
  } catch (error) {
    console.error(error);
    stop("failed", { file: start.pathname.split("/").pop() });
  }
};

begin();
