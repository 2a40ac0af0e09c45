/** Cards as a game of Broadside, and as input of the other programs: the same cards, drawn alike in the same fonts. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ICONS, SUITS, VALUES } from "./cards.mjs";

export const GAME = "bench";
/** Cards per deck; more cards mean more decks. */
const DECK = 5_400;
const FONTS = fileURLToPath(new URL("../../../templates/shared/fonts", import.meta.url));

/**
 * A folder with `content/` and `templates/` for Broadside, and `deck.json`, `cards.yaml`, `deck.schema.json`, `icons/`
 * and `fonts/` for others. Pass it to `removed` at the end.
 * @param ownFonts the game has its own fonts, instead of using those of the package
 */
export function workplace(cards, { ownFonts = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "broadside-speed-"));
  writeGame(folder, cards, ownFonts);
  writeForOthers(folder, cards);
  return folder;
}

export const removed = (folder) => rmSync(folder, { recursive: true, force: true });

/** Whatever a run left behind does not help the next one. */
export const cold = (folder) => removed(join(folder, "output"));

export function writeDecks(folder, cards) {
  for (let from = 0; from < cards.length; from += DECK) {
    const name = `d${from / DECK}`;
    const file = join(folder, "content", GAME, "decks", `${name}.yaml`);
    writeFileSync(file, deckYaml(name, cards.slice(from, from + DECK)));
  }
}

function writeGame(folder, cards, ownFonts) {
  const content = join(folder, "content", GAME);
  const templates = join(folder, "templates", GAME);
  for (const made of [join(content, "decks"), join(content, "icons"), join(templates, "partials")])
    mkdirSync(made, { recursive: true });
  for (const [path, text] of Object.entries(GAME_FILES)) writeFileSync(join(folder, path), text);
  writeIcons(join(content, "icons"));
  if (ownFonts) cpSync(FONTS, join(templates, "fonts"), { recursive: true });
  writeDecks(folder, cards);
}

function writeForOthers(folder, cards) {
  mkdirSync(join(folder, "icons"));
  writeIcons(join(folder, "icons"));
  cpSync(FONTS, join(folder, "fonts"), { recursive: true });
  writeFileSync(join(folder, "icons.json"), JSON.stringify(ICONS));
  writeFileSync(join(folder, "deck.json"), JSON.stringify({ cards }));
  writeFileSync(join(folder, "cards.yaml"), `cards:\n${cards.map(cardYaml).join("\n")}\n`);
  writeFileSync(join(folder, "deck.schema.json"), JSON.stringify(SCHEMA));
}

function writeIcons(folder) {
  for (const [name, path] of Object.entries(ICONS))
    writeFileSync(
      join(folder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="${SUITS[name] ?? "#222222"}" fill-rule="evenodd" d="${path}"/></svg>\n`,
    );
}

const cardYaml = (card) =>
  Object.entries(card)
    .map(
      ([key, value], index) =>
        `${index ? "    " : "  - "}${key}: ${typeof value === "number" ? value : JSON.stringify(value)}`,
    )
    .join("\n");

const deckYaml = (name, cards) => `deck: ${name}
title: Deck ${name}
size: poker-us
front: card
card:
  type: object
  properties:
${Object.entries(FIELDS)
  .map(([name, field]) => `    ${name}: ${JSON.stringify({ ...field, description: name })}`)
  .join("\n")}
  required: [${REQUIRED.join(", ")}]
cards:
${cards.map((card) => cardYaml({ ...card, rules: card.rules.replace(/\{(\w+)\}/g, ":$1:") })).join("\n")}
`;

const FIELDS = {
  title: { type: "string", minLength: 1, maxLength: 40 },
  value: { type: "string", enum: VALUES },
  suit: { type: "string", enum: Object.keys(SUITS) },
  color: { type: "string", pattern: "^#[0-9a-f]{6}$" },
  feature: { type: "string", maxLength: 40 },
  rules: { type: "string", minLength: 20, maxLength: 320 },
  universal: { type: "integer", minimum: 1, maximum: 20 },
  cost: { type: "integer", minimum: 1, maximum: 5 },
};
const REQUIRED = Object.keys(FIELDS).filter((name) => name !== "color");
const SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object",
  required: ["cards"],
  properties: {
    cards: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["id", ...REQUIRED],
        properties: { id: { type: "string", pattern: "^c[0-9]{5}$" }, ...FIELDS },
      },
    },
  },
};

/** The suits' colours are fixed. */
const GAME_YAML = `broadside: 1
id: ${GAME}
title: Bench
version: 1.0.0
players: { min: 1, max: 6 }
minutes: { min: 30, max: 120 }
severity:
  - { rule: text/low-contrast, is: off }
`;

const TEMPLATE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 180 252" font-family="Alegreya">
  <rect x="5" y="5" width="170" height="242" rx="9" fill="none" stroke="{{color}}" stroke-width="2.5"/>
  <rect x="10" y="10" width="160" height="22" rx="5" fill="{{color}}"/>
  <b:text x="16" y="13" width="148" height="16" size="12pt" weight="700" fill="#ffffff" valign="middle">{{title}}</b:text>
  <b:text x="14" y="38" width="26" height="24" size="20pt" weight="700" fill="{{color}}">{{value}}</b:text>
  <b:icon name="{{suit}}" x="40" y="41" size="16"/>
  {{#times cost}}{{> cost x=(add 70 (mul 11 @index))}}{{/times}}
  <circle cx="156" cy="49" r="11" fill="none" stroke="{{color}}" stroke-width="1.5"/>
  <b:text x="145" y="38" width="22" height="22" size="12pt" weight="700" align="center" valign="middle">{{universal}}</b:text>
  <b:text x="14" y="67" width="152" height="16" size="11pt" weight="700">{{feature}}</b:text>
  <b:text x="14" y="88" width="152" height="150" size="12pt">{{rules}}</b:text>
</svg>
`;

/** Drawn once per coin of the cost. */
const PARTIAL = `<circle cx="{{x}}" cy="49" r="4" fill="#c8a400" stroke="#000000" stroke-width="0.5"/>
`;

const GLOSSARY = `terms:
  trick: { title: trick, meaning: one card from each player }
  suit: { title: suit, meaning: one of four signs }
`;

/** The files of the game without decks and pictures, by path. */
export const GAME_FILES = {
  [`content/${GAME}/game.yaml`]: GAME_YAML,
  [`content/${GAME}/glossary.yaml`]: GLOSSARY,
  [`templates/${GAME}/card.svg.hbs`]: TEMPLATE,
  [`templates/${GAME}/partials/cost.svg.hbs`]: PARTIAL,
};
