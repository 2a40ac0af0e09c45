/** Cells pasted from a spreadsheet, and columns as fields of the deck. */
import { describe, expect, test } from "vitest";
import {
  type Ask,
  afterOf,
  CSV,
  DECK,
  deckWith,
  FIELDS,
  HEAD,
  openDuel,
  stepIn,
} from "../../support/edits/small-deck.ts";

const CARDS = "cards:\n  - { id: a, cost: 1, text: x } # keep\n  - { id: b, cost: 2 }\n";

const pasted = async (cards: string, ask: Omit<Ask & { kind: "paste-rows" }, "kind">) =>
  (await stepIn({ [DECK]: deckWith(cards) }, { kind: "paste-rows", ...ask })).after[DECK];

describe("pasted cells", () => {
  test("are set in cards that are there, and further rows become cards", async () => {
    const fields = ["cost", "text"];
    const cells = [
      ["7", ""],
      ["8", "y"],
      ["many", "New: one"],
    ];
    const step = await stepIn(
      { [DECK]: deckWith(CARDS) },
      { kind: "paste-rows", cells, fields, cards: ["a", "b"] },
    );
    expect(step).toMatchObject({ title: "Paste 3 rows", cards: ["new-card"] });
    expect(step.after[DECK]).toBe(
      deckWith(
        'cards:\n  - { id: a, cost: 7 } # keep\n  - { id: b, cost: 8, text: y }\n  - { id: new-card, cost: many, text: "New: one" }\n',
      ),
    );
  });

  test("a first row of names is matched with fields, and a row with the id of a card changes it", async () => {
    const cells = [
      ["ID", "Special Cost", "special.cost", "", "Title"],
      ["b", "", "3", "ignored", "Bee"],
      ["", "", "", "", ""],
      ["", "", "4", "", "Wasp"],
    ];
    expect(await pasted(CARDS, { cells })).toBe(
      `${deckWith(CARDS, FIELDS.replace("    title:", "    title:")).replace(
        "card:\n  properties:\n",
        "card:\n  properties:\n",
      )}`
        .replace(FIELDS, `${FIELDS}    special-cost: { type: string }\n`)
        .replace(
          "{ id: b, cost: 2 }\n",
          "{ id: b, cost: 2, special: { cost: 3 }, title: Bee }\n  - { id: wasp, special: { cost: 4 }, title: Wasp }\n",
        ),
    );
  });

  test("unknown names become fields with a guessed type, in the file that declares them", async () => {
    const schema = "content/duel/schemas/find.yaml";
    const files = {
      [DECK]: `${HEAD}card: { $ref: "../schemas/find.yaml" }\n${CARDS}`,
      [schema]: "properties:\n  cost: { type: integer }\n  text: { type: string } # said\nrequired: [cost]\n",
    };
    const cells = [
      ["cost", "Strength", "House no."],
      ["1", "4", "007"],
    ];
    const { after } = await stepIn(files, { kind: "paste-rows", cells });
    expect(after[schema]).toBe(
      files[schema].replace("said\n", "said\n  strength: { type: integer }\n  house-no: { type: string }\n"),
    );
    expect(after[DECK]).toBe(`${files[DECK]}  - { id: new-card, cost: 1, strength: 4, house-no: 007 }\n`);
  });

  test("thirty rows into a deck of no cards and no fields are one step", async () => {
    const cells = [
      ["Name", "Cost", "Rule"],
      ...Array.from({ length: 30 }, (_, n) => [`Beast ${n}`, `${n}`, `Eat ${n}, then rest`]),
    ];
    const files = { [DECK]: `${HEAD}cards: []\n` };
    const step = await stepIn(files, { kind: "paste-rows", cells });
    expect(step.cards).toHaveLength(30);
    expect(step.after[DECK]?.split("\n").slice(4, 11)).toEqual([
      "card:",
      "  properties:",
      "    name: { type: string }",
      "    cost: { type: integer }",
      "    rule: { type: string }",
      "cards:",
      '  - { id: beast-0, name: Beast 0, cost: 0, rule: "Eat 0, then rest" }',
    ]);
    const project = await openDuel({ [DECK]: step.after[DECK] ?? "" });
    const { findings } = await project.check();
    expect(findings.filter(({ rule }) => rule.startsWith("schema/"))).toEqual([]);
    await project.close();
  });

  test("in CSV the deck declares new columns, and only changed cells are touched", async () => {
    const files = { [DECK]: `${HEAD}${FIELDS}cards: finds.csv\n`, [CSV]: 'id;cost;text\r\na;"1";x\r\nb;2;y' };
    const cells = [
      ["cost", "Rule Text", "tags"],
      ["3", "Run; hide", "x | y"],
      ["2", "", ""],
      ["5", "Sit", "z"],
    ];
    const { after } = await stepIn(files, { kind: "paste-rows", cells, cards: ["a", "b"] });
    expect(after[CSV]).toBe(
      'id;cost;text;Rule Text;tags\r\na;"3";x;"Run; hide";x | y\r\nb;2;y;;\r\nnew-card;5;;Sit;z',
    );
    expect(after[DECK]).toBe(files[DECK].replace(FIELDS, `${FIELDS}    Rule Text: { type: string }\n`));
  });

  test("heads of the deck's own spreadsheet mean what its columns do", async () => {
    const columns = "columns:\n  Number: copies\n  Price: cost\n  Notes: false\n";
    const files = {
      [DECK]: `${HEAD}${FIELDS}cards: finds.csv\n${columns}`,
      [CSV]: "id,Price,Number,Notes\na,1,2,old\n",
    };
    const cells = [
      ["id", "Number", "Price", "Notes", "text"],
      ["b", "3", "4", "new", "x"],
      ["a", "5", "6", "", ""],
    ];
    const { after } = await stepIn(files, { kind: "paste-rows", cells });
    expect(after).toEqual({ [CSV]: "id,Price,Number,Notes,text\na,6,5,old,\nb,4,3,,x\n" });
    const named = { kind: "paste-rows", cells: [["7"]], fields: ["Number"] } as const;
    await expect(stepIn(files, named)).rejects.toThrow(/^"Number" cannot be a new field: .*"copies"/);
    const field = { kind: "new-field", name: "Notes" } as const;
    await expect(stepIn(files, field)).rejects.toThrow(/^"Notes" cannot be a new field: .*leaves out/);
  });

  test("empty cells clear those of the cards that they are for", async () => {
    const ask = {
      kind: "paste-rows",
      fields: ["cost", "text"],
      cards: ["a", "b"],
      cells: [
        ["", ""],
        ["", ""],
      ],
    } as const;
    const step = await stepIn({ [DECK]: deckWith(CARDS) }, ask);
    expect(step.title).toBe("Clear 2 rows");
    expect(step.after[DECK]).toBe(deckWith("cards:\n  - { id: a } # keep\n  - { id: b }\n"));
  });

  test("nothing to paste is refused", async () => {
    await expect(pasted(CARDS, { cells: [["cost"], [" "]] })).rejects.toThrow("at least one row");
    await expect(pasted(CARDS, { cells: [["1"]], fields: ["each"] })).rejects.toThrow(
      'a field "each" already',
    );
  });
});

describe("fields", () => {
  const changed = async (fields: string, ask: Ask) => {
    const { after } = await stepIn({ [DECK]: deckWith(CARDS, fields) }, ask);
    return after[DECK]?.slice(HEAD.length, -CARDS.length);
  };
  const OWN = "card: { properties: { cost: { type: integer, minimum: 0 }, text: { type: string } } }\n";

  test("a new one is declared as the others are", async () => {
    const ask = { kind: "new-field", name: "luck", type: "boolean" } as const;
    expect(await changed(OWN, ask)).toBe(OWN.replace("string } }", "string }, luck: { type: boolean } }"));
    expect(await changed(FIELDS, ask)).toBe(`${FIELDS}    luck: { type: boolean }\n`);
    expect(await changed("", ask)).toBe("card:\n  properties:\n    luck: { type: boolean }\n");
    const choice = { ...ask, type: "enum", choices: ["good", "very, very bad"] } as const;
    expect(await changed(FIELDS, choice)).toBe(
      `${FIELDS}    luck: { type: string, enum: [good, "very, very bad"] }\n`,
    );
    const deep = { ...ask, name: "special.gives.luck" } as const;
    expect(await changed(FIELDS, deep)).toBe(
      FIELDS.replace("value: { type: integer } } }", "value: { type: integer }, luck: { type: boolean } } }"),
    );
  });

  test("its type is guessed from what cards have there", async () => {
    const cards = CARDS.replaceAll("cost", "price");
    const { after } = await stepIn({ [DECK]: deckWith(cards) }, { kind: "new-field", name: "price" });
    expect(after[DECK]).toBe(deckWith(cards, `${FIELDS}    price: { type: integer }\n`));
  });

  test("a new one comes with the cells of the first cards, which give it its type", async () => {
    const cells = ["3", ""];
    const { after } = await stepIn({ [DECK]: deckWith(CARDS) }, { kind: "new-field", name: "luck", cells });
    expect(after[DECK]).toBe(
      deckWith(CARDS.replace("text: x }", "text: x, luck: 3 }"), `${FIELDS}    luck: { type: integer }\n`),
    );
    const csv = { [DECK]: `${HEAD}${FIELDS}cards: finds.csv\n`, [CSV]: "id,cost\na,1\nb,2\n" };
    const ask = { kind: "new-field", name: "Mood", cells: ["", "so, so", "too many"] } as const;
    expect((await stepIn(csv, ask)).after[CSV]).toBe('id,cost,Mood\na,1,\nb,2,"so, so"\n');
  });

  test("a picture and an icon are texts that say what they name", async () => {
    expect(await changed(OWN, { kind: "new-field", name: "art", type: "picture" })).toBe(
      OWN.replace("string } }", "string }, art: { type: string, format: picture } }"),
    );
    const art = OWN.replace("{ type: string }", "{ type: string, format: picture }");
    const type = (type: "icon" | "string") => ({ kind: "field-type", name: "text", type }) as const;
    expect(await changed(art, type("icon"))).toBe(art.replace("picture", "icon"));
    expect(await changed(art, type("string"))).toBe(OWN);
  });

  test("another type keeps what still applies", async () => {
    const type = (type: "string" | "number" | "enum" | "integer") =>
      ({ kind: "field-type", name: "cost", type }) as const;
    expect(await changed(OWN, type("number"))).toBe(OWN.replace("integer", "number"));
    expect(await changed(OWN, type("string"))).toBe(OWN.replace("integer, minimum: 0", "string"));
    expect(await changed(OWN, type("enum"))).toBe(
      OWN.replace("integer, minimum: 0 }", 'string, enum: ["1", "2"] }'),
    );
    expect(await changed(OWN, type("integer"))).toBeUndefined();
  });

  test("a name that exists or cannot be one is refused", async () => {
    for (const name of ["cost", "copies", "id", "each", "__proto__", "a{b}", " "])
      await expect(changed(OWN, { kind: "new-field", name })).rejects.toThrow(/choose another/);
    await expect(changed(OWN, { kind: "field-type", name: "rank", type: "number" })).rejects.toThrow(
      "not declared",
    );
  });

  test("in CSV it is a column too", async () => {
    const files = { [DECK]: `${HEAD}${FIELDS}cards: finds.csv\n`, [CSV]: "id,cost\na,1\nb\n" };
    const project = await openDuel(files);
    const step = await project.edits({
      kind: "new-field",
      game: "duel",
      deck: "finds",
      name: "Luck",
      type: "integer",
    });
    const csv = step.files.find(({ path }) => path === CSV);
    expect(csv && afterOf(files[CSV], csv.edits)).toBe("id,cost,Luck\na,1,\nb,,\n");
    await project.apply(step);
    const { findings } = await project.check();
    expect(
      findings.filter(({ severity, rule }) => severity === "error" && rule.startsWith("schema/")),
    ).toEqual([]);
    await project.close();
  });
});

test("quotes of a cell that its text no longer needs go, and others stay", async () => {
  const text = async (csv: string, to: string, card = "a") => {
    const files = { [DECK]: `${HEAD}${FIELDS}cards: finds.csv\n`, [CSV]: csv };
    return (await stepIn(files, { kind: "field", card, path: ["text"], text: to })).after[CSV];
  };
  expect(await text('id,text\na,"Sell 3, laugh"\n', "Sell **3** & laugh; go")).toBe(
    "id,text\na,Sell **3** & laugh; go\n",
  );
  expect(await text('id,text\na,"Sell 3"\n', "Sell 4")).toBe('id,text\na,"Sell 4"\n');
  expect(await text('"id","text"\n"a","Sell 3, laugh"\n', "Sell 4")).toBe('"id","text"\n"a","Sell 4"\n');
  expect(await text("id,text\na,Sell\n", "Sell 3, laugh")).toBe('id,text\na,"Sell 3, laugh"\n');
});
