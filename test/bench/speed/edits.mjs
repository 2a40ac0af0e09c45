/** Edits of a made-up game, one of each kind; with another number each makes something new. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withOneChanged } from "./cards.mjs";
import { GAME, GAME_FILES, writeDecks } from "./game.mjs";

const TEMPLATES = fileURLToPath(new URL("../../../templates", import.meta.url));
const FONT = "pirate-attack/fonts/BoardingFigures-Regular.ttf";
const RULES = [
  "text/too-small",
  "text/overflow",
  "words/doubled-word",
  "glossary/unused-term",
  "art/unused",
  "deck/duplicate-id",
];

const LEVELS = ["hint", "warning"];

/** By kind: `(folder, cards, time)` writes the edited files. */
export const EDITS = {
  card: (folder, cards, time) =>
    writeDecks(
      folder,
      withOneChanged(cards, `**Edited:** for the time number ${time}, pay 2 {coin} and **draw two** cards.`),
    ),
  template: changing(
    `templates/${GAME}/card.svg.hbs`,
    'x="14" y="67"',
    (time) => `x="14" y="67.${time + 1}"`,
  ),
  partial: changing(`templates/${GAME}/partials/cost.svg.hbs`, 'r="4"', (time) => `r="3.${time + 1}"`),
  "glossary term": changing(`content/${GAME}/glossary.yaml`, "four signs", (time) => `${time + 5} signs`),
  "rule's severity": changing(`content/${GAME}/game.yaml`, "is: off }", (time) =>
    [
      "is: off }",
      ...RULES.map((rule, bit) => `  - { rule: ${rule}, is: ${LEVELS[(time >> bit) & 1]} }`),
    ].join("\n"),
  ),
  picture: (folder, _cards, time) => {
    const path = join(folder, `content/${GAME}/icons/coin.svg`);
    writeFileSync(path, readFileSync(path, "utf8").replace(/fill="#\w+"/, `fill="#22${23 + time}22"`));
  },
  font: (folder, _cards, time) => {
    const fonts = join(folder, `templates/${GAME}/fonts`);
    mkdirSync(fonts, { recursive: true });
    // Bytes after the tables of a font mean nothing.
    const bytes = Buffer.concat([readFileSync(join(TEMPLATES, FONT)), Buffer.alloc(4 * time)]);
    writeFileSync(join(fonts, "Extra-Regular.ttf"), bytes);
  },
};

function changing(path, from, to) {
  return (folder, _cards, time) =>
    writeFileSync(join(folder, path), GAME_FILES[path].replace(from, to(time)));
}
