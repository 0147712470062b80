// A guide page follows the rule set and the theme in its address: ?rules=kawu hides what only CardCouch says,
// and every link to the guide or the table keeps them. Without this script the page tells both.
const asked = new URLSearchParams(location.search);
const rules = asked.get("rules") ?? "";
const theme = asked.get("theme") ?? "";
const root = document.documentElement;

if (theme === "light" || theme === "dark") root.dataset.theme = theme;
const known = root.dataset.presets.split(" ").includes(rules);
if (known) {
  for (const part of document.querySelectorAll("[data-rules]")) part.hidden = part.dataset.rules !== rules;
}
const house = /^house(\.[a-z0-9-]+)*$/.test(rules);
const notice = document.querySelector("[data-house]");
if (house) notice.hidden = false;

for (const link of document.querySelectorAll("a[href]")) {
  const to = new URL(link.href);
  if (to.origin !== location.origin || link.getAttribute("href").startsWith("#")) continue;
  if (known || house) to.searchParams.set("rules", rules);
  if (root.dataset.theme) to.searchParams.set("theme", theme);
  link.href = to.href;
}

// The engine comes at a touch of an example, or to tell house rules in words.
const wake = async (place) => {
  try {
    const { begin } = await import("./examples.mjs");
    await begin(known || house ? rules : "", place);
  } catch {
    place.append(root.dataset.failed); // another build has taken the place of this page's, or there is no network
  }
};
addEventListener("click", ({ target }) => {
  const button = target.closest("button.try");
  if (button) wake(button.closest("figure"));
});
if (house && document.querySelector("[data-law], [data-if], [data-field]")) wake(notice);
