/**
 * Icons as pictures with their names and artists: a web page that needs nothing from elsewhere. Drawings of the set are
 * part of the page; those of a game are shown as pictures, so that nothing in them can run or be fetched.
 */
import type { Bundle } from "../host/bundle.ts";
import { xmlAttribute, xmlText } from "../report/xml-text.ts";
import type { IconEntry } from "./icon-entries.ts";
import { licencesOf } from "./icon-terms.ts";

/** @param title what was looked for */
export function iconPage(title: string, icons: readonly IconEntry[], bundle: Bundle): string {
  const heading = xmlText(title);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>
body { margin: 2rem; font-family: sans-serif; color: #1d1d1b; background: #fff; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1.2rem; }
figure { margin: 0; text-align: center; break-inside: avoid; }
svg, img, .none { width: 4.5rem; height: 4.5rem; object-fit: contain; }
.none { display: inline-block; border: 1px dashed #b00; }
figcaption { font-size: 0.8rem; overflow-wrap: anywhere; }
small { display: block; color: #55524c; }
</style>
</head>
<body>
<h1>${heading}</h1>
<p>${icons.length === 1 ? "1 icon" : `${icons.length} icons`}</p>
<main>
${icons.map((icon) => figureOf(icon, bundle)).join("\n")}
</main>
<p><small>${xmlText(licencesOf(icons))}</small></p>
</body>
</html>
`;
}

function figureOf(icon: IconEntry, bundle: Bundle): string {
  const { name, game, credit } = icon;
  const by = credit
    ? `<a href="${xmlAttribute(credit.address)}">${xmlText(credit.artist.name)}</a>, ${credit.artist.licence}`
    : xmlText(game ?? "");
  const whose = credit && game !== undefined ? `${xmlText(game)}: ` : "";
  return `<figure>${pictureOf(icon, bundle)}<figcaption>${xmlText(name)}<small>${whose}${by}</small></figcaption></figure>`;
}

function pictureOf({ name, drawing }: IconEntry, { icons }: Bundle): string {
  if (drawing === undefined) return '<span class="none"></span>';
  if ("icon" in drawing)
    return `<svg viewBox="0 0 ${icons.size} ${icons.size}" role="img">${icons.bodyOf(drawing.icon) ?? ""}</svg>`;
  const bytes = Buffer.from(drawing.text).toString("base64");
  return `<img alt="${xmlAttribute(name)}" src="data:image/svg+xml;base64,${bytes}">`;
}
