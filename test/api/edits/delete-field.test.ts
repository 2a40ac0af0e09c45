/** A field is deleted from a deck: its declaration, its values and its column, unless something else needs it. */
import { describe, expect, test } from "vitest";
import { CSV, DECK, deckWith, FIELDS, HEAD, RIVAL, stepIn } from "../../support/edits/small-deck.ts";

const FRONT = "templates/duel/find.svg.hbs";
const RULES = "content/duel/rules.yaml";
const SVG = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">${body}</svg>\n`;
const CARDS = `defaults: { cost: 0 }
cards:
  - { id: a, cost: 1, special: { cost: 5 } } # cost
  - id: b
    # the cost
    cost: 2
    text: "cost: {cost}"
  - { cost: 3, id: c }
  - cost: 4 # dear
    id: d
`;
const remove = (name: string) => ({ kind: "delete-field", name }) as const;

describe("a field of a deck in YAML", () => {
  test("goes with its declaration, its default and its values; comments of others stay", async () => {
    const required = FIELDS.replace("card:\n", "card:\n  required: [title, cost]\n");
    const before = deckWith(CARDS, required);
    const step = await stepIn({ [DECK]: before }, remove("cost"));
    expect(step.title).toBe("Delete cost");
    expect(step.files.map(({ path }) => path)).toEqual([DECK]);
    expect(step.after[DECK]).toBe(
      before
        .replace("required: [title, cost]", "required: [title]")
        .replace("    cost: { type: integer }\n", "")
        .replace("defaults: { cost: 0 }\n", "")
        .replace("id: a, cost: 1,", "id: a,")
        .replace("    cost: 2\n", "")
        .replace("{ cost: 3, id: c }", "{ id: c }")
        .replace("- cost: 4 # dear\n    id: d", "- id: d"),
    );
  });

  test("the last one leaves no empty declaration", async () => {
    const fields = "card:\n  required: [cost]\n  properties:\n    cost: { type: integer }\n";
    const step = await stepIn(
      { [DECK]: deckWith("cards:\n  - { id: a, cost: 1 }\n", fields) },
      remove("cost"),
    );
    expect(step.after[DECK]).toBe(deckWith("cards:\n  - { id: a }\n", ""));
  });

  test("stays while a template needs it, and goes where the template asks for it first", async () => {
    const needs = SVG(
      "\n<text>{{cost}}</text>\n{{#if cost}}<text>{{cost}}</text>{{/if}}\n<text>{{cost}}</text>",
    );
    const files = { [DECK]: deckWith(CARDS), [FRONT]: needs };
    await expect(stepIn(files, remove("cost"))).rejects.toThrow(
      `"cost" is still used in ${FRONT}:2, ${FRONT}:3 and ${FRONT}:4; remove it there first`,
    );
    const asks = SVG("{{#if (present cost)}}<text>{{cost}}</text>{{/if}}");
    const step = await stepIn({ ...files, [FRONT]: asks }, remove("cost"));
    expect(step.after[DECK]).not.toContain("cost: 1");
    expect(step.after[FRONT]).toBeUndefined();
  });

  test("stays while a template of several games needs it, and says which", async () => {
    const shared = "templates/shared/find.svg.hbs";
    const files = { [DECK]: deckWith(CARDS), [shared]: SVG("<text>{{cost}}</text>") };
    await expect(stepIn(files, remove("cost"))).rejects.toThrow(`used in ${shared}:1; remove it there first`);
    await expect(stepIn({ ...files, ...RIVAL }, remove("cost"))).rejects.toThrow(
      `used in ${shared}:1; ${shared} also draws gems of the game "rival": give this game a template of its own first`,
    );
  });

  const ruleAbout = (subject: string, check: string): string =>
    `rules:\n  - { id: one, why: so it is, ${subject}, ${check} }\n`;
  const LINE = `"cost" is still used in ${RULES}:2; remove it there first`;

  test.each([
    ["its cards", "deck: finds, where: { cost: 1 }", "check: count, is: 1"],
    ["several decks", "deck: [gems, finds]", "check: sum, field: cost, is: 10"],
    ["a kit with them", "kit: box", "check: sum, field: cost, is: 10"],
    ["a part of it", "deck: finds", "check: range, field: cost.gold, min: 1"],
    ["another field with it", "deck: finds", "check: range, field: weight, over: cost, max: 9"],
    ["a formula", "deck: finds", 'check: reckons, field: weight, as: "cost * 2"'],
    ["a form", "deck: finds", 'check: pattern, field: text, form: "{cost}: {title}"'],
    ["what others refer to", "deck: gems", "check: reference, field: for, to: { deck: finds, field: cost }"],
  ])("stays while a rule about %s needs it", async (_, subject, check) => {
    const files = {
      [DECK]: deckWith(CARDS),
      [RULES]: ruleAbout(subject, check),
      "content/duel/kits/box.yaml": "kit: box\ntitle: Box\ncontents:\n  - { deck: finds }\n",
    };
    await expect(stepIn(files, remove("cost"))).rejects.toThrow(LINE);
  });

  test.each([
    ["another deck", "deck: gems", "check: count, field: cost, is: 1"],
    ["another field", "deck: finds", "check: sum, field: special.cost, is: 5"],
    ["the decks themselves", "list: decks", "check: count, field: cost, is: 1"],
  ])("goes although a rule about %s names one like it", async (_, subject, check) => {
    const files = { [DECK]: deckWith(CARDS), [RULES]: ruleAbout(subject, check) };
    expect((await stepIn(files, remove("cost"))).files).toHaveLength(1);
  });

  test("stays while a kit needs it to know how many players a card is for", async () => {
    const kit = "content/duel/kits/box.yaml";
    const contents = (entry: string): string => `kit: box\ntitle: Box\ncontents:\n  - { ${entry} }\n`;
    const files = { [DECK]: deckWith(CARDS), [kit]: contents("deck: finds, from: cost") };
    await expect(stepIn(files, remove("cost"))).rejects.toThrow(`used in ${kit}:4;`);
    const others = { ...files, [kit]: contents("deck: finds, per: player") };
    expect((await stepIn(others, remove("cost"))).files).toHaveLength(1);
  });

  test("stays where it is not of this deck alone, or is made by each", async () => {
    const each = 'cards:\n  - { id: "{suit}-1", each: { suit: [sea, sky] } }\n';
    await expect(stepIn({ [DECK]: deckWith(each) }, remove("suit"))).rejects.toThrow("each:");
    await expect(stepIn({ [DECK]: deckWith(CARDS) }, remove("copies"))).rejects.toThrow("cannot be deleted");
    const shared = "content/duel/decks/common.fields.yaml";
    const files = {
      [DECK]: deckWith(CARDS, "card: { $ref: common.fields.yaml }\n"),
      [shared]: "properties: { cost: { type: integer } }\n",
    };
    await expect(stepIn(files, remove("cost"))).rejects.toThrow(`declared in ${shared}`);
  });

  test("stays where a card would get its value from another card", async () => {
    const merged = "cards:\n  - &a { id: a, cost: 1 }\n  - { <<: *a, id: b }\n";
    const step = await stepIn({ [DECK]: deckWith(merged) }, remove("cost"));
    expect(step.after[DECK]).toContain("- &a { id: a }\n  - { <<: *a, id: b }\n");
  });
});

describe("a field of a deck in CSV", () => {
  const head = (orders: string): string =>
    `${HEAD}${orders}cards: finds.csv\ncard:\n  properties:\n    Name: { type: string }\n    Cost: { type: integer }\n    special: { type: object }\n`;
  const ids = "ids: '{Name}'\n";

  test.each([
    ["at the left", 'Cost;"Name"\r\n"1;2";Fox\r\n;"Owl"\r\n', '"Name"\r\nFox\r\n"Owl"\r\n'],
    ["in the middle", "id;Cost;Name\n1 ; 2 ; 3\n4;;6\n7\n", "id;Name\n1 ; 3\n4;6\n7\n"],
    ["at the right", 'Name\tCost\nFox\t"a\nb"\nOwl\t\nEmu', "Name\nFox\nOwl\nEmu"],
  ])("%s goes with its separator", async (_, csv, after) => {
    const files = { [DECK]: head(csv.includes("id;") ? "" : ids), [CSV]: csv };
    const step = await stepIn(files, remove("Cost"));
    expect(step.after[CSV]).toBe(after);
    expect(step.after[DECK]).toBe(files[DECK].replace("    Cost: { type: integer }\n", ""));
  });

  test("all columns of a map go", async () => {
    const files = { [DECK]: head(ids), [CSV]: "special.a,Name,special.b\n1,Fox,2\n" };
    expect((await stepIn(files, remove("special"))).after[CSV]).toBe("Name\nFox\n");
  });

  test("a column that is called otherwise goes with its entry", async () => {
    const files = { [DECK]: head(`columns: { How: Cost }\n${ids}`), [CSV]: "Name,How\nFox,1\n" };
    const step = await stepIn(files, remove("Cost"));
    expect(step.after[CSV]).toBe("Name\nFox\n");
    expect(step.after[DECK]).toBe(head(ids).replace("    Cost: { type: integer }\n", ""));
  });

  test("one from which ids are made stays, and one without which a row would be empty", async () => {
    await expect(stepIn({ [DECK]: head(ids), [CSV]: "Name,Cost\nFox,1\n" }, remove("Name"))).rejects.toThrow(
      "`ids:`",
    );
    const numbers = head("ids: '{@number}'\n");
    await expect(
      stepIn({ [DECK]: numbers, [CSV]: "Name,Cost\nFox,1\n,2\n" }, remove("Cost")),
    ).rejects.toThrow("rows of content/duel/decks/finds.csv would be empty");
  });
});

describe("a field within a map", () => {
  const cards = `defaults: { special: { cost: 0 } }
cards:
  - { id: a, cost: 1, special: { feature: fly, cost: 5 } }
  - id: b
    special:
      cost: 2 # dear
    text: Two
`;

  test("goes with its values, and with a map that has nothing else in it; others of the same name stay", async () => {
    const before = deckWith(cards);
    const step = await stepIn({ [DECK]: before }, remove("special.cost"));
    expect(step.title).toBe("Delete special.cost");
    expect(step.after[DECK]).toBe(
      before
        .replace("        cost: { type: integer }\n", "")
        .replace("defaults: { special: { cost: 0 } }\n", "")
        .replace("{ feature: fly, cost: 5 }", "{ feature: fly }")
        .replace("    special:\n      cost: 2 # dear\n", ""),
    );
  });

  test("goes with its column", async () => {
    const deck = `${HEAD}cards: finds.csv\n${FIELDS}`;
    const csv = "id,special.cost,cost\na,1,2\n";
    const step = await stepIn({ [DECK]: deck, [CSV]: csv }, remove("special.cost"));
    expect(step.after[CSV]).toBe("id,cost\na,2\n");
  });

  test("stays while a template or a rule needs it, not for others of the map", async () => {
    const files = (body: string) => ({ [DECK]: deckWith(cards), [FRONT]: SVG(body) });
    await expect(stepIn(files("<text>{{special.cost}}</text>"), remove("special.cost"))).rejects.toThrow(
      `"special.cost" is still used in ${FRONT}:1; remove it there first`,
    );
    const inside = "{{#with special}}<text>{{cost}}</text>{{/with}}";
    await expect(stepIn(files(inside), remove("special.cost"))).rejects.toThrow(`${FRONT}:1`);
    const others = files("<text>{{special.feature}} {{cost}}</text>");
    expect((await stepIn(others, remove("special.cost"))).files).toHaveLength(1);
    const rule = (field: string) => ({
      [DECK]: deckWith(cards),
      [RULES]: `rules:\n  - { id: one, why: so it is, deck: finds, check: sum, field: ${field}, is: 5 }\n`,
    });
    await expect(stepIn(rule("special.cost"), remove("special.cost"))).rejects.toThrow(`${RULES}:2`);
    expect((await stepIn(rule("cost"), remove("special.cost"))).files).toHaveLength(1);
  });

  test("stays where it is the only one, and where a card would lack what it needs", async () => {
    const only =
      "card:\n  properties:\n    special: { type: object, properties: { cost: { type: integer } } }\n";
    const files = { [DECK]: deckWith("cards:\n  - { id: a, special: { cost: 1 } }\n", only) };
    await expect(stepIn(files, remove("special.cost"))).rejects.toThrow('the only field of "special"');
    const needed = FIELDS.replace("card:\n", "card:\n  required: [special]\n");
    await expect(stepIn({ [DECK]: deckWith(cards, needed) }, remove("special.cost"))).rejects.toThrow(
      'nothing in "special"',
    );
  });

  const NEEDED = FIELDS.replace("card:\n", "card:\n  required: [special]\n");

  test("stays where a card needs the map that the defaults would lose, and goes where each has its own", async () => {
    const defaults = "defaults: { special: { cost: 0 } }\n";
    const without = deckWith(`${defaults}cards:\n  - { id: a }\n`, NEEDED);
    await expect(stepIn({ [DECK]: without }, remove("special.cost"))).rejects.toThrow('nothing in "special"');
    const own = "cards:\n  - { id: a, special: { feature: fly } }\n";
    const step = await stepIn({ [DECK]: deckWith(`${defaults}${own}`, NEEDED) }, remove("special.cost"));
    expect(step.after[DECK]).not.toContain("defaults:");
  });

  test("stays where a card without it would take the map of the defaults", async () => {
    const defaults = "defaults: { special: { feature: fly } }\n";
    const own = deckWith(`${defaults}cards:\n  - { id: a, special: { cost: 2 } }\n`);
    const words = 'would take "special" from `defaults:`';
    await expect(stepIn({ [DECK]: own }, remove("special.cost"))).rejects.toThrow(words);
    const csv = { [DECK]: `${HEAD}${defaults}cards: finds.csv\n${FIELDS}`, [CSV]: "id,special.cost\na,1\n" };
    await expect(stepIn(csv, remove("special.cost"))).rejects.toThrow(words);
  });
});
