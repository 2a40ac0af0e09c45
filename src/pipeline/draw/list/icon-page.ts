/**
 * Icons as pictures with their names and artists: a self-contained web page. Drawings of the set are inline; those of a
 * game are embedded as images, so that nothing in them can run or be fetched.
 */

import { xmlAttribute, xmlText } from "../../../diagnostics/text/xml-text.ts";
import { counted } from "../../../diagnostics/words.ts";
import type { FoundIcon } from "./found-icons.ts";

export interface PicturedIcon extends FoundIcon {
  /** The body of an SVG of the set, or the whole SVG of a game; absent if there is no drawing. */
  readonly drawing?: { readonly body: string; readonly size: number } | { readonly text: string };
}

/**
 * @param title the words searched for
 * @param terms the terms of use for the icons, in one line
 */
export function iconPage(title: string, icons: readonly PicturedIcon[], terms: string): string {
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
<p>${counted(icons.length, "icon")}</p>
<main>
${icons.map(figureOf).join("\n")}
</main>
<p><small>${xmlText(terms)}</small></p>
</body>
</html>
`;
}

function figureOf({ name, game, artist, licence, address, drawing }: PicturedIcon): string {
  const by =
    artist && licence && address !== undefined
      ? `<a href="${xmlAttribute(address)}">${xmlText(artist.name)}</a>, ${xmlText(licence.name)}`
      : xmlText(game ?? "");
  const whose = artist && game !== undefined ? `${xmlText(game)}: ` : "";
  return `<figure>${pictureOf(name, drawing)}<figcaption>${xmlText(name)}<small>${whose}${by}</small></figcaption></figure>`;
}

function pictureOf(name: string, drawing: PicturedIcon["drawing"]): string {
  if (drawing === undefined) return '<span class="none"></span>';
  if ("body" in drawing)
    return `<svg viewBox="0 0 ${drawing.size} ${drawing.size}" role="img">${drawing.body}</svg>`;
  const bytes = Buffer.from(drawing.text).toString("base64");
  return `<img alt="${xmlAttribute(name)}" src="data:image/svg+xml;base64,${bytes}">`;
}
