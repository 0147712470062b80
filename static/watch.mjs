// Tells what arrives: every fetch reports the bytes of its file, or that the file failed. Page and worker
// use it alike. The answer itself is passed on untouched, so that compiled wasm is still cached with it.

const name = (input) => new URL(input.url ?? input, import.meta.url).pathname.split("/").pop();

const count = async (body, file, tell) => {
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return tell({ file, done });
    tell({ file, bytes: value.length });
  }
};

// Starts watching; returns the function that ends it.
export const watch = (tell) => {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const file = name(args[0]);
    const failed = (why) => tell({ file, failed: String(why) });
    tell({ file, bytes: 0 });
    const response = await fetch(...args).catch((error) => {
      failed(error);
      throw error;
    });
    if (response.ok && response.body) count(response.clone().body, file, tell).catch(failed);
    else failed(response.status);
    return response;
  };
  return () => (globalThis.fetch = fetch);
};

// Imports a module, which no fetch shows.
export const load = async (url, tell) => {
  const file = name(url);
  tell({ file, bytes: 0 });
  try {
    const module = await import(url);
    tell({ file, done: true });
    return module;
  } catch (error) {
    tell({ file, failed: String(error) });
    throw error;
  }
};
