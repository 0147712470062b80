// Plays in the page as fast as the page lets it, and keeps what it measures in globalThis.bench.
globalThis.bench = { waits: [], games: 0, hands: 0, stop: false };
const main = document.querySelector("main");
// Asks for no layout, which would be counted as the page's own work.
const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.closest("[hidden]"));
const named = (name, within = "main") => shown(`${within} button`).find((each) => each.textContent.trim() === name);

// Resolves in the frame that shows the first change after now.
const changed = () =>
  new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(resolve);
    });
    seen.observe(main, { subtree: true, childList: true, attributes: true });
  });

const playCard = async () => {
  const [card] = shown('button[data-card]:not([aria-disabled="true"])');
  if (!card) return;
  const since = performance.now();
  const begun = changed();
  card.click();
  await begun;
  bench.waits.push(performance.now() - since);
};

// Once each: a person does not click on a button that is already at work.
let pressed = new WeakSet();
const press = (button) => {
  if (!pressed.has(button)) button.click();
  pressed.add(button);
};

let last = "";
const act = async () => {
  const { phase, turn } = main.dataset;
  if (phase !== last && phase === "hand-over") bench.hands += 1;
  if (phase !== last && phase === "game-over") bench.games += 1;
  if (phase !== last) pressed = new WeakSet();
  last = phase;
  const go = ["Deal the cards", "New game", "Next hand"].map((name) => named(name, "dialog[open]")).find(Boolean);
  if (go) press(go);
  else if (phase === "hand-over") press(named("Next hand") ?? main);
  else if (phase === "game-over") press(named("New game") ?? main);
  else if (phase === "bidding" && turn === "S") shown('button[data-bid="3"]')[0]?.click();
  else if (phase === "playing" && turn === "S") await playCard();
};

const run = async () => {
  if (bench.stop) return;
  await act();
  setTimeout(run, bench.pause ?? 0);
};
run();
