/**
 * Problems that people had with other tools (C025 and the like are case numbers), each through the whole pipeline: what
 * the card prints in the end, or what is reported instead. The stages' own tests treat the same problems in detail.
 */
import { describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { isLeftUnused, type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();

interface Outcome {
  /** Texts of the fronts' text boxes, card by card. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** "file:line rule", the file without its folder. */
  readonly found: readonly string[];
  readonly messages: readonly string[];
  readonly copies: Readonly<Record<string, number>>;
}

/** The sample game with its own deck, whose texts the template sets. */
async function outcomeOf(files: ProjectFiles): Promise<Outcome> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { made, diagnostics: all } = await checkGame({ host, bundle }, "sample", SILENT);
  const diagnostics = all.filter((finding) => !isLeftUnused(finding, Object.keys(files)));
  const fronts = made?.laid.faces.filter(({ side }) => side === "front") ?? [];
  return {
    texts: Object.fromEntries(
      fronts.map(({ card, scene }) => [card.id, scene.texts.map(({ text }) => text)]),
    ),
    found: diagnostics.map(
      ({ file, start, rule }) => `${file.slice(file.lastIndexOf("/") + 1)}:${start.line} ${rule}`,
    ),
    messages: diagnostics.map(({ message, fix }) => `${message} | ${fix}`),
    copies: Object.fromEntries(
      made?.game.decks.flatMap(({ cards }) => cards.map((card) => [card.id, card.copies])) ?? [],
    ),
  };
}

const DECK = "content/sample/decks/crew.yaml";
const CSV = "content/sample/decks/crew.csv";
const TEMPLATE = "templates/sample/card.svg.hbs";

const deckOf = (properties: string, cards: string): string => `deck: crew
title: Crew
size: poker-us
front: card
card:
  properties:
${properties}
cards:${cards.startsWith("\n") ? cards : ` ${cards}\n`}`;

/** A drawing with one text box per line, one below the other. */
const templateOf = (...texts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">\n${texts
    .map(
      (text, index) =>
        `<b:text x="5" y="${5 + index * 16}" width="53.5" height="15" size="9pt" font="Alegreya">${text}</b:text>\n`,
    )
    .join("")}</svg>\n`;

const TEXTS = "    title: { type: string }\n    text: { type: string }";

describe("escape-markup", () => {
  test("C025: & < > quotes and = are printed as they are in the YAML", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf(
        TEXTS,
        `
  - id: salt
    title: "Salt & Pepper"
    text: "If HP < 3: don't \\"run\\"; cost = \`2\`"
`,
      ),
      [TEMPLATE]: templateOf("{{title}}", "{{text}}"),
    });
    expect(found).toEqual([]);
    expect(texts.salt).toEqual(["Salt & Pepper", 'If HP < 3: don\'t "run"; cost = `2`']);
  });

  test("a viewBox without the bleed is reported once, not again for the background that ends there", async () => {
    const { found, messages } = await outcomeOf({
      [DECK]: "deck: crew\ntitle: Crew\nsize: poker-us\nbleed: 3mm\nfront: card\ncards:\n  - { id: cook }\n",
      [TEMPLATE]:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">\n<rect width="63.5" height="88.9" fill="#204060"/>\n</svg>\n',
    });
    expect(found).toEqual(["card.svg.hbs:1 template/no-bleed"]);
    expect(messages[0]).toContain('write viewBox="-3 -3 69.5 94.9"');
  });

  test("C026: a bare < is text, next to real markup", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf(
        TEXTS,
        `
  - id: unit
    title: Less
    text: "Choose a unit with cost <= 2 and **exhaust** it; <3 <b>so</b>"
`,
      ),
      [TEMPLATE]: templateOf("{{title}}", "{{text}}"),
    });
    expect(found).toEqual(["crew.yaml:12 text/raw-mark"]);
    expect(texts.unit?.[1]).toBe("Choose a unit with cost <= 2 and exhaust it; <3 <b>so</b>");
  });

  test("C027: no quote is changed, so no apostrophe can be turned the wrong way", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf(
        TEXTS,
        `
  - { id: straight, title: One, text: "She said \\"it's 'ere in the '90s\\"" }
`,
      ),
      [TEMPLATE]: templateOf("{{title}}", "{{text}}"),
    });
    expect(found).toEqual([]);
    expect(texts.straight?.[1]).toBe("She said \"it's 'ere in the '90s\"");
  });
});

describe("template-logic", () => {
  const COST = "    title: { type: string }\n    cost: { type: integer }\n  required: [title]";
  const CARDS = `
  - { id: free, title: Free, cost: 0 }
  - { id: none, title: None }
`;

  test("C028: #if on a number that is 0 somewhere is a warning; (present cost) prints the 0", async () => {
    const badge = (condition: string): ProjectFiles => ({
      [DECK]: deckOf(COST, CARDS),
      [TEMPLATE]: templateOf("{{title}}", `{{#if ${condition}}}costs {{cost}}{{/if}}`),
    });
    const asked = await outcomeOf(badge("cost"));
    expect(asked.found).toEqual(["card.svg.hbs:3 template/zero-condition"]);
    const present = await outcomeOf(badge("(present cost)"));
    expect(present.found).toEqual([]);
    expect(present.texts).toEqual({ free: ["Free", "costs 0"], none: ["None", ""] });
  });

  test("C029: a misspelt field is reported with the template's line and the nearest field", async () => {
    const { found, messages } = await outcomeOf({
      [DECK]: deckOf("    title: { type: string }\n  required: [title]", "[{ id: ogre, title: Ogre }]"),
      [TEMPLATE]: templateOf("{{titel}}", "{{title}}"),
    });
    expect(found).toEqual(["card.svg.hbs:2 template/unknown-field"]);
    expect(messages[0]).toMatch(/titel.*title/);
  });

  test("C030: a text of three lines keeps them through an indented partial", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf("    text: { type: string }", '[{ id: three, text: "one\\ntwo\\nthree" }]'),
      [TEMPLATE]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <g>
      {{> body}}
  </g>
</svg>
`,
      "templates/sample/partials/body.svg.hbs":
        '<b:text x="5" y="5" width="50" height="40" size="9pt" font="Alegreya">\n  {{text}}\n</b:text>\n',
    });
    expect(found).toEqual([]);
    expect(texts.three).toEqual(["one\ntwo\nthree"]);
  });

  test("C031: lists of a card can be looped over, from YAML and from cells", async () => {
    const loop = templateOf("{{#each abilities}}{{../title}} {{icon}} {{n}};{{/each}}");
    const list = `    title: { type: string }
    abilities:
      type: array
      items: { type: object, properties: { icon: { type: string }, n: { type: integer } }, required: [icon, n] }`;
    const yaml = await outcomeOf({
      [DECK]: deckOf(
        list,
        "[{ id: ogre, title: Ogre, abilities: [{ icon: sword, n: 2 }, { icon: shield, n: 1 }] }]",
      ),
      [TEMPLATE]: loop,
    });
    expect(yaml.found).toEqual([]);
    expect(yaml.texts.ogre).toEqual(["Ogre sword 2;Ogre shield 1;"]);
    const csv = await outcomeOf({
      [DECK]: deckOf(
        "    title: { type: string }\n    tags: { type: array, items: { type: string } }",
        "crew.csv",
      ),
      [CSV]: "id,title,tags\nogre,Ogre,sword | shield\n",
      [TEMPLATE]: templateOf("{{#each tags}}{{../title}} {{this}};{{/each}}"),
    });
    expect(csv.found).toEqual([]);
    expect(csv.texts.ogre).toEqual(["Ogre sword;Ogre shield;"]);
  });

  test("C032: a picture named by two fields follows both; a missing one is an error", async () => {
    const { found, messages } = await outcomeOf({
      [DECK]: deckOf(
        "    lang: { type: string }\n    type: { type: string }",
        `
  - { id: a, lang: zh, type: skill }
  - { id: b, lang: zh, type: event }
`,
      ),
      "content/sample/labels/zh/skill.png": SAMPLE_GAME["content/sample/art/sharp.png"] as Uint8Array,
      [TEMPLATE]: templateOf("{{lang}} {{type}}").replace(
        "</svg>",
        '<b:art href="labels/{{lang}}/{{type}}.png" x="5" y="30" width="20" height="20"/>\n</svg>',
      ),
    });
    expect(found).toEqual(["crew.yaml:11 template/unknown-art"]);
    expect(messages[0]).toContain("labels/zh/event.png");
  });
});

describe("data-copies", () => {
  test("C033: each count in a spreadsheet is used, or reported at its row", async () => {
    const cells = ["", "1", '"  1 "', '"2"', "3", "0", "-1", "1a", "1.5", "1001"];
    const { copies, found } = await outcomeOf({
      [DECK]: deckOf("    title: { type: string }", "crew.csv"),
      [CSV]: `id,title,copies\n${cells.map((cell, index) => `c${index},Elf ${index},${cell}\n`).join("")}`,
      [TEMPLATE]: templateOf("{{title}}"),
    });
    expect(Object.values(copies).slice(0, 6)).toEqual([1, 1, 1, 2, 3, 0]);
    expect(found.filter((one) => one.includes("schema/"))).toEqual([
      "crew.csv:8 schema/out-of-range",
      "crew.csv:9 schema/wrong-type",
      "crew.csv:10 schema/wrong-type",
      "crew.csv:11 schema/out-of-range",
    ]);
  });
});

describe("data-csv", () => {
  test("C035, C037, C039: a byte order mark, Windows line ends, spaces and doubled quotes cause no trouble", async () => {
    const { texts, copies, found } = await outcomeOf({
      [DECK]: deckOf(TEXTS, "crew.csv"),
      [CSV]: `\uFEFFid,  title  , copies,text\r\na,"Iron Gate",2,"Costs 3, pays 1"\r\nb,  Old Mill  , 1 ,"first line\r\nsecond line"\r\n,,,\r\nc,"The ""Crow""",,"no newline at the end"`,
      [TEMPLATE]: templateOf("{{title}}", "{{text}}"),
    });
    expect(found).toEqual([]);
    expect(copies).toEqual({ a: 2, b: 1, c: 1 });
    expect(texts).toEqual({
      a: ["Iron Gate", "Costs 3, pays 1"],
      b: ["Old Mill", "first line\nsecond line"],
      c: ['The "Crow"', "no newline at the end"],
    });
  });

  test("C036: a typed backslash and n breaks the line as documented, without a finding", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf("    text: { type: string }", "crew.csv"),
      [CSV]: 'id,text\na,one\\ntwo\nb,"one\nsix"\n',
      [TEMPLATE]: templateOf("{{text}}"),
    });
    expect(texts).toEqual({ a: ["one\ntwo"], b: ["one\nsix"] });
    expect(found).toEqual([]);
  });

  test("C038: dates in a column of n/m values are warned about at their cell", async () => {
    const { found } = await outcomeOf({
      [DECK]: deckOf("    attack: { type: string }", "crew.csv"),
      [CSV]: "id,attack\na,05. Aug\nb,2024-08-05\nc,5/8\n",
      [TEMPLATE]: templateOf("{{attack}}"),
    });
    expect(found).toEqual(["crew.csv:2 csv/date-like", "crew.csv:3 csv/date-like"]);
  });
});

describe("data-yaml", () => {
  test("C040, C041, C042: what looks like a number, a date or yes and no prints as typed", async () => {
    const typed = ["007", "1.10", "2.50", "1e3", "2024-01-05", "no", "on", "NO", "N", "Y", "+47", "12:30"];
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf(
        "    text: { type: string }",
        `\n${typed.map((text, index) => `  - { id: c${index}, text: ${text} }\n`).join("")}`,
      ),
      [TEMPLATE]: templateOf("{{text}}"),
    });
    expect(found).toEqual([]);
    expect(Object.values(texts).flat()).toEqual(typed);
  });

  test("C043: a colon in a title is reported at its line, with the quotes that it needs", async () => {
    const { found, messages } = await outcomeOf({
      [DECK]: deckOf("    title: { type: string }", "\n  - id: mill\n    title: Chapter 3: The Mill\n"),
      [TEMPLATE]: templateOf("{{title}}"),
    });
    expect(found[0]).toBe("crew.yaml:10 yaml/unquoted-text");
    expect(messages[0]).toContain('"Chapter 3: The Mill"');
  });

  test("C044: << merges the fields of an anchor", async () => {
    const { texts, found } = await outcomeOf({
      [DECK]: deckOf(
        TEXTS,
        `
  - &base { id: a, title: A, text: shared }
  - { <<: *base, id: b, title: B }
`,
      ),
      [TEMPLATE]: templateOf("{{title}} {{text}}"),
    });
    expect(found).toEqual([]);
    expect(texts).toEqual({ a: ["A shared"], b: ["B shared"] });
  });

  test("C045: a block text has no empty line at its end, and spaces at line ends move nothing", async () => {
    const centred = templateOf("{{text}}").replace("<b:text", '<b:text align="center" valign="bottom"');
    const inkOf = async (text: string) => {
      const host = createMemoryHost({
        ...SAMPLE_GAME,
        [DECK]: deckOf("    text: { type: string }", `\n  - id: a\n    text: ${text}\n`),
        [TEMPLATE]: centred,
      });
      const { made } = await checkGame({ host, bundle }, "sample", SILENT);
      return made?.laid.faces[0]?.scene.texts.map(({ text, ink }) => ({ text, ink }));
    };
    const plain = await inkOf('"line one\\nline two"');
    expect(plain?.[0]?.text).toBe("line one\nline two");
    expect(await inkOf("|\n      line one  \n      line two\n")).toEqual(plain);
  });
});

describe("schema-messages", () => {
  test("C046, C048: an unknown field is reported with the nearest name, an empty one at its line", async () => {
    const { found, messages } = await outcomeOf({
      [DECK]: deckOf(
        "    title: { type: string }\n    art: { type: string }\n  required: [title]",
        "\n  - { id: elf, title: Elf, copise: 2 }\n  - id: ogre\n    title: Ogre\n    art:\n",
      ),
      [TEMPLATE]: templateOf("{{title}}{{#if (present art)}} {{art}}{{/if}}"),
    });
    expect(found).toEqual(["crew.yaml:11 schema/unknown-field", "crew.yaml:14 schema/empty-field"]);
    expect(messages).toEqual([
      'unknown field "copise" | did you mean copies?',
      "art is empty | give it a value, or remove it",
    ]);
  });

  test("C047: a slip in one of several kinds is one fault of that kind", async () => {
    const { found, messages } = await outcomeOf({
      "content/sample/rules.yaml":
        "rules:\n  - { id: all, deck: crew, check: count, is: three, why: there are three }\n",
    });
    expect(found).toEqual(["rules.yaml:2 schema/wrong-type"]);
    expect(messages[0]).toContain('is is "three"');
  });
});
