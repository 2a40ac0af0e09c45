/** `project.assist` on marked texts: `^` is the cursor in a deck, a kit or a table of a small game. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Assisted, createMemoryHost, openProject, type Project } from "../../src/index.ts";

const FILES = {
  "content/duel/game.yaml": "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n",
  "content/duel/glossary.yaml":
    "terms: { trick: { title: the trick, meaning: One card each. } }\nicons: { sword: broadsword }\n",
  "content/duel/kits/base.yaml": "kit: base\ntitle: Base\ncontents:\n  - { deck: fight }\n",
  "content/duel/art/dragon.png": "",
  "content/duel/dice/red.yaml": "die: red\ntitle: Red\ncolour: '#ff0000'\nfaces: [[pip], [blank]]\n",
  "content/duel/decks/loot.yaml": `deck: loot
title: Loot
size: poker-us
front: loot
cards: loot.csv
card:
  properties:
    suit: { type: string, enum: [red, "dark, green"], description: Its colour. }
    cost: { type: integer }
    text: { type: string }
`,
  "content/duel/decks/loot.csv": "id,suit\na,red\n",
  "content/duel/decks/rest.yaml": `deck: rest
title: Rest
size: poker-us
front: plain
cards:
  - { id: owl, title: Wise Owl, text: Sleep all day., copies: 2 }
  - { id: Cat, title: Lazy Cat }
card: { properties: { title: { type: string }, text: { type: string } } }
`,
  "content/duel/decks/shop.yaml":
    "deck: shop\ntitle: Shop\nsize: poker-us\nfront: plain\ncards: shop.csv\ncard: { properties: { title: { type: string } } }\n",
  "content/duel/decks/shop.csv": "id,title\nbun,Fresh Bun\n",
  "templates/duel/hero.svg.hbs": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 63 88'></svg>\n",
};

const DECK = "content/duel/decks/fight.yaml";
const HEAD = `deck: fight
title: Fights
size: poker-us
front: hero
card:
  properties:
    suit: { type: string, enum: [red, green], description: Its colour. }
    cost: { type: integer, minimum: 1, maximum: 3 }
    text: { type: string }
    rare: { type: boolean, default: false }
    effect:
      oneOf:
        - { properties: { kind: { const: draw }, count: { type: integer } }, required: [kind] }
        - { properties: { kind: { const: heal }, points: { type: integer } }, required: [kind] }
  required: [suit]
`;

let project: Project;
beforeAll(async () => {
  const cards = "cards:\n  - { id: a, suit: red }\n";
  project = await openProject(createMemoryHost({ ...FILES, [DECK]: HEAD + cards }));
});

/** What is offered for a file with these lines, which are drafts; after the lines above in a deck. */
async function assisted(marked: string, file = DECK): Promise<Assisted> {
  const whole = (file === DECK ? HEAD : "") + marked;
  const text = whole.replace("^", "");
  const offset = whole.indexOf("^");
  const found = await project.assist({ file, offset }, { drafts: [{ path: file, text }] });
  return found as Assisted;
}

const labels = ({ completions }: Assisted): readonly string[] => completions.map(({ label }) => label);

describe("what is offered", () => {
  const cases: Readonly<Record<string, readonly [marked: string, first: readonly string[], file?: string]>> =
    {
      "fields of a card, the required one first": [
        "cards:\n  - id: a\n    ^\n",
        ["suit", "each", "cost", "text", "rare", "effect", "copies"],
      ],
      "fields in brackets": ["cards:\n  - { id: a, suit: red, ^ }\n", ["each", "cost", "text"]],
      "fields behind a dash": ["cards:\n  - ^\n", ["id", "suit"]],
      "fields while a bracket is open": ["cards:\n  - { id: a, su^\n  - { id: b }\n", ["suit"]],
      "values of a list": ["cards:\n  - { id: a, suit: ^ }\n", ["red", "green"]],
      "values while the line before is broken": [
        "cards:\n  - { id: a, suit: \n  - { id: b, suit: ^ }\n",
        ["red", "green"],
      ],
      "true and false": ["cards:\n  - { id: a, rare: ^ }\n", ["true", "false"]],
      "the kinds of a union": ["cards:\n  - id: a\n    effect: { kind: ^ }\n", ["draw", "heal"]],
      "fields of the branch that is written": [
        "cards:\n  - id: a\n    effect: { kind: heal, ^ }\n",
        ["points"],
      ],
      "values of a field's `each:`": [
        "cards:\n  - { id: '{suit}', each: { suit: [red, ^] } }\n",
        ["red", "green"],
      ],
      "terms and icons in a text": ["cards:\n  - { id: a, text: Take :s^ }\n", ["sword"]],
      "a term by the words that it prints": ["cards:\n  - id: a\n    text: 'Win :the^'\n", ["trick"]],
      "icons of the set": ["cards:\n  - { id: a, text: 'Take :oak-l^' }\n", ["oak-leaf"]],
      "a picture by letters of its name": ["cards:\n  - { id: a, text: dra^ }\n", ["art/dragon.png"]],
      "decks in a kit": ["kit: base\ncontents:\n  - { deck: ^ }\n", ["fight"], "content/duel/kits/base.yaml"],
      "cards in a kit": [
        "kit: base\ncontents:\n  - { deck: fight, only: [^] }\n",
        ["a"],
        "content/duel/kits/base.yaml",
      ],
      "fields of a die": ["die: red\n^\n", ["title", "colour", "faces"], "content/duel/dice/red.yaml"],
    };
  for (const [name, [marked, first, file]] of Object.entries(cases)) {
    test(name, async () => {
      const found = labels(await assisted(marked, file));
      expect(found.slice(0, first.length)).toEqual(first);
    });
  }
  test("keywords where fields are declared", async () => {
    const text = HEAD.replace("rare: { type: boolean", "rare: { ty");
    const offset = text.indexOf("rare: { ty") + "rare: { ty".length;
    const found = await project.assist({ file: DECK, offset }, { drafts: [{ path: DECK, text }] });
    expect(labels(found as Assisted)).toEqual(expect.arrayContaining(["type", "enum", "description"]));
  });
  test("presets for the size of a deck, and nothing else at its nested fields", async () => {
    const text = HEAD.replace("size: poker-us", "size: ");
    const offset = text.indexOf("size: ") + 6;
    const found = await project.assist({ file: DECK, offset }, { drafts: [{ path: DECK, text }] });
    expect(labels(found as Assisted)).toEqual(expect.arrayContaining(["poker-us", "tarot"]));
  });
  test("templates for a card", async () => {
    expect(labels(await assisted("cards:\n  - { id: a, front: ^ }\n"))).toContain("hero");
  });
  test.each([
    ["texts of the file", "^\n", ["title", "cards"]],
    ["ids of cards", "cards:\n  - id: ^\n", ["owl", "Cat"]],
    ["texts of a card by its id", "cards:\n  - id: owl\n    ^\n", ["title", "text"]],
    ["texts that the card has", "cards:\n  - id: Cat\n    ^\n", ["title"]],
    ["no names of fields in a text", "cards:\n  - id: Cat\n    title: ^\n", []],
    ["ids of cards in a spreadsheet", "cards: [{ id: ^ }]\n", ["bun"], "shop"],
    ["words of the glossary", "terms: { trick: { ^ } }\n", ["title", "meaning", "text"], "../glossary"],
  ])("in a translation: %s", async (_name, marked, expected, deck = "rest") => {
    const file = `content/duel/locales/de/${`decks/${deck}`.replace("decks/../", "")}.yaml`;
    expect(labels(await assisted(marked, file))).toEqual(expected);
  });
  test("in a translation: terms in a text, the game's first", async () => {
    const marked = "cards:\n  - { id: Cat, title: 'Win :the^' }\n";
    expect(labels(await assisted(marked, "content/duel/locales/de/decks/rest.yaml"))[0]).toBe("trick");
  });
  test("nothing in a comment", async () => {
    expect((await assisted("cards: [] # su^\n")).completions).toEqual([]);
  });
  test("a field that is written already is offered only where it stands", async () => {
    expect(labels(await assisted("cards:\n  - { id: a, suit: red, su^ }\n"))).not.toContain("suit");
    expect(labels(await assisted("cards:\n  - { id: a, su^it: red }\n"))).toContain("suit");
  });
});

describe("what is written", () => {
  const written = async (marked: string, label: string, file?: string): Promise<string> => {
    const { from, to, completions } = await assisted(marked, file);
    const insert = completions.find((one) => one.label === label)?.insert;
    const whole = ((file ?? DECK) === DECK ? HEAD : "") + marked.replace("^", "");
    return (whole.slice(0, from) + insert + whole.slice(to)).slice((file ?? DECK) === DECK ? HEAD.length : 0);
  };
  test("a field gets its colon", async () =>
    expect(await written("cards:\n  - { id: a, su^ }\n", "suit")).toBe("cards:\n  - { id: a, suit:  }\n"));
  test("a field that has one keeps it", async () =>
    expect(await written("cards:\n  - { id: a, su^: red }\n", "suit")).toBe(
      "cards:\n  - { id: a, suit: red }\n",
    ));
  test("a value right behind a colon gets its space", async () =>
    expect(await written("cards:\n  - id: a\n    suit:^\n", "red")).toBe(
      "cards:\n  - id: a\n    suit: red\n",
    ));
  test("a value replaces the word it is in", async () =>
    expect(await written("cards:\n  - { id: a, suit: gr^ay }\n", "green")).toBe(
      "cards:\n  - { id: a, suit: green }\n",
    ));
  test("quotes stay", async () =>
    expect(await written('cards:\n  - { id: a, suit: "g^" }\n', "green")).toBe(
      'cards:\n  - { id: a, suit: "green" }\n',
    ));
  test("a mark gets its colons, and the text around it stays", async () =>
    expect(await written("cards:\n  - { id: a, text: Take :s^ now }\n", "sword")).toBe(
      "cards:\n  - { id: a, text: Take :sword: now }\n",
    ));
});

describe("what a word means", () => {
  const cases: Readonly<Record<string, readonly [marked: string, hover: object | undefined]>> = {
    "a field": [
      "cards:\n  - { id: a, su^it: red }\n",
      { title: "suit", detail: "red or green", text: "Its colour." },
    ],
    "the value of a field": [
      "cards:\n  - { id: a, cost: 2^ }\n",
      { title: "cost", detail: "whole number, 1 to 3" },
    ],
    "a term": [
      "cards:\n  - { id: a, text: 'Win :tri^ck: now' }\n",
      { title: ":trick:", detail: 'prints "the trick"', text: "One card each." },
    ],
    "an unknown field": ["cards:\n  - { id: a, siut^: red }\n", undefined],
    "an icon in a text": [
      "cards:\n  - { id: a, text: 'Draw :swo^rd: now' }\n",
      { title: ":sword:", detail: "icon", icon: { game: "duel", name: "sword" } },
    ],
    "an icon of the set in a text": [
      "cards:\n  - { id: a, text: 'An :oak-le^af: falls' }\n",
      { title: ":oak-leaf:", detail: "icon", icon: { game: "duel", name: "oak-leaf" } },
    ],
    "a value that the game has an icon for": [
      "cards:\n  - { id: a, suit: sw^ord }\n",
      { title: "sword", text: "Its colour.", icon: { game: "duel", name: "sword" } },
    ],
    "a picture": [
      "cards:\n  - { id: a, text: 'art/dra^gon.png' }\n",
      { title: "art/dragon.png", detail: "picture", picture: "content/duel/art/dragon.png" },
    ],
  };
  for (const [name, [marked, hover]] of Object.entries(cases))
    test(name, async () => {
      const { hover: found } = await assisted(marked);
      if (hover) expect(found).toMatchObject(hover);
      else expect(found).toBeUndefined();
    });

  test("a text of a translation is explained by the original", async () => {
    const marked = "cards:\n  - { id: Cat, ti^tle: Katze }\n";
    const { hover } = await assisted(marked, "content/duel/locales/de/decks/rest.yaml");
    expect(hover).toMatchObject({ title: "title", text: "Lazy Cat" });
  });
  test("an icon of the glossary", async () => {
    const { hover } = await assisted("icons: { blade: broad^sword }\n", "content/duel/glossary.yaml");
    expect(hover).toMatchObject({ title: "broadsword", icon: { game: "duel", name: "broadsword" } });
  });
});

describe("what a word of a template means", () => {
  const HERO = "templates/duel/hero.svg.hbs";
  const cases: Readonly<Record<string, readonly [marked: string, hover: object | undefined]>> = {
    "a field": [
      "<b:text>{{su^it}}</b:text>",
      { title: "suit", detail: "red or green; on cards of Fights", text: "Its colour." },
    ],
    "a field within a map": ["<b:text>{{effect.cou^nt}}</b:text>", { title: "effect.count" }],
    "a field inside a block": ["{{#with effect}}{{../co^st}}{{/with}}", { title: "cost" }],
    "a helper": ["{{#if (pres^ent cost)}}{{/if}}", { title: "(present a)" }],
    "an icon": ['<b:icon name="swo^rd" size="9"/>', { icon: { game: "duel", name: "sword" } }],
    "an icon in words": ["<b:text>Pay :swo^rd: now</b:text>", { title: ":sword:", detail: "icon" }],
    "a term in words": ["<b:text>Win :tri^ck:</b:text>", { title: ":trick:", text: "One card each." }],
    "a picture": ['<image href="art/dra^gon.png"/>', { picture: "content/duel/art/dragon.png" }],
    "a picture that is missing": ['<image href="art/dra^gonfly.png"/>', undefined],
    "the name of something else": ['<rect id="swo^rd"/>', undefined],
    "a comment": ["<!-- suit :swo^rd: -->", undefined],
  };
  for (const [name, [marked, hover]] of Object.entries(cases))
    test(name, async () => {
      const head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:b='urn:broadside' viewBox='0 0 63 88'>";
      const found = await assisted(`${head}${marked}</svg>\n`, HERO);
      expect(found.completions).toEqual([]);
      if (hover) expect(found.hover).toMatchObject(hover);
      else expect(found.hover).toBeUndefined();
    });
});

test("files without a schema are not helped with, and those of no game are refused", async () => {
  expect(await project.assist({ file: "content/duel/art/dragon.png", offset: 0 })).toBeUndefined();
  await expect(project.assist({ file: "content/none/game.yaml", offset: 0 })).rejects.toMatchObject({
    code: "unknown-file",
  });
});

test("words are those that texts may use, and drawings are given by the game's names", async () => {
  const { marks, pictures } = await project.words({ game: "duel" });
  expect(marks).toEqual([
    { name: "trick", kind: "term", text: "the trick", meaning: "One card each." },
    { name: "sword", kind: "icon" },
  ]);
  expect(pictures).toEqual(["art/dragon.png"]);
  const drawings = await project.icons.drawings({ game: "duel", names: ["sword", "qqq", "oak-leaf"] });
  expect(drawings.map(({ name }) => name)).toEqual(["sword", "oak-leaf"]);
  expect(drawings[0]?.svg).toContain("<svg");
});

test.each([
  ["game.yaml", "id: [\n"],
  ["glossary.yaml", "icons: { sword: 'broadsword }\n"],
])("drawings are not given as missing while %s cannot be read", async (file, text) => {
  const ask = { game: "duel", names: ["sword"] };
  const drafts = [{ path: `content/duel/${file}`, text }];
  await expect(project.icons.drawings(ask, { drafts })).rejects.toMatchObject({
    code: "bad-order",
    message: 'the game "duel" cannot be read: correct game.yaml and glossary.yaml first',
  });
  expect(await project.icons.drawings(ask)).toHaveLength(1);
  const empty = [{ path: "content/duel/glossary.yaml", text: "# none yet\n" }];
  expect(await project.icons.drawings(ask, { drafts: empty })).toEqual([]);
});

test("a picture is offered as the template of the deck wants it written", async () => {
  const own = await openProject(
    createMemoryHost({
      ...FILES,
      "templates/duel/hero.svg.hbs":
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 63 88'><b:art xmlns:b='broadside' href=\"art/{{art}}.png\"/></svg>\n",
      [DECK]: `${HEAD}  properties: { art: { type: string } }\ncards:\n  - { id: a, art: dragon }\n`,
    }),
  );
  const { pictureFields } = await own.words({ game: "duel" });
  const { text } = (await own.read(DECK)) as { text: string };
  const shown = await own.assist({ file: DECK, offset: text.indexOf("art: dragon") + 7 });
  expect(shown?.hover).toMatchObject({ title: "dragon", picture: "content/duel/art/dragon.png" });
  await own.close();
  expect(pictureFields).toEqual([
    {
      deck: "fight",
      field: "art",
      before: "art/",
      after: ".png",
      values: [{ path: "art/dragon.png", value: "dragon" }],
    },
  ]);
});

describe("in the CSV file of a deck's cards", () => {
  const LOOT = "content/duel/decks/loot.csv";
  const csv = (marked: string): Promise<Assisted> => assisted(marked, LOOT);
  const inserted = ({ completions }: Assisted): readonly string[] => completions.map(({ insert }) => insert);

  test("a cell takes what its field takes, in the quotes that it needs", async () => {
    expect(inserted(await csv("id,suit,cost,text\na,^,1,x\n"))).toEqual(["red", "dark, green"].map(quoted));
    expect(inserted(await csv('id,suit,cost,text\na,"d^",1,x\n'))).toEqual(["red", "dark, green"]);
    expect(await csv("id,suit,cost,text\na,re^d,1,x\n")).toMatchObject({
      path: ["cards", 0, "suit"],
      from: 20,
      to: 23,
      hover: { title: "suit", text: "Its colour." },
    });
  });

  test("a colon offers names, and a part of a path pictures", async () => {
    const found = await csv("id,suit,cost,text\na,red,1,Win :tr^\n");
    expect(found).toMatchObject({ from: 30, to: 33 });
    expect(inserted(found)[0]).toBe(":trick:");
    expect(inserted(await csv("id,suit,cost,text\na,red,1,drag^\n"))).toEqual(["art/dragon.png"]);
  });

  test("the first row takes fields that have no column yet", async () => {
    expect(labels(await csv("id,suit,^\na,red,1\n"))).toEqual(["cost", "text"]);
  });

  test("nothing helps outside cells, and in quotes that are not closed", async () => {
    expect(labels(await csv('id,suit\na,"re^\n'))).toEqual([]);
  });

  const quoted = (text: string): string => (text.includes(",") ? `"${text}"` : text);
});
