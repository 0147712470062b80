// Brings the examples of a guide page to life: starts the engine, tells how far it has come, and lets
// spades/ui/examples do the rest. guide.mjs imports it at the reader's first touch.

import { start } from "./start.mjs";

const WORDS = {
  en: { loading: "Loading: {got} of {all} MB", starting: "Shuffling the cards …" },
  de: { loading: "Wird geladen: {got} von {all} MB", starting: "Die Karten werden gemischt …" },
};
const language = document.documentElement.lang;
const words = WORDS[language];
const line = document.createElement("p"); // the progress, where the reader touched last
const text = document.createElement("span");
const bar = document.createElement("progress");
line.className = "bring";
line.setAttribute("role", "status");
bar.setAttribute("aria-hidden", "true"); // the words say as much
line.append(text, bar);

let sizes = {};
let ended = false;
let begun = null;
let unwatch = () => {};
const got = new Map();

const show = () => {
  let sum = 0;
  let all = 0;
  for (const [file, [bytes, wire]] of Object.entries(sizes)) {
    sum += wire * Math.min(1, (got.get(file) ?? 0) / bytes);
    all += wire;
  }
  bar.value = all ? sum / all : 0;
  const mega = (number) => (number / 1e6).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const said = sum < all ? words.loading.replace("{got}", mega(sum)).replace("{all}", mega(all)) : words.starting;
  if (text.textContent !== said) text.textContent = said;
};

const stop = () => {
  if (ended) return;
  ended = true;
  text.textContent = document.documentElement.dataset.failed;
  bar.remove();
};

const report = ({ file, bytes = 0, done = false, failed = "" }) => {
  if (failed) return stop();
  got.set(file, done ? Infinity : (got.get(file) ?? 0) + bytes);
  if (!ended) show();
};

const crashed = (said) => /Traceback|^Uncaught/.test(said) && stop();

// The progress comes and goes above what is being read, which does not move.
const above = document.querySelector("[data-house]");
const still = (change) => {
  const edge = () => above.getBoundingClientRect().bottom;
  const before = edge();
  change();
  if (before < 0) scrollBy(0, edge() - before);
};

// The examples are alive: the focus goes from the button to what it has brought.
const live = () => {
  ended = true;
  unwatch();
  const touched = line.parentElement.querySelector(".live :is(button, select)");
  if (document.activeElement.matches("body, .try")) touched?.focus(); // the button that had it is out of sight
  still(() => line.remove());
};

const bring = async (rules) => {
  globalThis.spadesGuide = { rules, live, stop };
  globalThis.spadesBoot = { renew: async () => false }; // page and engine are of one build, by their addresses
  const file = (name) => fetch(new URL(name, import.meta.url));
  const known = await (await file("start.json")).json();
  sizes = known.files;
  document.querySelector(".sprite").outerHTML = await (await file("deck.svg")).text(); // other hands have other cards
  unwatch = await start(known, report, crashed);
};

// Shows the progress at `place`; the promise is kept when everything is on its way.
export const begin = (rules, place) => {
  still(() => {
    place.append(line);
    if (!ended) show();
  });
  begun ??= bring(rules).catch((error) => {
    console.error(error);
    stop();
  });
  return begun;
};
