/**
 * Small projects to edit: a deck or two of each shipped game with up to a dozen cards and everything that these read, and
 * the example game with one of everything else. Edits and caches treat a card of them as they do any other.
 */
import { readFileSync } from "node:fs";
import { parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import type { Order } from "../../src/index.ts";
import { EXAMPLE_GAME, FURTHER_FILES } from "../../src/manual/example-game.ts";
import { projectPath } from "../support/game/example-text.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";
import { SHIPPED_PROJECT } from "../support/game/shipped-project.ts";
import type { EditKind } from "./edits.ts";

export interface World {
  readonly name: string;
  /** What is printed to its output folder, which has the journals; absent = it has none, and drafts are compared. */
  readonly prints?: Order;
  /** What few other worlds have, and is edited first; default nothing in particular. */
  readonly first?: readonly EditKind[];
  files(): ProjectFiles;
}

/** Files of a game that belong to each part of it, or only to parts that name them. */
const READ_BY_ALL = /^content\/[^/]+\/(?:(?:game|glossary|rules)\.yaml|schemas\/.+)$/;
const READ_BY_NAME = /^content\/[^/]+\/(?:icons|dice|boards|tables)\/(.+)\.\w+$/;
const CARDS = 12;
/** Where a card takes long, or much else is checked. */
const FEW_CARDS = 4;
/** Of lists that only make a check longer. */
const RULES = 2;
const BOOKLET_LINES = 24;

/** Decks that are checked in a few ms, on which most edits are tried. */
export const SMALL_DECKS: readonly World[] = [
  world("pirate-quest/luck", deckOf),
  world("pirate-tricks/ones", deckOf),
  world("pirates-flag/spare-flag", deckOf),
  world("pirate-attack/six-sided-dice", deckOf),
];

/** Decks with larger templates or more tables. */
export const LARGE_DECKS: readonly World[] = [
  world("pirate-quest/captains", deckOf, FEW_CARDS),
  world("pirate-tricks/crew", deckOf, FEW_CARDS),
  world("pirates-flag/ships", deckOf, FEW_CARDS),
  world("pirate-attack/white-chips", deckOf, FEW_CARDS),
];

/** A deck with a kit and a booklet, and what else there is in that game. */
export const GAMES: readonly World[] = [
  {
    ...world(
      "pirate-quest/map",
      (...deck) => withKit(...deck, /\/(?:scenarios\/first-voyage|tables\/deals)\.yaml$/),
      FEW_CARDS,
    ),
    first: ["kit", "table", "card"],
  },
  {
    ...world("pirate-tricks/go-first", (...deck) => withKit(...deck, /\/figures\/coins\.yaml$/), FEW_CARDS),
    first: ["value of a figure", "line of a booklet", "word in a booklet"],
  },
  world("pirates-flag/dice", withKit, FEW_CARDS),
  world("pirate-attack/red-chips", withKit, FEW_CARDS),
];

export const EXAMPLE: World = {
  name: "the example game",
  first: ["torn picture", "other picture", "icon"],
  files: exampleGame,
};

export const TWO_GAMES: World = {
  name: "two games with a shared partial",
  // Pictures of removed cards go.
  prints: { pictures: { dpi: 36 } },
  files: twoGames,
};

export const DOZENS: World = {
  name: "a dozen cards and a spreadsheet",
  prints: {},
  first: ["text of a card", "icon", "cell of a spreadsheet", "line of a spreadsheet"],
  files: dozens,
};

type MakeFiles = (game: string, deck: string, cards: number) => ProjectFiles;

function world(name: string, make: MakeFiles, cards = CARDS): World {
  const [game = "", deck = ""] = name.split("/");
  return { name, files: () => make(game, deck, cards) };
}

/** @param more other files of the game that belong to it */
function deckOf(game: string, deck: string, cards: number, more = /^$/): ProjectFiles {
  const all = textsOf(game);
  const path = `content/${game}/decks/${deck}.yaml`;
  const files: Record<string, string> = {};
  for (const [name, text] of Object.entries(all))
    if (READ_BY_ALL.test(name) || more.test(name)) files[name] = text;
  files[path] = shortDeck(all[path] as string, cards);
  const rules = `content/${game}/rules.yaml`;
  if (files[rules]) files[rules] = shortened(files[rules], "rules", RULES);
  for (const template of templatesFor(game, files, all)) files[template] = all[template] as string;
  const told = Object.values(files).join("\n");
  for (const [name, text] of Object.entries(all)) {
    const named = READ_BY_NAME.exec(name)?.[1];
    if (named && new RegExp(`\\b${named}\\b`).test(told)) files[name] = text;
  }
  return files;
}

/** Fronts, backs and partials, in the order of their need. */
function templatesFor(
  game: string,
  files: Readonly<Record<string, string>>,
  all: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const wanted = Object.values(files).flatMap((text) =>
    [...text.matchAll(/^(?:front|back|inside|drawing): (\S+)$/gm)].map(([, name]) => `${name}`),
  );
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const path = `templates/${game}/${name}.svg.hbs`;
    const text = all[path];
    if (text === undefined || found.has(path)) continue;
    found.add(path);
    for (const [, partial] of text.matchAll(/\{\{[#~]?>\s*"?([\w-]+)/g)) wanted.push(`partials/${partial}`);
  }
  return found;
}

function withKit(game: string, deck: string, cards: number, more?: RegExp): ProjectFiles {
  const all = textsOf(game);
  const booklet = `content/${game}/booklets/rules`;
  return {
    ...deckOf(game, deck, cards, more),
    [`content/${game}/kits/small.yaml`]: `kit: small\ntitle: Small\ncontents: [{ deck: ${deck} }, { booklet: rules }]\n`,
    [`${booklet}.yaml`]: all[`${booklet}.yaml`] as string,
    [`${booklet}.md`]: `${(all[`${booklet}.md`] as string).split("\n").slice(0, BOOKLET_LINES).join("\n")}\n`,
  };
}

/** The example game with all files that examples add to it, and a deck from a spreadsheet. */
function exampleGame(): ProjectFiles {
  const further = Object.entries(FURTHER_FILES).map(([path, text]) => [projectPath(path), text]);
  return {
    ...SAMPLE_GAME,
    ...Object.fromEntries(further),
    "content/sample/icons/star.svg":
      '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#204080"/></svg>\n',
    "content/sample/booklets/rules.md": "# Sample\n\nPlay :pip:.\n\n![The cook](card:crew/cook)\n",
    ...goods(2),
  };
}

/** A deck from a spreadsheet, with a picture, an icon and a partial. */
function goods(count: number): ProjectFiles {
  const rows = Array.from(
    { length: count },
    (_, index) => `g${index + 1},${WARES[index % WARES.length]},${index % 5}\n`,
  );
  return {
    "content/sample/decks/goods.yaml":
      "deck: goods\ntitle: Goods\nsize: poker-us\nfront: goods\ncard: { properties: { title: { type: string }, price: { type: integer } } }\ncards: goods.csv\n",
    "content/sample/decks/goods.csv": `id,title,price\n${rows.join("")}`,
    "templates/sample/goods.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:art href="art/sharp.png" x="5" y="5" width="20" height="20"/>
  {{> price}}
  <b:icon name="star" x="40" y="5" size="8"/>
  <b:text x="5" y="30" width="53.5" height="20" size="12pt" font="Alegreya">{{title}} :pip:</b:text>
</svg>
`,
    "templates/sample/partials/price.svg.hbs":
      '<b:text x="30" y="60" width="25" height="10" size="14pt" font="Alegreya" fill="#204080">{{price}}</b:text>\n',
  };
}

const WARES = ["Rum", "Rope", "Salt", "Old Maps", "Powder", "Tar", "Spare Sails"];
const DEEDS = [
  "Draw two cards, then discard one.",
  "Each of the crew pays :pip:.",
  "Take **one** gold from the bank.",
  "You may swap places with the pilot.",
];

/** A dozen cards with words of their own and a row of a table, and a dozen from a spreadsheet; a kit and a booklet. */
function dozens(): ProjectFiles {
  const cards = Array.from(
    { length: CARDS },
    (_, index) =>
      `  - { id: sailor-${index + 1}, rank: ${(index % 3) + 1}, title: Sailor, text: "${DEEDS[index % DEEDS.length]}" }\n`,
  );
  return {
    ...SAMPLE_GAME,
    ...goods(CARDS),
    "content/sample/icons/star.svg":
      '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#204080"/></svg>\n',
    "content/sample/tables/ranks.yaml": `table: ranks
title: Ranks
row: { type: object, properties: { name: { type: string } }, required: [name] }
rows:
  - { id: "1", name: Boy }
  - { id: "2", name: Hand }
  - { id: "3", name: Mate }
`,
    "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
back: back
card: { properties: { rank: { type: integer }, title: { type: string }, text: { type: string } } }
cards:
${cards.join("")}`,
    "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <rect x="0" y="0" width="63.5" height="88.9" fill="#f4ead0"/>
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{#with (row "ranks" rank)}}{{name}} {{/with}}{{title}}</b:text>
  {{> rule}}
  <b:text x="5" y="40" width="53.5" height="30" size="11pt" font="Alegreya">{{text}}</b:text>
</svg>
`,
    "templates/sample/partials/rule.svg.hbs":
      '<rect x="5" y="36" width="53.5" height="0.5" fill="#7a1f1f"/>\n',
    "content/sample/kits/all.yaml":
      "kit: all\ntitle: All\ncontents:\n  - { deck: crew }\n  - { deck: goods }\n  - { booklet: rules }\n",
    "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: rules.md\n",
    "content/sample/booklets/rules.md":
      "# Sample\n\nPlay a card of the crew, then :pip:.\n\n![A sailor](card:crew/sailor-1)\n\n## The end\n\nCount what you have.\n",
  };
}

/** Two games that share a partial. */
function twoGames(): ProjectFiles {
  const card = `${EXAMPLE_GAME["templates/card.svg.hbs"]}`.replace("</svg>", "  {{> frame}}\n</svg>");
  const one = (id: string): ProjectFiles =>
    Object.fromEntries(
      Object.entries({ ...EXAMPLE_GAME, "templates/card.svg.hbs": card }).map(([path, text]) => [
        projectPath(path).replace("/sample/", `/${id}/`),
        text.replace("id: sample", `id: ${id}`),
      ]),
    );
  return {
    ...one("sample"),
    ...one("other"),
    "templates/shared/partials/frame.svg.hbs":
      '<rect x="3" y="3" width="57" height="82" fill="none" stroke="#7a1f1f"/>\n',
  };
}

function shortDeck(text: string, most: number): string {
  const doc = parseDocument(shortened(text, "cards", most));
  const cards = doc.get("cards") as YAMLSeq<YAMLMap>;
  for (const card of cards.items) {
    const each = card.get("each") as YAMLMap<unknown, YAMLMap & YAMLSeq> | undefined;
    for (const { value } of each?.items ?? [])
      if (value?.items && "has" in value && value.has("from")) value.set("to", value.get("from"));
      else value?.items?.splice(1);
  }
  return String(doc);
}

/** The first items of a list. */
function shortened(text: string, key: string, most: number): string {
  const doc = parseDocument(text);
  (doc.get(key) as YAMLSeq | undefined)?.items?.splice(most);
  return String(doc);
}

function textsOf(game: string): Readonly<Record<string, string>> {
  const { host } = SHIPPED_PROJECT;
  const paths = [`content/${game}`, `templates/${game}`].flatMap((folder) => host.listFiles(folder));
  return Object.fromEntries(
    paths.filter((path) => !path.includes("/fonts/")).map((path) => [path, readFileSync(path, "utf8")]),
  );
}
