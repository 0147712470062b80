// The yardstick: nothing but loadPyodide() in a worker, told when it answers.
const worker = new Worker(new URL("bare-worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = () => performance.mark("spades:answered");
