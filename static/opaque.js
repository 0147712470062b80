// A frame in a sandbox without an origin of its own can keep nothing and start no worker: it says what to write.
// A plain script, because modules are not loaded there.
if (origin === "null" && location.protocol !== "file:") {
  document.documentElement.dataset.boot = "opaque";
  const words = navigator.language.startsWith("de")
    ? 'Spades braucht in diesem Rahmen einen eigenen Ursprung. Wer die Seite betreibt, schreibt: sandbox="allow-scripts allow-same-origin"'
    : 'Spades needs an origin of its own in this frame. The owner of this page writes: sandbox="allow-scripts allow-same-origin"';
  addEventListener("DOMContentLoaded", () => {
    document.querySelector("#poster").hidden = true;
    const line = document.createElement("p");
    line.className = "told";
    line.textContent = words;
    document.querySelector("#boot").append(line);
  });
}
