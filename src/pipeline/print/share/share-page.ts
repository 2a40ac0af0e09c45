/**
 * A shared game as one HTML file: the page of `src/studio/share/` with the game in it. The page may run only its own
 * script and load nothing; texts of the game are in the compressed data, which the script shows as text.
 */
import { hash } from "node:crypto";
import { xmlText } from "../../../diagnostics/text/xml-text.ts";
import { packedText } from "../../../press/packed-text.ts";
import type { SharedGame } from "./shared-game.ts";

/** The script and the style of the page, as they were built. */
export interface SharePageParts {
  readonly script: string;
  readonly style: string;
}

const INK_WORDS = { low: "low ink", gray: "gray" };

/** Equal games give equal text. */
export function sharePage(game: SharedGame, { script, style }: SharePageParts): string {
  const { title, version, part, isDraft, ink, credits } = game;
  // The page itself is English; only its game may be in another language.
  const inGame = game.lang === undefined ? "" : ` lang="${xmlText(game.lang)}"`;
  const inEnglish = game.lang === undefined ? "" : ' lang="en"';
  const about = [`version ${version}`, ...(part === undefined ? [] : [part])];
  const badges = [...(isDraft ? ["draft, with errors"] : []), ...(ink === "full" ? [] : [INK_WORDS[ink]])];
  // An end tag in its text would end the element.
  const code = script.replaceAll("</script", "<\\/script");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(code, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Broadside">
<link rel="icon" href="data:,">
<title>${xmlText(title)}: cards</title>
<style>${style}</style>
</head>
<body>
<header class="top">
<h1${inGame}><bdi>${xmlText(title)}</bdi></h1>
<p class="quiet"><bdi>${about.map(xmlText).join(" · ")}</bdi></p>
${badges.map((words) => `<p class="badge">${words}</p>`).join("\n")}
</header>
<form class="controls" id="controls" role="search" hidden>
<label>Search <input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="title, text or number"></label>
<label>Deck <select id="deck"><option value="">All decks</option></select></label>
<label><input type="checkbox" id="backs"> Show backs</label>
<label>Size <input type="range" id="size" min="1.25" max="6" step="0.25" value="2.5"></label>
<p id="status" role="status"></p>
</form>
<main id="cards"${inGame}>
<noscript><p${inEnglish}>This page shows its cards with a script of its own; please allow scripts for it. It sends and loads nothing.</p></noscript>
<p id="none"${inEnglish} hidden>No card matches. <button type="button" id="clear">Show all cards</button></p>
</main>
<footer>
<details class="keys"><summary>Keys</summary>
<p><kbd>/</kbd> search, arrows walk from card to card, <kbd>Enter</kbd> opens one. There, <kbd>←</kbd> <kbd>→</kbd> the card before and after, <kbd>F</kbd> turns it over, <kbd>R</kbd> rotates it, <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom, <kbd>Esc</kbd> closes.</p>
</details>
<details><summary>Credits</summary><pre dir="auto">${xmlText(credits)}</pre></details>
</footer>
<dialog id="viewer" aria-labelledby="viewer-title">
<div class="viewer">
<div class="bar">
<div><h2 id="viewer-title"${inGame}></h2><p id="viewer-place" role="status"></p></div>
<button type="button" id="viewer-before" aria-label="Card before">←</button>
<button type="button" id="viewer-after" aria-label="Card after">→</button>
<button type="button" id="viewer-flip">Turn over</button>
<button type="button" id="viewer-rotate">Rotate</button>
<button type="button" id="viewer-smaller" aria-label="Zoom out">−</button>
<output id="viewer-zoom" aria-label="Zoom"></output>
<button type="button" id="viewer-larger" aria-label="Zoom in">+</button>
<button type="button" id="viewer-close">Close</button>
</div>
<div id="viewer-stage" role="region" aria-label="Picture" tabindex="0" autofocus></div>
<div id="viewer-texts"${inGame} role="region" aria-label="Text on the card" tabindex="0"></div>
</div>
</dialog>
<script type="application/octet-stream" id="game">${packedText(JSON.stringify(game))}</script>
<script>${code}</script>
</body>
</html>
`;
}

/** Nothing is loaded; pictures are made in the page; only this script and this style count. */
function policy(script: string, style: string): string {
  const source = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
  return [
    "default-src 'none'",
    "img-src blob: data:",
    `script-src ${source(script)}`,
    `style-src ${source(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
