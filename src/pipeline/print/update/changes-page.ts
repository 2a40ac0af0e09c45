/**
 * Changes of a game as one HTML page that needs no server: pictures of before and after side by side, the changed areas
 * marked. It has no script and loads nothing.
 */
import { hash } from "node:crypto";
import { xmlAttribute, xmlText } from "../../../diagnostics/text/xml-text.ts";
import { dataUri } from "../../../press/picture-uris.ts";
import type { Picture } from "../../../press/press.ts";
import type { Box } from "../../../units/box.ts";
import type { Pace } from "../../progress.ts";
import { changeWords, isOnlySmall, MOST_DRAWN } from "./change-words.ts";
import type { PieceChange } from "./compare-pieces.ts";
import { type DiffOfGame, fieldsOfChange, type SideDiff, sidesOfChange, webpOf } from "./game-diff.ts";

const STYLE = `
:root { color-scheme: light dark; --line: #8a867d; --mark: #c2185b; }
body { font: 1rem/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1rem 1.25rem 3rem; }
h1 { margin-bottom: 0; } h2 { margin: 2rem 0 0.5rem; border-bottom: 1px solid var(--line); }
ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(21rem, 1fr)); gap: 1.5rem; }
h3 { margin: 0 0 0.25rem; font-size: 1.05rem; }
p { margin: 0.25rem 0; }
.sides { display: flex; gap: 0.75rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 0; max-width: 15rem; } figcaption { font-size: 0.875rem; }
svg { width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
rect { fill: none; stroke: var(--mark); stroke-width: 4; } 
.none { border: 1px dashed var(--line); border-radius: 4px; aspect-ratio: 5 / 7; display: grid; place-items: center; }
table { border-collapse: collapse; font-size: 0.875rem; width: 100%; } th, td { text-align: start; vertical-align: top; padding: 0.15rem 0.5rem 0.15rem 0; overflow-wrap: anywhere; }
@media print { ul { display: block; } li { break-inside: avoid; margin-bottom: 1rem; } }
`;

export async function changesPage(diff: DiffOfGame, progress: Pace): Promise<string> {
  const { made, earlier, kits } = diff;
  const { title, version } = made.game;
  const total = kits.reduce((sum, { changes }) => sum + changes.length, 0);
  let done = 0;
  const parts: string[] = [];
  for (const { title: kit, changes } of kits) {
    parts.push(`<h2><bdi>${xmlText(kit)}</bdi></h2>`);
    parts.push(changes.length === 0 ? "<p>Nothing has changed.</p>" : "<ul>");
    for (const change of changes) {
      await progress.pause();
      parts.push(await itemOf(diff, change, done < MOST_DRAWN));
      progress.step("drawing changes", ++done, total);
    }
    if (changes.length > 0) parts.push("</ul>");
  }
  const notes = [
    ...(isOnlySmall(earlier)
      ? ["Of what was printed before, only small pictures of fronts are known: nothing is marked."]
      : []),
    ...(earlier.trouble === undefined ? [] : [earlier.trouble]),
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Broadside">
<link rel="icon" href="data:,">
<title>${xmlText(title)}: changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1><bdi>${xmlText(title)}</bdi></h1>
<p>From <bdi>${xmlText(earlier.shown)}</bdi> to version <bdi>${xmlText(version)}</bdi></p>
${notes.map((note) => `<p>${xmlText(note)}</p>`).join("\n")}
${parts.join("\n")}
</main>
</body>
</html>
`;
}

async function itemOf(diff: DiffOfGame, change: PieceChange, isDrawn: boolean): Promise<string> {
  const { before, now } = change;
  const { deck = "", card = "", title = "" } = now ?? before ?? {};
  const sides = isDrawn ? await sidesOfChange(diff, change) : [];
  const fields = fieldsOfChange(diff, change).map(
    ({ field, before: was = "", now: is = "" }) =>
      `<tr><th scope="row">${xmlText(field)}</th><td>${xmlText(was)}</td><td>${xmlText(is)}</td></tr>`,
  );
  const table =
    fields.length === 0
      ? ""
      : `<table><thead><tr><th scope="col">Field</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>${fields.join("")}</tbody></table>`;
  const pictures = await Promise.all(sides.map((side) => picturesOf(side, change, title)));
  return `<li><h3><bdi>${xmlText(title)}</bdi></h3><p><bdi>${xmlText(`${deck}/${card}`)}</bdi>: ${xmlText(changeWords(change))}</p>
${pictures.join("\n")}${table}</li>`;
}

async function picturesOf(
  { side, before, now, areas }: SideDiff,
  change: PieceChange,
  title: string,
): Promise<string> {
  const old = change.before ? await figureOf(before, `before, ${side}`, title, areas) : "";
  const own = change.now ? await figureOf(now, `now, ${side}`, title, areas) : "";
  return `<div class="sides">${old}${own}</div>`;
}

async function figureOf(
  picture: Picture | undefined,
  caption: string,
  title: string,
  areas: readonly Box[],
): Promise<string> {
  const words = `<figcaption>${caption}</figcaption>`;
  if (!picture) return `<figure><div class="none">no picture</div>${words}</figure>`;
  const { width, height } = picture;
  const marks = areas.map(
    (area) =>
      `<rect x="${pixels(area.x * width)}" y="${pixels(area.y * height)}" width="${pixels(area.width * width)}" height="${pixels(area.height * height)}"/>`,
  );
  const uri = dataUri("webp", await webpOf(picture));
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${xmlAttribute(`${title}, ${caption}`)}"><image href="${uri}" width="${width}" height="${height}"/>${marks.join("")}</svg>${words}</figure>`;
}

const pixels = (value: number): string => String(Math.round(value * 10) / 10);
