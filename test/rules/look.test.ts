/** Edge cases of the rules about the look and about unused things. */
import { describe, expect, test } from "vitest";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { checkTargets } from "../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import type { RuleContext } from "../../src/rules/define-rule.ts";
import { type AlikeTexts, alikeTexts } from "../../src/rules/printed-texts/near/alike-texts.ts";
import { nearTexts } from "../../src/rules/printed-texts/near/near-texts.ts";
import { NumberedTexts } from "../../src/rules/printed-texts/numbered/numbered-texts.ts";
import { PrintedTexts } from "../../src/rules/printed-texts/printed-texts.ts";
import type { WrittenText } from "../../src/rules/printed-texts/read-text.ts";
import { overlap } from "../../src/rules/text/overlap.ts";
import { checkFiles } from "../support/game/check-example.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

type Files = Readonly<Record<string, string>>;

const template = (body: string): Files => ({
  "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">\n${body}\n</svg>\n`,
});
const deck = (fields: string, cards: readonly string[]): Files => ({
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { ${fields} } }
cards:
${cards.map((card) => `  - { ${card} }\n`).join("")}`,
});

const rulesOf = async (files: ProjectFiles): Promise<readonly string[]> =>
  (await checkFiles(files)).map(({ rule }) => rule);

/** All findings, including what the sample game itself leaves unused. */
async function unusedIn(files: ProjectFiles): Promise<readonly string[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const project = { host, bundle: openBundle() };
  const { findings } = await checkTargets(project, [{ game: "sample", files: [] }], SILENT);
  return findings
    .filter(({ rule }) => rule.includes("/unused"))
    .map(({ rule, message }) => `${rule} ${message}`);
}

describe("colours that can be told apart", () => {
  const flags = "colour: { type: string }, name: { type: string }";
  const red = 'id: a, colour: "#c23a32"';
  const green = 'id: b, colour: "#3f9153"';
  const filled = (more = "") =>
    template(`<rect x="3" y="3" width="57.5" height="82.9" fill="{{colour}}"/>${more}`);
  const named =
    '<b:text x="5" y="5" width="50" height="10" size="20pt" font="Alegreya" fill="#ffffff">{{name}}</b:text>';

  test("red and green without a sign are reported once, as the more severe finding", async () => {
    expect(await rulesOf({ ...deck("colour: { type: string }", [red, green]), ...filled() })).toEqual([
      "colour/not-told-apart",
    ]);
  });

  test("a printed name that goes with the colour helps, one that is the same on both does not", async () => {
    const cards = (a: string, b: string) => deck(flags, [`${red}, name: ${a}`, `${green}, name: ${b}`]);
    expect(await rulesOf({ ...cards("Port", "Starboard"), ...filled(named) })).toEqual([]);
    expect(await rulesOf({ ...cards("Ship", "Ship"), ...filled(named) })).toEqual(["colour/not-told-apart"]);
  });

  test("a name unique to each card does not identify its colour", async () => {
    const cards = [
      `${red}, name: Ann`,
      `id: c, colour: "#c23a32", name: Bob`,
      `${green}, name: Cid`,
      `id: d, colour: "#3f9153", name: Dan`,
    ];
    expect(await rulesOf({ ...deck(flags, cards), ...filled(named) })).toEqual(["colour/not-told-apart"]);
  });

  test("a printed id does not help; colours that nothing shows and unprinted cards are ignored", async () => {
    const cards = deck("colour: { type: string }", [red, green]);
    const id = '<text x="5" y="20" font-size="8">{{@card.id}}</text>';
    expect(await rulesOf({ ...cards, ...filled(id) })).toEqual(["colour/not-told-apart"]);
    const shown = template("<text x='5' y='20' font-size='8'>{{@card.id}}</text>");
    expect(await rulesOf({ ...cards, ...shown })).toEqual(["deck/unread-field"]);
    const kept = deck("colour: { type: string }", [red, `${green}, copies: 0`]);
    expect((await rulesOf({ ...kept, ...filled() })).filter((rule) => rule.startsWith("colour/"))).toEqual(
      [],
    );
  });

  test("a number unique to each card is not a sign, one that goes with the colour is", async () => {
    const fields = "colour: { type: string }, value: { type: integer }";
    const shown = filled('<text x="5" y="20" font-size="8">{{value}}</text>');
    const twice = [`${red}, value: 1`, `${green}, value: 2`];
    const four = [...twice, 'id: c, colour: "#c23a32", value: 1', 'id: d, colour: "#3f9153", value: 2'];
    expect(await rulesOf({ ...deck(fields, twice), ...shown })).toEqual(["colour/not-told-apart"]);
    // a and c are drawn alike, and so are b and d: another rule reports that.
    expect(await rulesOf({ ...deck(fields, four), ...shown })).toEqual([
      "deck/equal-fronts",
      "deck/equal-fronts",
    ]);
  });

  test("of several colours that vary by card, one that everyone can tell apart is enough", async () => {
    const cards = deck("suit: { type: string }", ["id: a, suit: red", "id: b, suit: green"]);
    const drawn = (other: string) =>
      template(
        `<rect x="3" y="3" width="57.5" height="82.9" fill="{{#if (eq suit "red")}}#c23a32{{else}}#3f9153{{/if}}"/><rect x="20" y="20" width="20" height="20" fill="{{#if (eq suit "red")}}#ffffff{{else}}${other}{{/if}}"/>`,
      );
    expect(await rulesOf({ ...cards, ...drawn("#000000") })).toEqual([]);
    expect(await rulesOf({ ...cards, ...drawn("#fefefe") })).toEqual(["colour/not-told-apart"]);
  });

  test("many colours in one field are not signs", async () => {
    const cards = Array.from({ length: 13 }, (_, n) => `id: c${n}, colour: "#c23a${(30 + n).toString(16)}"`);
    expect(await rulesOf({ ...deck("colour: { type: string }", cards), ...filled() })).toEqual([]);
  });

  test("dice are told apart by their mark or their number of faces", async () => {
    const die = (id: string, colour: string, more: string) => ({
      [`content/sample/dice/${id}.yaml`]: `die: ${id}\ntitle: ${id}\ncolour: "${colour}"\nfaces: [[pip], [pip], [pip], [pip], [pip], [pip]]\n${more}`,
    });
    const colours = async (a: string, b: string) =>
      (await rulesOf({ ...die("a", "#c23a32", a), ...die("b", "#3f9153", b) })).filter((rule) =>
        rule.startsWith("colour/"),
      );
    expect(await colours("", "")).toEqual(["colour/not-told-apart"]);
    expect(await colours("mark: one dot\n", "mark: two dots\n")).toEqual([]);
    expect(await colours("mark: one dot\n", "mark: one dot\n")).toEqual(["colour/not-told-apart"]);
    expect(await colours("mark: one dot\n", "")).toEqual([]);
  });
});

describe("unused things", () => {
  const SAMPLE = [
    "art/unused nothing in print shows art/coarse.png",
    "art/unused nothing in print shows art/sharp.png",
    'template/unused no card of the game is drawn with the template "back"',
  ];

  test("the sample game has some", async () => {
    expect(await unusedIn({})).toEqual([
      "art/unused nothing in print shows art/coarse.png",
      "art/unused nothing in print shows art/sharp.png",
      'glossary/unused-term no text of the game uses "crew"',
      SAMPLE[2],
    ]);
  });

  test("nothing is reported as unused while a card is faulty", async () => {
    expect(
      await unusedIn(
        deck("rank: { type: integer }, title: { type: string }", ["id: a, rank: one, title: A"]),
      ),
    ).toEqual([]);
    expect(
      await unusedIn(template("<text x='5' y='30' font-size='5'>{{rank}}{{title}}{{#if}}</text>")),
    ).toEqual([]);
  });

  test("nor while a card uses something that does not exist: it may be misspelled", async () => {
    const asking = (more: string) =>
      template(`<text x="5" y="60" font-size="5">{{rank}}{{title}}</text>${more}`);
    expect(
      await unusedIn(asking('<b:art href="art/shrap.png" x="5" y="5" width="20" height="20"/>')),
    ).toEqual([]);
    expect(await unusedIn(asking('<b:icon name="achor" x="5" y="5" size="20" fill="#000000"/>'))).toEqual([]);
    const text = '<b:text x="5" y="5" width="50" height="9" size="9pt" font="Alegreya">:crwe:</b:text>';
    expect(await unusedIn(asking(text))).toEqual([]);
    const decks = deck("title: { type: string }", ["id: a, title: A, front: crad"]);
    expect(await unusedIn(decks)).toEqual([]);
  });

  test("a term counts as used in any form and place", async () => {
    for (const words of [
      "The CREW waits",
      "Take :crew:",
      "two crews",
      "{{@terms.crew.title}}",
      "{{#each @terms}}{{title}}{{/each}}",
    ])
      expect(
        await unusedIn(
          template(
            `<b:text x="5" y="5" width="50" height="20" size="9pt" font="Alegreya">{{rank}} {{title}} ${words}</b:text>`,
          ),
        ),
      ).toEqual(SAMPLE);
  });

  test("a picture shown by another picture counts as shown", async () => {
    const files = {
      ...template(
        '<b:art href="art/scene.svg" x="5" y="5" width="20" height="20"/><text x="5" y="60" font-size="5">{{rank}}{{title}} Crew</text>',
      ),
      "content/sample/art/scene.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="sharp.png" width="10" height="10"/></svg>',
    };
    expect(await unusedIn(files)).toEqual([SAMPLE[0], SAMPLE[2]]);
  });

  test("icons are used by texts, symbols, other names, and branches that no card takes", async () => {
    const glossary = {
      "content/sample/glossary.yaml":
        "icons: { port: anchor, home: port, helm: ship-wheel, oar: boat-propeller }\n",
    };
    const body = (more: string) =>
      template(
        `<b:text x="5" y="5" width="50" height="20" size="9pt" font="Alegreya">{{rank}} {{title}} :home:</b:text>{{#if (gt rank 9)}}<b:icon name="helm" x="5" y="40" size="9" fill="#000000"/>{{/if}}${more}`,
      );
    expect(await unusedIn({ ...glossary, ...body("") })).toEqual([
      SAMPLE[0],
      SAMPLE[1],
      'glossary/unused-icon no card, text or template uses the icon "oar"',
      SAMPLE[2],
    ]);
  });
});

describe("nearly equal texts", () => {
  const place = {
    file: "f",
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: 0 },
  };
  const written = (text: string): WrittenText => ({
    text,
    field: "f",
    from: "content",
    place: () => place,
    source: () => undefined,
    edit: () => undefined,
  });
  const near = (...all: readonly string[]) => {
    const printed = new PrintedTexts(new NumberedTexts());
    for (const text of all) printed.add(written(text));
    const { texts, numbers } = printed;
    const field = { field: "title", written: printed, texts, numbers };
    const [alike] = alikeTexts({}, [field]) as [AlikeTexts];
    return nearTexts(field, alike, (word) => ["sword", "shield", "sworn"].includes(word)).map(
      ({ here, there }) => [here.word, there.word],
    );
  };

  test.each([
    ["Draw two cards from the deck", "Draw two card from the deck", "card", "cards"],
    ["Draw two cards from the deck.", "Draw two cards from the deck", "deck", "deck."],
    ["Hide the treasure in the hold", "Hide the treasrue in the hold", "treasrue", "treasure"],
    ["Hide the Treasure in the hold", "Hide the treasure in the hold", "treasure", "Treasure"],
    ["Take a sword from the rack", "Take a swrod from the rack", "swrod", "sword"],
    ["Hide  the treasure in it", "Hide the treasure in it", "the", "the"],
    ["Draw 2 cards and keep one", "Draw 2 cards, keep one", "cards,", "cards and"],
    ["Draw two cards from it", "Draw too cards from it", "too", "two"],
    ["You lose the next fight", "You loose the next fight", "loose", "lose"],
    ["Draw all of the cards", "Draw all the cards", "", "of"],
    ["Draw a card from it", "Draw a cards from it", "cards", "card"],
  ])("%s / %s", (first, second, here, there) => {
    expect(near(first, second)).toEqual([[here, there]]);
  });

  test.each([
    ["Draw 2 cards from the deck", "Draw 3 cards from the deck"],
    ["Draw two cards from the deck", "Draw ten cards from the deck"],
    ["Gain +2 wood from the bank", "Gain -2 wood from the bank"],
    ["Take a sword from the rack", "Take a sworn from the rack"],
    ["Take a :sword: from the rack", "Take a :swords: from the rack"],
    ["You may not draw a card now", "You may now draw a card now"],
    ["Old Tom", "Old Tim"],
    ["Look at the top card of it", "Look at the top cards of it"],
    ["Draw 2 cards from the deck", "Draw 2 blue cards from the deck"],
    ["Discard a card of the deck", "Discard the card of the deck"],
    ["Take 1.5 parts of the prize", "Take 15 parts of the prize"],
    ["Go by sail to the port", "Go by nail to the port"],
    ["Draw two cards\nfrom the deck", "Draw two cards from the deck"],
    ["Draw two cards from the deck", "Draw two cards from the deck"],
  ])("no mistake: %s / %s", (first, second) => {
    expect(near(first, second)).toEqual([]);
  });

  test("a short word that other texts replace is a mistake, one that is equally frequent is not", () => {
    const corn = ["Gain some corn from the bank", "Gain all corn from the sea"];
    expect(near(...corn, "Gain some cord from the bank")).toEqual([["cord", "corn"]]);
    expect(near(...corn.slice(0, 1), "Gain some cord from the bank")).toEqual([]);
  });

  test("the rarer text has the mistake, and is reported once", () => {
    const [right, wrong] = ["Draw two cards from the deck", "Draw two card from the deck"];
    expect(near(wrong, right, right)).toEqual([["card", "cards"]]);
    expect(near(right, right, wrong, wrong, wrong)).toEqual([["cards", "card"]]);
  });

  test("texts of one pattern in many variants are not mistakes", () => {
    const colours = ["red", "reds", "reed", "bread", "breads", "dread"];
    expect(near(...colours.map((colour) => `Take the ${colour} from the sea`))).toEqual([]);
  });
});

test("a side with too much detail is reported at its root element, even without a text", () => {
  const file = "templates/sample/back.svg.hbs";
  const text = '<!-- a net -->\n<svg viewBox="0 0 63 88"></svg>';
  const face = {
    side: "back",
    template: "back",
    card: { id: "cook", deck: "crew" },
    scene: {
      texts: [],
      icons: [],
      pictures: [],
      svgPictures: [],
      missing: [],
      trim: { width: 63, height: 88 },
    },
    signs: { names: [], margin: Number.POSITIVE_INFINITY },
    legibility: { weak: [], crossed: [], collisions: [], isPartial: true },
    edges: [],
    turnable: [],
  };
  const templateFiles = { templates: new Map([["back", { name: "back", file, text }]]), partials: new Map() };
  const game = { decks: [] };
  const context = { game, faces: [face], templateFiles, sources: new Map() } as unknown as RuleContext;
  expect([...overlap.check(context)]).toMatchObject([
    {
      message: "this side has too much detail to check all texts and edges",
      at: { file, start: { line: 2, column: 1 }, end: { line: 2, column: 5 } },
    },
  ]);
});
