// The page for site owners: puts the lines to copy together from what is chosen, and shows the frame live.
const site = new URL("../../", location.href);
const form = document.querySelector(".chooser");
const part = (name) => form.querySelector(`#ch-${name}`);
const NAMES = ["mode", "rules", "level", "lang", "theme", "speed", "autostart"];
const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

// Name and value of each parameter that is not as usual.
const chosen = () => {
  const house = part("rules").value === "house";
  const given = NAMES.map((name) => [name, name === "rules" && house ? part("house").value.trim() : part(name).value]);
  return given.filter(([name, value]) => value && !(name === "mode" && value === "play"));
};

let frame = null;
let looked = false; // a whole table lies in the frame: it comes when the reader has come to its place
const show = (url) => {
  const next = document.createElement("iframe");
  Object.assign(next, { src: url, title: form.querySelector(".preview").dataset.title, loading: "lazy" });
  next.allow = "fullscreen; clipboard-write";
  form.querySelector(".preview").replaceChildren(next);
  frame = next;
};
addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame?.contentWindow || origin !== location.origin || data?.spades !== 1) return;
  if (data.type === "height" && Number.isFinite(data.height)) frame.style.height = `${data.height}px`;
});

const compose = () => {
  const given = part("record").value.trim().replace(/^.*#record=/s, ""); // a record, or a link to watch one
  const record = part("mode").value === "replay" ? given : "";
  part("record").parentElement.hidden = part("mode").value !== "replay";
  part("house").parentElement.hidden = part("rules").value !== "house";
  const url = new URL("embed.html", site);
  for (const [name, value] of chosen()) url.searchParams.set(name, value);
  if (record) url.hash = "record=" + encodeURIComponent(record);
  const names = [...chosen(), ...(record ? [["record", record]] : [])].map(([name, value]) => ` ${name}="${quoted(value)}"`);
  part("element").value = `<script async src="${new URL("embed.js", site)}"></script>\n<spades-game${names.join("")}></spades-game>`;
  part("frame").value =
    `<iframe src="${quoted(url.href)}" title="Spades" width="100%" height="600" loading="lazy" ` +
    'allow="fullscreen; clipboard-write" style="border:0"></iframe>';
  if (looked && frame?.src !== url.href) show(url.href);
};

form.addEventListener("change", compose);
for (const button of form.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.onclick = async () => {
    const field = document.querySelector(`#${button.dataset.copy}`);
    field.select();
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    button.textContent = copied ? form.dataset.copied : form.dataset.select;
  };
}
compose();
new IntersectionObserver((entries, observer) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  observer.disconnect();
  looked = true;
  compose();
}).observe(form.querySelector(".preview"));
