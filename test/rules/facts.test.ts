/** Edge cases of rules that would not help a reader of the manual. */
import { describe, expect, test } from "vitest";
import { type Diagnostic, fullMessage } from "../../src/diagnostics/diagnostic.ts";
import { checkFiles } from "../support/game/check-example.ts";

const DECK = `deck: crew
title: Crew
size: poker-us
front: card
`;

const deck = (rest: string): Record<string, string> => ({ "content/sample/decks/crew.yaml": DECK + rest });
const template = (body: string): Record<string, string> => ({
  "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">\n${body}\n</svg>\n`,
});
const short = (one: Diagnostic): string =>
  `${one.rule} ${one.file.split("/").at(-1)}:${one.start.line}:${one.start.column} ${fullMessage(one)}`;

async function found(files: Record<string, string>): Promise<readonly string[]> {
  return (await checkFiles(files)).map(short);
}

test("the sample game itself is clean", async () => {
  expect(await found({})).toEqual([]);
});

describe("runs and counts", () => {
  const card =
    "card: { properties: { suit: { type: string }, rank: { type: integer }, title: { type: string } } }\ncards:\n";
  const run = (more: string) => ({
    "content/sample/rules.yaml": `rules:\n  - { id: r, deck: crew, check: run, field: rank, ${more}, why: because }\n`,
  });

  test("several missing values are one finding; the last gap is reported at the card before it", async () => {
    const cards = ["a", "b"]
      .map((id, n) => `  - { id: ${id}, suit: x, rank: ${n * 4 + 2}, title: T }\n`)
      .join("");
    const files = {
      ...deck(card + cards),
      ...run("per: suit, from: 1, to: 8"),
      ...template("<text x='5' y='30' font-size='5'>{{rank}}{{title}}</text>"),
    };
    expect(
      (await checkFiles(files))
        .filter((one) => one.rule === "facts/broken-run")
        .map((one) => [one.message, one.label, one.why]),
    ).toEqual([
      ['suit "x" has no 1', "before this card", "because"],
      ['suit "x" has no 3 to 5', "between a and this card", "because"],
      ['suit "x" has no 7 and 8', "after this card", "because"],
    ]);
  });

  test("unprinted cards do not count in runs and counts; copies do", async () => {
    const cards =
      "  - { id: a, rank: 1, title: T, copies: 0, note: lost }\n  - { id: b, rank: 2, title: T, copies: 3 }\n";
    const rules = `rules:
  - { id: r, deck: crew, check: run, field: rank, from: 1, to: 2, why: w }
  - { id: c, deck: crew, check: count, is: 2, why: w, severity: hint }
`;
    const all = await checkFiles({ ...deck(card + cards), "content/sample/rules.yaml": rules });
    expect(all.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
      ["facts/broken-run", "error", 'deck "crew" has no rank 1'],
      ["facts/wrong-count", "hint", 'deck "crew" has 3 cards, expected 2'],
    ]);
  });
});

describe("rules that cannot be satisfied", () => {
  const rules = (...lines: readonly string[]) => ({
    "content/sample/rules.yaml": `rules:\n${lines.map((line) => `  - { deck: crew, why: w, ${line} }\n`).join("")}`,
  });

  test("a run of very many values is reported as one range, an excessive one by the schema", async () => {
    expect(await found(rules("id: r, check: run, field: rank, from: 1, to: 1000000"))).toEqual([
      'facts/broken-run crew.yaml:9:7 deck "crew" has no rank 4 to 1000000',
    ]);
    expect(await found(rules("id: r, check: run, field: rank, from: 1, to: 9007199254740991"))).toEqual([
      "schema/out-of-range rules.yaml:2:72 to is 9007199254740991, expected a whole number from -1000000 to 1000000",
    ]);
  });

  test("a run backwards is one fault, at its start", async () => {
    expect(await found(rules("id: r, check: run, field: rank, from: 3, to: 1"))).toEqual([
      "schema/reversed-range rules.yaml:2:65 the run goes from 3 to 1; expected the smaller number first",
    ]);
  });

  test("a run over texts is one fault, at its field", async () => {
    expect(await found(rules("id: r, check: run, field: title, from: 1, to: 3"))).toEqual([
      'rules/no-numbers rules.yaml:2:53 no card of the deck "crew" has a number in "title"',
    ]);
    expect(await found(rules("id: r, check: run, field: titel, from: 1, to: 3"))).toEqual([
      'rules/unknown-name rules.yaml:2:53 no card of the deck "crew" has a field "titel"',
    ]);
  });

  test("two rules with one id", async () => {
    expect(await found(rules("id: r, check: count, is: 3", "id: r, check: count, is: 3"))).toEqual([
      'rules/duplicate-rule rules.yaml:3:31 another rule has the id "r" too',
    ]);
  });
});

test("a deck without any backs does not mix them, and unprinted cards do not count", async () => {
  const cards = `card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: A }
  - { id: b, rank: 2, title: B, back: back, copies: 0, note: lost }
`;
  expect(await found(deck(cards))).toEqual([]);
  expect(await found(deck(cards.replace(", copies: 0, note: lost", "")))).toEqual([
    'deck/mixed-backs crew.yaml:7:7 the deck "crew" has 1 card with a back, but a has none',
  ]);
});

test("a picture that exists but cannot be read is reported once, where it is used", async () => {
  const broken = { "content/sample/art/broken.png": "\u0089PNG no more" };
  const art = template(
    '<b:art href="art/broken.png" x="10" y="10" width="20" height="20"/><text x="5" y="60" font-size="5">{{rank}}{{title}}</text>',
  );
  const findings = await checkFiles({ ...art, ...broken });
  expect(findings.map(({ rule, file }) => [rule.split("/")[0], file])).toEqual([
    ["art", "templates/sample/card.svg.hbs"],
  ]);
});

test("a mark inside bold text, or around an icon or a sign, is not a missing style", async () => {
  const cards = (title: string) =>
    deck(`card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: "${title}" }
`);
  const box = (more: string) =>
    template(
      `<b:text x="5" y="5" width="50" height="30" size="12pt" font="Pirata One" ${more}>{{rank}} {{title}}</b:text>`,
    );
  const rules = async (title: string, more = ""): Promise<readonly string[]> => [
    ...(await checkFiles({ ...cards(title), ...box(more) })).map(({ rule, message }) => `${rule} ${message}`),
  ];
  expect(await rules("Take **:anchor:** or **+** now")).toEqual([]);
  // The box asks for the weight, so the fault is the box's, not the marks'.
  expect(await rules("Take **all**", 'weight="700"')).toEqual([
    'template/missing-face the family "Pirata One" has no weight 700; the text is set in weight 400',
  ]);
  expect(await rules("Take ***all***")).toEqual([
    'text/missing-style the family "Pirata One" has no bold',
    'text/missing-style the family "Pirata One" has no italic',
  ]);
});

test("a name of one or two letters is similar to no icon: its colons are probably intended", async () => {
  const cards = `card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: 'a:b:c' }
`;
  const [finding] = await checkFiles(deck(cards));
  expect(finding?.rule).toBe("text/unknown-name");
  expect(finding?.fix).toContain("write \\:");
});

test("many characters that no font has are one finding per text", async () => {
  const text = String.fromCodePoint(...Array.from({ length: 25 }, (_, index) => 0x13000 + index));
  const cards = `card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: "${text}" }
`;
  const [one, ...others] = (await found(deck(cards))).filter((line) => line.startsWith("text/missing-glyph"));
  expect(others).toEqual([]);
  expect(one).toMatch(/has the characters 𓀀 \(U\+13000\), .*𓀇 \(U\+13007\) and 17 more$/u);
});

test("characters of a file that is not UTF-8 are not searched in the fonts", async () => {
  const cards = `card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: "𓀀" } # `;
  const [path = "", text = ""] = Object.entries(deck(cards))[0] ?? [];
  const bytes = new Uint8Array([...new TextEncoder().encode(text), 0xe9, 0x0a]);
  const rules = async (file: string | Uint8Array) =>
    (await checkFiles({ [path]: file })).map(({ rule }) => rule);
  expect(await rules(bytes)).toEqual(["text/encoding"]);
  expect(await rules(`${text}\n`)).toEqual(["text/missing-glyph"]);
});

describe("fields", () => {
  test("a field that a template misspells is reported only at the template", async () => {
    expect(await found(template("<text x='5' y='30' font-size='5'>{{rank}}{{tilte}}</text>"))).toEqual([
      'template/unknown-field card.svg.hbs:2:44 no card of the deck "crew" has a field "tilte"',
    ]);
  });

  test("C029: a field that no card has is reported once, not for every card", async () => {
    expect(
      await found(template("<text x='5' y='30' font-size='5'>{{rank}}{{title}}{{nickname}}</text>")),
    ).toEqual(['template/unknown-field card.svg.hbs:2:53 no card of the deck "crew" has a field "nickname"']);
  });

  test("a field that the schema requires is reported at the card without it, not at its template too", async () => {
    const cards = `card: { properties: { rank: { type: integer }, title: { type: string } }, required: [rank, title] }
cards:
  - { id: a, rank: 1 }
  - { id: b, rank: one, title: B }
  - { id: c, rank: 3, title: C }
`;
    expect((await checkFiles(deck(cards))).map(({ rule, start }) => `${rule} ${start.line}`)).toEqual([
      "schema/missing-field 7",
      "schema/wrong-type 8",
    ]);
  });

  test("a field with a fault of its own is not reported as missing too, even if optional", async () => {
    const cards = `card: { properties: { rank: { type: integer }, title: { type: string, pattern: "^[A-Z]" } } }
cards:
  - { id: a, rank: 1, title: a }
  - { id: b, rank: one, title: B }
  - { id: c, rank: 3, title: C }
`;
    expect((await checkFiles(deck(cards))).map(({ rule, start }) => `${rule} ${start.line}`)).toEqual([
      "schema/bad-format 7",
      "schema/wrong-type 8",
    ]);
  });

  test("for a field that only some cards have, the others are counted", async () => {
    const cards = `card: { properties: { title: { type: string }, text: { type: string } } }
cards:
  - { id: a, title: A, text: x }
  - { id: b, title: B }
  - { id: c, title: C }
`;
    expect(
      await found({
        ...deck(cards),
        ...template("<text x='5' y='30' font-size='5'>{{title}}{{text}}</text>"),
      }),
    ).toEqual(['template/missing-field card.svg.hbs:2:45 the card has no field "text" (cards b, c)']);
  });

  test("parts of a map are read one by one; anything given the whole may read all of it", async () => {
    const cards = `card: { properties: { title: { type: string }, special: { type: object } } }
cards:
  - { id: a, title: A, special: { cost: 1, remark: none } }
`;
    expect(
      await found({
        ...deck(cards),
        ...template("<text x='5' y='30' font-size='5'>{{title}}{{special.cost}}</text>"),
      }),
    ).toEqual([
      'deck/unread-field crew.yaml:7:44 no template of the deck "crew" uses the field "special.remark"',
    ]);
    const given = template(
      "<text x='5' y='30' font-size='5'>{{title}}{{#each special}}{{this}}{{/each}}</text>",
    );
    expect(await found({ ...deck(cards), ...given })).toEqual([]);
  });

  test("rules.yaml reads fields too", async () => {
    const cards = `card: { properties: { title: { type: string }, level: { type: integer } } }
cards:
  - { id: a, title: A, level: 1 }
`;
    const rules = {
      "content/sample/rules.yaml":
        "rules:\n  - { id: r, deck: crew, check: run, field: level, from: 1, to: 1, why: w }\n",
    };
    const files = { ...deck(cards), ...template("<text x='5' y='30' font-size='5'>{{title}}</text>") };
    expect(await found(files)).toHaveLength(1);
    expect(await found({ ...files, ...rules })).toEqual([]);
  });
});

describe("what follows from a fault is not reported beside it", () => {
  const rulesOf = async (files: Record<string, string>): Promise<readonly string[]> =>
    (await checkFiles(files)).map(({ rule }) => rule);

  test("a deck whose only entry makes no card, or too many, is not reported as empty", async () => {
    const cards = (to: number) => deck(`cards:\n  - { id: "a-{n}", each: { n: { from: 5, to: ${to} } } }\n`);
    expect(await rulesOf(cards(1))).toEqual(["schema/empty-each"]);
    expect(await rulesOf(cards(900_000))).toEqual(["schema/too-many-cards"]);
    expect(await rulesOf(deck("cards: []\n"))).toContain("deck/no-cards");
  });

  test("a faulty symbol still counts as being in the glossary", async () => {
    const die = (symbol: string) => ({
      "content/sample/glossary.yaml": 'symbols:\n  none: { title: "", meaning: nothing }\n',
      "content/sample/dice/coin.yaml": `die: coin\ntitle: Coin\ncolour: "#888888"\nfaces: [[${symbol}], [${symbol}]]\n`,
    });
    expect(await rulesOf(die("none"))).not.toContain("dice/unknown-symbol");
    expect(await rulesOf(die("non"))).toContain("dice/unknown-symbol");
  });

  test.each([
    ["svg/href", "/etc/passwd"],
    ["template/unknown-art", "art/nowhere.png"],
  ])("the mark in place of a picture does not end at the cut: %s", async (rule, href) => {
    const art = template(
      `<b:art href="${href}" width="63.5" height="88.9"/><text x="5" y="60" font-size="5">{{rank}}{{title}}</text>`,
    );
    const rules = await rulesOf(art);
    expect(rules).toContain(rule);
    expect(rules).not.toContain("art/ends-at-cut");
  });
});

describe("keys that are whole numbers, not in numeric order", () => {
  const columns = async (text: string): Promise<readonly string[]> => {
    const files = {
      ...deck(
        `card: { properties: { pay: { type: object, additionalProperties: { type: string } }, list: { type: array } } }
cards:
  - { id: a, pay: { 10: ten, 9: nine }, list: [{ pay: { 10: ten, 9: nine } }] }
`,
      ),
      ...template(`<b:text x="5" y="5" width="50" height="9" size="12pt" font="Alegreya">${text}</b:text>`),
    };
    return (await found(files)).flatMap(
      (line) => /^schema.reordered-keys crew.yaml:7:(\d+)/.exec(line)?.[1] ?? [],
    );
  };

  test.each([
    ["{{#each pay}}{{@key}}{{/each}}", ["21"]],
    ["{{#each pay}}{{this}}{{/each}}", ["21"]],
    ["{{#each list.[0].pay}}{{@key}} {{this}}{{/each}}", ["57"]],
    ["{{#each list}}{{#each pay}}{{this}}{{/each}}{{/each}}", ["57"]],
    ["{{#each list.[1].pay}}{{this}}{{/each}}", []],
    ["{{list.[0].pay.[10]}}", []],
    ["{{#if pay}}x{{/if}}", []],
    ["{{#if pay}}{{#each pay}}{{@key}}{{/each}}{{/if}}", ["21"]],
    ["{{#with pay}}{{[10]}}{{/with}}", []],
    ["{{#each list}}{{pay.[10]}}{{/each}}", []],
    ["{{pay.[10]}} or {{pay.[9]}}", []],
    ["{{#if pay}}{{pay.[10]}} or {{pay.[9]}}{{/if}}", []],
    ["no field at all", []],
  ])("are reported where they are gone through: %s", async (text, reported) =>
    expect(await columns(text)).toEqual(reported),
  );
});

describe("icons and pictures off the card", () => {
  const DRAWN =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>';
  const reportsOf = async (body: string, bleed = "bleed: 3mm\n"): Promise<readonly string[]> => {
    const files = {
      "content/sample/decks/crew.yaml": `${DECK}${bleed}cards:\n  - { id: a }\n`,
      "content/sample/art/sun.svg": DRAWN,
      "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">\n${body}\n</svg>\n`,
    };
    return (await found(files)).filter((line) => line.startsWith("art/outside-piece"));
  };
  const sun = (x: number): string => `<b:art href="art/sun.svg" x="${x}" y="5" width="20" height="20"/>`;
  const anchor = (x: number, y: number): string => `<b:icon name="anchor" x="${x}" y="${y}" size="7"/>`;

  test("are reported, even if the picture is in SVG", async () => {
    const line = 'art/outside-piece card.svg.hbs:2:1 the picture "art/sun.svg" is outside the card (card a)';
    expect(await reportsOf(sun(70))).toEqual([line]);
    expect(await reportsOf(sun(70).replace("b:art", "image"))).toEqual([line]);
    for (const x of [0, 50, 63.4, -19.9]) expect(await reportsOf(sun(x))).toEqual([]);
  });

  // The card is 63.5 mm wide: 64 mm is in the bleed of 3 mm, 67 mm beyond it.
  test("are part of an ornament in the bleed, if the same one is on the card", async () => {
    expect(await reportsOf(anchor(30, 30) + anchor(64, 30))).toEqual([]);
    expect(await reportsOf(anchor(64, 30))).toHaveLength(1);
    expect(await reportsOf(sun(20) + anchor(64, 30))).toHaveLength(1);
    expect(await reportsOf(anchor(30, 30) + anchor(67, 30))).toHaveLength(1);
    expect(await reportsOf(anchor(30, 30) + anchor(64, 30), "")).toHaveLength(1);
  });

  test("are a background pattern if they are beyond all four sides", async () => {
    const rows = (ys: readonly number[]): string =>
      ys.flatMap((y) => [-10, 10, 30, 50, 70].map((x) => anchor(x, y))).join("");
    expect(await reportsOf(rows([-10, 10, 30, 50, 70, 90]))).toEqual([]);
    expect(await reportsOf(rows([10, 30, 50, 70]))).not.toEqual([]);
  });
});

describe("one shape along a die line is one finding of art/ends-at-cut", () => {
  const reportsOf = async (body: string): Promise<readonly string[]> => {
    const tiles = `deck: tiles\ntitle: Tiles\nsize: 36mm\nshape: hexagon\nfront: tile\ncards:\n  - { id: sea }\n`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}">\n${body}\n</svg>\n`;
    const files = { "content/sample/decks/tiles.yaml": tiles, "templates/sample/tile.svg.hbs": svg };
    return (await found(files)).filter((line) => line.startsWith("art/ends-at-cut"));
  };

  // A hexagon of 36 mm across flats is 36 * 2 / sqrt(3) = 41.57 mm long: a rectangle of that size ends at two of its
  // sides and extends beyond the slanting ones.
  test("even if it extends beyond part of the line", async () => {
    expect(await reportsOf('<rect width="36" height="41.57" fill="#204060"/>')).toEqual([
      'art/ends-at-cut tile.svg.hbs:2:1 the drawing ends at the cut line, and the deck "tiles" has no bleed (card sea)',
    ]);
  });
  // Its left side ends 0.8 mm inside the cut, the right one 0.5 mm.
  test("and states the worst of nearly equal values", async () => {
    expect(await reportsOf('<rect x="0.8" y="-3" width="34.7" height="48" fill="#204060"/>')).toEqual([
      "art/ends-at-cut tile.svg.hbs:2:1 the drawing ends 0.8 mm inside the cut line, which leaves a white strip that will be uneven after cutting (card sea)",
    ]);
  });
});

test("cards that look exactly alike count, each of them", async () => {
  const cards = ["a", "b", "c", "d", "e", "f", "g"].map(
    (id) => `  - { id: ${id}, title: ${id === "d" ? "D" : "Same"} }\n`,
  );
  const files = {
    ...deck(`card: { properties: { title: { type: string } } }\ncards:\n${cards.join("")}`),
    ...template(
      '<rect width="63.5" height="20" fill="#20303c"/><b:text x="5" y="30" width="50" height="9" size="12pt" font="Alegreya">{{title}}</b:text>',
    ),
  };
  const lines = await found(files);
  // six of the seven have one drawing
  expect(lines.filter((line) => line.startsWith("art/ends-at-cut"))).toEqual([
    'art/ends-at-cut card.svg.hbs:2:1 the drawing ends at the top, right and left edge of the card, and the deck "crew" has no bleed (cards a, b, c, e, f and 2 more)',
  ]);
});

describe("places", () => {
  const specials = {
    "content/sample/tables/specials.yaml": `table: specials
title: Specials
row: { properties: { text: { type: string } } }
rows:
  - { id: fog, text: "Take :achor: and hide in the longest fog of the whole wide world for many days" }
`,
    ...deck(`card: { properties: { feature: { type: string } } }
cards:
  - { id: a, feature: fog }
  - { id: b, feature: fog, copies: 2 }
`),
  };
  const box = (attributes: string): Record<string, string> =>
    template(
      `{{#with (row "specials" feature)}}<b:text x="5" y="5" font="Alegreya" ${attributes}>{{text}}</b:text>{{/with}}{{@card.id}}`,
    );

  test("the text of a table is fixed in the table", async () => {
    expect(await found({ ...specials, ...box('width="50" height="40" size="12pt"') })).toEqual([
      "deck/equal-fronts crew.yaml:8:7 the cards a and b look exactly alike on the front",
      'text/unknown-name specials.yaml:5:29 ":achor:" is neither an icon, a symbol nor a term',
    ]);
  });

  test("a value from the deck's defaults is fixed there", async () => {
    const cards = `card: { properties: { title: { type: string } } }
defaults: { title: "A :achor:" }
cards:
  - { id: a }
  - { id: b }
`;
    const drawn = template(
      '<b:text x="5" y="5" width="50" height="9" size="12pt" font="Alegreya">{{title}} {{@card.id}}</b:text>',
    );
    expect(await found({ ...deck(cards), ...drawn })).toEqual([
      'text/unknown-name crew.yaml:6:24 ":achor:" is neither an icon, a symbol nor a term',
    ]);
  });

  test("a back of many cards belongs to no single card", async () => {
    const files = {
      ...deck(`back: back
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: a, rank: 1, title: A }
  - { id: b, rank: 2, title: B }
`),
      "templates/sample/back.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
<b:icon name="achor" x="10" y="10" size="20" fill="#000000"/>
</svg>
`,
    };
    expect(await found(files)).toEqual(['template/unknown-icon back.svg.hbs:2:1 there is no icon "achor"']);
  });
});

test("text that is cut off is an error, text entirely outside the card is not", async () => {
  const text = (y: number): Record<string, string> =>
    template(
      `<b:text x="5" y="${y}" width="50" height="8" size="12pt" font="Alegreya" valign="top">{{rank}} {{title}}</b:text>`,
    );
  const cut = await checkFiles(text(-3));
  expect(cut.map(({ rule, severity }) => [rule, severity])).toEqual([["text/outside-safe-zone", "error"]]);
  expect(cut[0] && fullMessage(cut[0])).toMatch(
    /^text runs \d.* mm over the top edge, expected 3 mm inside it \(cards cook, pilot, captain\)$/,
  );
  expect((await checkFiles(text(-20))).filter(({ rule }) => rule === "text/outside-safe-zone")).toEqual([]);
});
