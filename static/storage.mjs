// Browser storage that never throws. MicroPython cannot catch an exception of a JavaScript call, and
// storage throws when it is full, and even when it is looked at where site data are blocked.

const area = (name) => {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
};

const full = (error) =>
  error instanceof DOMException && ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(error.name);

const shelf = (name) => ({
  // The text under a key; null when there is none, undefined when storage is denied.
  get(key) {
    try {
      return area(name).getItem(key);
    } catch {
      return undefined;
    }
  },
  // "ok", "full" or "denied". What stood under the key stays when it is not "ok".
  set(key, text) {
    try {
      area(name).setItem(key, text);
      return "ok";
    } catch (error) {
      return full(error) ? "full" : "denied";
    }
  },
  remove(key) {
    try {
      area(name).removeItem(key);
      return "ok";
    } catch {
      return "denied";
    }
  },
  // All keys, one a line: the bridge to Python has no arrays with a length.
  keys() {
    try {
      return Object.keys(area(name)).join("\n");
    } catch {
      return "";
    }
  },
});

globalThis.spadesShelf = shelf("localStorage");
globalThis.spadesVisit = shelf("sessionStorage");
