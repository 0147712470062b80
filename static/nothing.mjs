// A store that is always empty, in the place of IndexedDB. PyScript opens IndexedDB before it starts, for
// packages and folders that we do not use; where site data are blocked it would fail or wait for ever.

const done = (result) => {
  const request = { result };
  setTimeout(() => request.onsuccess?.({ target: request }));
  return request;
};
const store = {
  count: () => done(0),
  getAllKeys: () => done([]),
  get: () => done(),
  getKey: () => done(),
  put: () => done(),
  delete: () => done(),
  clear: () => done(),
};
const db = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => done(db) } });
