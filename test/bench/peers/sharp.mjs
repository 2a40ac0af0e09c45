/**
 * sharp on a plain SVG of each card, 750 x 1050 pixels, four at a time; the lines are broken by hand beforehand.
 * Usage: FONTCONFIG_FILE=FOLDER/fonts.conf node sharp.mjs FOLDER
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openSync } from "fontkit";
import sharp from "sharp";
import { linesOf } from "./rules-lines.mjs";

const [folder] = process.argv.slice(2);
const { cards } = JSON.parse(readFileSync(join(folder, "deck.json"), "utf8"));
const icons = JSON.parse(readFileSync(join(folder, "icons.json"), "utf8"));
const SUITS = { hearts: "#b3202c", diamonds: "#c46a12", clubs: "#1f7a3d", spades: "#23408f" };
const fonts = ["Regular", "Bold"].map((weight) => openSync(join(folder, `fonts/Alegreya-${weight}.ttf`)));
const widths = [new Map(), new Map()];

mkdirSync(join(folder, "png"), { recursive: true });
for (let from = 0; from < cards.length; from += 4)
  await Promise.all(
    cards.slice(from, from + 4).map((card) =>
      sharp(Buffer.from(svgOf(card)))
        .png()
        .toFile(join(folder, "png", `${card.id}.png`)),
    ),
  );

function svgOf(card) {
  const number = String(card.universal);
  const coins = Array.from(
    { length: card.cost },
    (_, index) =>
      `<circle cx="${70 + 11 * index}" cy="49" r="4" fill="#c8a400" stroke="#000" stroke-width=".5"/>`,
  );
  const rules = linesOf(card.rules, 152, 12, widthOf).map((run) => {
    const [x, y] = [14 + run.x, 98 + run.line * 14.4];
    return run.icon ? icon(run.icon, x, y - 9.6, 11, "#222") : text(run.text, x, y, run.bold, 12, "#000");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 252" width="750" height="1050" font-family="Alegreya"><rect width="180" height="252" fill="#fff"/><rect x="5" y="5" width="170" height="242" rx="9" fill="none" stroke="${card.color}" stroke-width="2.5"/><rect x="10" y="10" width="160" height="22" rx="5" fill="${card.color}"/>${text(card.title, 16, 25, true, 12, "#fff")}${text(card.value, 14, 56, true, 20, card.color)}${icon(card.suit, 40, 41, 16, SUITS[card.suit])}${coins.join("")}<circle cx="156" cy="49" r="11" fill="none" stroke="${card.color}" stroke-width="1.5"/>${text(number, 156 - widthOf(number, true) / 2, 53, true, 12, "#000")}${text(card.feature, 14, 78, true, 11, "#000")}${rules.join("")}</svg>`;
}

function text(words, x, y, isBold, size, colour) {
  return `<text x="${x}" y="${y}" font-size="${size}"${isBold ? ' font-weight="bold"' : ""} fill="${colour}">${words}</text>`;
}

function icon(name, x, y, size, colour) {
  return `<path transform="translate(${x} ${y}) scale(${size / 24})" fill="${colour}" fill-rule="evenodd" d="${icons[name]}"/>`;
}

function widthOf(words, isBold) {
  const known = widths[Number(isBold)];
  if (!known.has(words)) {
    const font = fonts[Number(isBold)];
    known.set(words, (font.layout(words).advanceWidth / font.unitsPerEm) * 12);
  }
  return known.get(words);
}
