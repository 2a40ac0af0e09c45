/** A field gets another name: in the deck, its cards, its columns and its templates. */
import { describe, expect, test } from "vitest";
import { CSV, DECK, deckWith, FIELDS, HEAD, RIVAL, stepIn } from "../../support/edits/small-deck.ts";

const FRONT = "templates/duel/find.svg.hbs";
const SVG = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">${body}</svg>\n`;
const READS = SVG(
  '{{#if (present cost)}}<text x="9" y="9">{{cost}} and {{special.cost}}</text>{{/if}}{{#each pays}}<text y="9">{{amount}}</text>{{/each}}',
);
const CARDS = `defaults: { cost: 0 }
cards:
  - { id: a, cost: 1, special: { cost: 5 } } # cost
  - id: b
    # the cost
    cost: 2
    text: "cost: {cost}"
`;
const rename = (name: string, to: string) => ({ kind: "rename-field", name, to }) as const;

describe("a field of a deck in YAML", () => {
  test("has its name in the declaration, defaults, cards and templates", async () => {
    const required = FIELDS.replace("card:\n", "card:\n  required: [cost]\n");
    const before = deckWith(CARDS, required);
    const step = await stepIn({ [DECK]: before, [FRONT]: READS }, rename("cost", "price"));
    expect(step.title).toBe("Rename cost to price");
    expect(step.after[DECK]).toBe(
      before
        .replace("required: [cost]", "required: [price]")
        .replace("    cost: { type: integer }", "    price: { type: integer }")
        .replace("{ cost: 0 }", "{ price: 0 }")
        .replace("{ id: a, cost: 1,", "{ id: a, price: 1,")
        .replace("    cost: 2", "    price: 2"),
    );
    expect(step.after[FRONT]).toBe(
      READS.replace("present cost", "present price").replace("{{cost}}", "{{price}}"),
    );
  });

  test("a name with spaces is put in brackets in templates", async () => {
    const files = { [DECK]: deckWith(CARDS), [FRONT]: READS };
    const step = await stepIn(files, rename("cost", "Full price"));
    expect(step.after[DECK]).toContain("    Full price: 2\n");
    expect(step.after[FRONT]).toContain("{{#if (present [Full price])}}");
    const back = await stepIn(
      { [DECK]: step.after[DECK] ?? "", [FRONT]: step.after[FRONT] ?? "" },
      rename("Full price", "cost"),
    );
    expect(back.after).toEqual(files);
  });

  test("a name that is part of what is before it in a path is found behind that", async () => {
    const fields = FIELDS.replace("cost:", "is:");
    const front = SVG(
      "<text>{{this.is}} {{@root.is}} {{./is}} {{this/is}}</text>{{#each pays}}<text>{{../is}} {{@root.[is]}}</text>{{/each}}",
    );
    const files = { [DECK]: deckWith("cards:\n  - { id: a, is: 1 }\n", fields), [FRONT]: front };
    const step = await stepIn(files, rename("is", "was"));
    expect(step.after[FRONT]).toBe(front.replace("[is]", "was").replaceAll(/(?<=[./])is/g, "was"));
  });

  test.each([
    ["title", "there is a field"],
    ["id", "there is a field"],
    ["a.b", "without dots"],
    ["", "cannot be the name"],
  ])("is not called %j", async (to, words) => {
    await expect(stepIn({ [DECK]: deckWith(CARDS) }, rename("cost", to))).rejects.toThrow(words);
  });

  test("keeps its name where others depend on it", async () => {
    const each = 'cards:\n  - { id: "{suit}-1", each: { suit: [sea, sky] } }\n';
    await expect(stepIn({ [DECK]: deckWith(each) }, rename("suit", "side"))).rejects.toThrow("each:");
    await expect(stepIn({ [DECK]: deckWith(CARDS) }, rename("copies", "count"))).rejects.toThrow(
      "not declared",
    );
    const other = { "content/duel/decks/more.yaml": deckWith(CARDS).replace("deck: finds", "deck: more") };
    const files = { [DECK]: deckWith(CARDS), [FRONT]: READS, ...other };
    await expect(stepIn(files, rename("cost", "price"))).rejects.toThrow("also draws more");
  });

  test("keeps its name while the template draws another game too", async () => {
    const shared = "templates/shared/find.svg.hbs";
    const files = { [DECK]: deckWith(CARDS), [shared]: READS };
    expect((await stepIn(files, rename("cost", "price"))).after[shared]).toContain("{{price}}");
    await expect(stepIn({ ...files, ...RIVAL }, rename("cost", "price"))).rejects.toThrow(
      `${shared} also draws gems of the game "rival", so "cost" keeps its name`,
    );
    const own = { ...files, ...RIVAL, "templates/rival/find.svg.hbs": READS };
    expect((await stepIn(own, rename("cost", "price"))).after[shared]).toContain("{{price}}");
  });

  test("keeps its name in a partial that draws another game too", async () => {
    const shared = "templates/shared/partials/price.svg.hbs";
    const calls = SVG("{{> price}}");
    const files = { [DECK]: deckWith(CARDS), [shared]: "<text>{{cost}}</text>", [FRONT]: calls };
    expect((await stepIn(files, rename("cost", "price"))).after[shared]).toContain("{{price}}");
    const both = { ...files, ...RIVAL, "templates/rival/find.svg.hbs": calls };
    await expect(stepIn(both, rename("cost", "price"))).rejects.toThrow("also draws gems");
  });
});

describe("a field within a map", () => {
  const OWN = FIELDS.replace("      type: object\n", "      type: object\n      required: [cost]\n");
  const cards = `defaults: { special: { cost: 0 } }
cards:
  - { id: a, cost: 1, special: { feature: fly, cost: 5 } }
  - id: b
    special:
      cost: 2 # dear
`;

  test("has its name in its declaration, in cards and in templates, and others of the same name stay", async () => {
    const front = SVG(
      "<text>{{cost}} {{special.cost}} {{this.special.[cost]}}</text>{{#with special}}<text>{{cost}} {{@root.cost}}</text>{{/with}}",
    );
    const before = deckWith(cards, OWN);
    const step = await stepIn({ [DECK]: before, [FRONT]: front }, rename("special.cost", "price"));
    expect(step.title).toBe("Rename special.cost to special.price");
    expect(step.after[DECK]).toBe(
      before
        .replace("required: [cost]", "required: [price]")
        .replace("        cost: { type: integer }", "        price: { type: integer }")
        .replace("{ cost: 0 }", "{ price: 0 }")
        .replace("fly, cost: 5", "fly, price: 5")
        .replace("      cost: 2 # dear", "      price: 2 # dear"),
    );
    expect(step.after[FRONT]).toBe(
      front
        .replace("{{special.cost}} {{this.special.[cost]}}", "{{special.price}} {{this.special.price}}")
        .replace("<text>{{cost}} {{@root", "<text>{{price}} {{@root"),
    );
  });

  test("that has the name of its map is found behind it", async () => {
    const fields =
      "card:\n  properties:\n    pay: { type: object, properties: { pay: { type: integer } } }\n";
    const files = {
      [DECK]: deckWith("cards:\n  - { id: a, pay: { pay: 1 } }\n", fields),
      [FRONT]: SVG("<text>{{pay.pay}}</text>"),
    };
    const step = await stepIn(files, rename("pay.pay", "gold"));
    expect(step.after[FRONT]).toContain("{{pay.gold}}");
    expect(step.after[DECK]).toContain("{ id: a, pay: { gold: 1 } }");
  });

  test("has its name in the first row of a CSV file", async () => {
    const csv = "id,special.cost,cost\na,1,2\n";
    const deck = `${HEAD}cards: finds.csv\n${FIELDS}`;
    const step = await stepIn({ [DECK]: deck, [CSV]: csv }, rename("special.cost", "price"));
    expect(step.after[CSV]).toBe("id,special.price,cost\na,1,2\n");
  });

  test("keeps its name where another field has the new one, and where it is not one of its own", async () => {
    const files = { [DECK]: deckWith(cards) };
    await expect(stepIn(files, rename("special.cost", "feature"))).rejects.toThrow(
      'there is a field "special.feature" already',
    );
    await expect(stepIn(files, rename("special.price", "cost"))).rejects.toThrow("not a field of its own");
    await expect(stepIn(files, rename("pays.amount", "gold"))).rejects.toThrow("not a field of its own");
  });
});

describe("a field of a deck in CSV", () => {
  const head = (orders: string): string =>
    `${HEAD}${orders}cards: finds.csv\ncard:\n  properties:\n    Name: { type: string }\n    Cost: { type: integer }\n  required: [Name]\n`;

  test("has its name in the first row and in ids", async () => {
    const csv = 'Cost;"Name"\r\n1;Cost\r\n';
    const files = {
      [DECK]: head('ids: "{Name}-{@number:2}"\n'),
      [CSV]: csv,
      [FRONT]: SVG("<text>{{Name}}</text>"),
    };
    const step = await stepIn(files, rename("Name", "Title"));
    expect(step.after[CSV]).toBe(csv.replace('"Name"', '"Title"'));
    expect(step.after[DECK]).toBe(
      files[DECK]
        .replace("{Name}", "{Title}")
        .replace("    Name:", "    Title:")
        .replace("required: [Name]", "required: [Title]"),
    );
    expect(step.after[FRONT]).toBe(SVG("<text>{{Title}}</text>"));
  });

  test("a column that is called otherwise fills it by its new name", async () => {
    const files = { [DECK]: head("columns: { How: Cost }\nids: '{Name}'\n"), [CSV]: "Name,How\nFox,1\n" };
    const step = await stepIn(files, rename("Cost", "Price"));
    expect(step.after).toEqual({
      [DECK]: files[DECK].replace("How: Cost", "How: Price").replace("    Cost:", "    Price:"),
    });
  });
});
