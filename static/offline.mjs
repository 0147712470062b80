// Keeps the site for visits without a network: registers the service worker, and says when a new build waits.
// It takes over at the player's yes, or when no page is open. Where a browser refuses, nothing is kept.
// The first time it fetches all files, which can wait for a moment in which nobody waits for a card.

const LOOK = 3_600_000; // ms from one look for a new build to the next, while a page stays open
const GONE = 2_000; // ms out of sight: a page that is left or loaded anew is hidden too, and is no more by then

// Lets the build that waits take over, then goes on with it.
const takeOver = ({ waiting }) => {
  if (!waiting) return location.reload(); // another tab has said yes
  waiting.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
  waiting.postMessage("take over");
};

const announce = (registration) => {
  const bar = document.querySelector("#update");
  const [now, later] = bar.querySelectorAll("button");
  now.onclick = () => takeOver(registration);
  later.onclick = () => (bar.hidden = true);
  bar.hidden = false;
};

const watch = (registration) => {
  const worker = registration.installing;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) announce(registration);
  });
};

// A hand is over, or the page has been out of sight for a while.
const leisure = () =>
  new Promise((go) => {
    const main = document.querySelector("main");
    let hidden = 0;
    const end = () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", wait);
      clearTimeout(hidden);
      go();
    };
    const wait = () => {
      clearTimeout(hidden);
      if (document.hidden) hidden = setTimeout(end, GONE);
    };
    const look = () => main.dataset.phase.endsWith("-over") && end();
    const observer = new MutationObserver(look);
    observer.observe(main, { attributes: true, attributeFilter: ["data-phase"] });
    document.addEventListener("visibilitychange", wait);
    wait();
    look();
  });

export const keep = async (folder) => {
  // WebKit, the one without idle callbacks, does not always answer who registers late.
  if (!navigator.serviceWorker.controller && "requestIdleCallback" in window) await leisure();
  const registration = await navigator.serviceWorker.register(`${folder}sw.js`, { updateViaCache: "none" });
  if (registration.waiting) announce(registration);
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
  registration.active?.postMessage("tidy");
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no network
  });
};
