// Keeps the whole site for visits without a network, one build at a time. tools/build puts the list of files in,
// each with its hash: a file of another build is refused, and then the whole build is not taken.

const FILES = {}; // path -> "sha256-…"; "" is the page itself
const KEPT = "unbuilt"; // the hash of them all

const folder = new URL("./", location).pathname; // other sites may share this host, and so all caches
const OURS = `spades:${folder}:`;
const HASHED = /^(app|runtime)-[0-9a-f]{12}\//; // an address that no other build has

const FEW = 4; // files at a time, for a game may be going on

// All files or none.
const keep = async () => {
  const cache = await caches.open(OURS + KEPT);
  // What stands at a fixed address may lie stale in the browser's cache; the rest is there from the first visit.
  const requests = Object.entries(FILES).map(
    ([path, integrity]) => new Request(folder + path, { integrity, cache: HASHED.test(path) ? "default" : "reload" }),
  );
  try {
    while (requests.length > 0) await cache.addAll(requests.splice(0, FEW));
  } catch (error) {
    await caches.delete(OURS + KEPT);
    throw error;
  }
};

// Where a browser can, it finds the files of this build by itself, without waking the worker.
const route = async (event) => {
  const folders = new Set(Object.keys(FILES).map((path) => HASHED.exec(path)?.[0]));
  folders.delete(undefined);
  const found = [...folders].map((name) => ({
    condition: { urlPattern: new URLPattern({ pathname: `${folder}${name}*` }) },
    source: { cacheName: OURS + KEPT },
  }));
  await event.addRoutes?.(found);
};

// Lets go of other builds, unless a window may still need their files, or the next one is on its way.
const tidy = async (windows) => {
  const names = await caches.keys();
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > windows || registration.installing || registration.waiting) return;
  const others = names.filter((name) => name.startsWith(OURS) && name !== OURS + KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
};

// The path of one of our files; undefined for all that is not ours to answer.
const known = ({ method, mode, cache, url }) => {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(folder)) return undefined;
  if (cache === "reload" && mode !== "navigate") return undefined; // asks what the server has
  const path = pathname.slice(folder.length).replace(/^index\.html$/, "");
  return path in FILES || HASHED.test(path) ? path : undefined;
};

// From this build; a page of another build that is still open gets its own files.
const answer = async (path) => {
  for (const name of path in FILES ? [OURS + KEPT] : await caches.keys()) {
    const hit = name.startsWith(OURS) && (await caches.match(folder + path, { cacheName: name, ignoreVary: true }));
    if (hit) return hit.redirected ? new Response(hit.body, hit) : hit; // some hosts have shorter names for pages
  }
  throw new Error(`${path} is not kept`);
};

addEventListener("install", (event) => event.waitUntil(Promise.all([keep(), route(event).catch(() => {})])));
addEventListener("activate", (event) => event.waitUntil(tidy(0)));
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy(1)); // the one that asks
});
addEventListener("fetch", (event) => {
  const path = known(event.request);
  if (path !== undefined) event.respondWith(answer(path).catch(() => fetch(event.request)));
});
