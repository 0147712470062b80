// node draw.mjs: a list of pictures as JSON on standard input, [{svg, width, to}]; writes each as PNG.

import fs from "node:fs";
import { Resvg } from "@resvg/resvg-js";

for (const { svg, width, to } of JSON.parse(fs.readFileSync(0, "utf-8"))) {
  const font = { loadSystemFonts: false }; // a picture must not depend on the machine
  fs.writeFileSync(to, new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng());
}
