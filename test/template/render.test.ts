import Handlebars from "handlebars";
import { describe, expect, test } from "vitest";
import { DEFAULT_CELLS } from "../../src/units/cells.ts";
import { render, short } from "./sample.ts";

const textOf = (...parameters: Parameters<typeof render>): string => {
  const { text, diagnostics } = render(...parameters);
  expect(diagnostics).toEqual([]);
  return text;
};

describe("values", () => {
  test("C025: the five characters of XML are escaped and nothing else", () => {
    const text = `If HP < 3: don't "run"; cost = \`2\` & more > é ☠ 007`;
    expect(textOf("{{text}}", { text })).toBe(
      "If HP &lt; 3: don&#39;t &quot;run&quot;; cost = `2` &amp; more &gt; é ☠ 007",
    );
  });

  test("numbers and yes or no print as written in JSON", () => {
    expect(textOf("{{a}} {{b}} {{c}} {{d}}", { a: 0, b: -1.5, c: true, d: "" })).toBe("0 -1.5 true ");
  });

  test("T11: maps, lists and empty values have no text", () => {
    const { text, diagnostics } = render("{{a}}{{b}}\n{{c}}!", { a: { x: 1 }, b: [1], c: null });
    expect(text).toBe("\n!");
    expect(diagnostics.map(short)).toEqual([
      'not-text 1:3 "a" is a map, which cannot be printed as text',
      'not-text 1:8 "b" is a list, which cannot be printed as text',
      'not-text 2:3 "c" is an empty value, which cannot be printed as text',
    ]);
    expect(diagnostics[0]?.fix).toContain("{{a.x}}");
  });

  test("a map without a prototype is a map like any other", () => {
    const bare = Object.assign(Object.create(null), { x: 1 });
    expect(render("{{a}}", { a: bare }).diagnostics.map((one) => one.rule)).toEqual(["template/not-text"]);
    expect(textOf("{{a.x}}", { a: bare })).toBe("1");
  });

  test("characters that XML cannot represent are refused by name", () => {
    const { diagnostics } = render("{{a}}", { a: "bell \u0007" });
    expect(diagnostics.map(short)).toEqual(['control-character 1:3 "a" contains the character U+0007']);
    expect(render("{{a}}", { a: "\uD800" }).diagnostics).toHaveLength(1);
    expect(textOf("{{a}}", { a: "tab\tline\n😀" })).toBe("tab\tline&#10;😀");
  });

  test("C030: a value keeps its line breaks in an indented partial", () => {
    const template = "<g>\n    {{> body}}\n</g>";
    const partials = { "partials/body": "{{text}}" };
    expect(textOf(template, { text: "one\ntwo\nthree" }, { partials })).toContain("one&#10;two&#10;three");
  });
});

describe("missing fields", () => {
  test("a missing die or board was reported already: drawings add nothing", () => {
    const die = '{{@die.title}}{{@die.colour}}{{#each @die.faces}}{{this}}{{/each}}{{join @face " "}}';
    expect(textOf(die, {}, { card: { die: "gren", face: 1 } })).toBe("gren#808080");
    expect(textOf("{{@board.route}}{{@board.width}}", {}, { card: { board: "raod" } })).toBe("63");
  });

  test("C029: the card, the template's line and the nearest field are named", () => {
    const { text, diagnostics } = render("<a>\n  {{titel}}</a>", { title: "Ogre" });
    expect(text).not.toContain("undefined");
    expect(diagnostics.map(short)).toEqual(['missing-field 2:5 the card has no field "titel"']);
    expect(diagnostics[0]?.fix).toContain('write "title"');
    expect(diagnostics[0]?.file).toBe("templates/sample/card.svg.hbs");
  });

  test("T3: also as a helper's value and deep inside", () => {
    const { diagnostics } = render("{{upper nope}}{{special.kost}}{{#if (eq suit 1)}}{{/if}}", {
      special: { cost: 1 },
    });
    expect(diagnostics.map(short)).toEqual([
      'missing-field 1:9 the card has no field "nope"',
      'missing-field 1:17 the card has no field "special.kost"',
      'missing-field 1:41 the card has no field "suit"',
    ]);
    expect(diagnostics[1]?.fix).toContain('"special.cost"');
  });

  test("a fault inside a partial names the partial's file", () => {
    const { diagnostics } = render("{{> body}}", {}, { partials: { "partials/body": "\n {{nope}}" } });
    expect(diagnostics.map(({ file, start }) => [file, start.line, start.column])).toEqual([
      ["templates/sample/partials/body.svg.hbs", 2, 4],
    ]);
  });

  test("conditions may ask for missing things", () => {
    expect(
      textOf("{{#if a}}{{a}}{{else}}none{{/if}}{{#unless a}}!{{/unless}}{{#each a}}x{{/each}}", {}),
    ).toBe("none!");
    expect(textOf("{{#with a}}x{{else}}y{{/with}}{{#if (present a)}}x{{/if}}{{or a 'b'}}", {})).toBe("yb");
  });

  test("a later value of `and` is not evaluated if an earlier one is absent", () => {
    const template =
      '{{#if (and special (gt (add special.cost 1) 1) (eq special.feature "fog"))}}yes{{else}}no{{/if}}';
    expect(textOf(template, {})).toBe("no");
    expect(textOf(template, { special: { cost: 1, feature: "fog" } })).toBe("yes");
    expect(textOf('{{#with a}}{{#if (and b (eq b "x"))}}yes{{else}}no{{/if}}{{/with}}', { a: {} })).toBe(
      "no",
    );
  });

  test("entries of lists, rows and @ names have messages of their own", () => {
    const template =
      '{{#each list}}{{icno}}{{/each}}{{#with (row "specials" "fog")}}{{titel}}{{/with}}{{@dice.gren.title}}';
    const { diagnostics } = render(template, { list: [{ icon: "a" }] });
    expect(diagnostics.map(({ message, fix }) => [message, fix?.split(",")[0]])).toEqual([
      ['the card has no field "icno" in an entry of "list"', 'write "icon"'],
      ['the card has no field "titel" in this place', 'write "title"'],
      ['there is no "@dice.gren.title"', 'write "@dice.green.title"'],
    ]);
  });
});

describe("conditions and loops", () => {
  test.each([
    ["0", "no", "template/zero-condition"],
    [" 0 ", "yes", "template/doubtful-condition"],
    ["false", "no", "template/doubtful-condition"],
    ["False", "yes", "template/doubtful-condition"],
    ["FALSE", "yes", "template/doubtful-condition"],
    ["no", "yes", "template/doubtful-condition"],
    ["Off", "yes", "template/doubtful-condition"],
    ["00", "yes", undefined],
    ["none", "yes", undefined],
    ["", "no", undefined],
  ])("the text %j counts as %s for #if, #unless and the helpers in them: %s", (name, answer, rule) => {
    const { text, diagnostics } = render("{{#if name}}yes{{else}}no{{/if}}", { name });
    expect([text, ...diagnostics.map((fault) => fault.rule)]).toEqual([answer, ...(rule ? [rule] : [])]);
    const opposite = answer === "yes" ? "no" : "yes";
    expect(render("{{#unless name}}yes{{else}}no{{/unless}}", { name }).text).toBe(opposite);
    expect(textOf("{{#if (and name true)}}yes{{else}}no{{/if}}", { name })).toBe(answer);
    expect(textOf("{{#if (or name name)}}yes{{else}}no{{/if}}", { name })).toBe(answer);
    expect(textOf("{{#if (not name)}}yes{{else}}no{{/if}}", { name })).toBe(opposite);
    expect(textOf("{{#if (and (or name false) true)}}yes{{else}}no{{/if}}", { name })).toBe(answer);
  });

  test.each(["0", "false", "False", "no"])("no helper loses the text %j, which prints", (name) => {
    const template = '{{or name "none"}} {{and true name}} {{#with (or name "none")}}{{this}}{{/with}}';
    expect(textOf(template, { name })).toBe(`${name} ${name} ${name}`);
    expect(textOf('{{#if (eq (or name "none") name)}}same{{/if}}', { name })).toBe("same");
  });

  test("an answer that is printed if present is printed for True and False", () => {
    for (const name of ["True", "False"])
      expect(render("{{#if name}}Answer: {{name}}{{/if}}", { name }).text).toBe(`Answer: ${name}`);
  });

  test("#if takes the first of two fields that is true", () => {
    const template = "{{#if (or name cost)}}badge{{/if}}";
    expect(textOf(template, { name: "0", cost: "5" })).toBe("badge");
    expect(textOf(template, { name: "0", cost: "0" })).toBe("");
  });

  test("C028: 0 counts as no for #if, with a warning; present and ne distinguish it from absent", () => {
    const { text, diagnostics } = render("{{#if cost}}badge{{/if}}", { cost: 0 });
    expect(text).toBe("");
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["template/zero-condition", "warning"],
    ]);
    expect(textOf("{{#if (present cost)}}badge {{cost}}{{/if}}", { cost: 0 })).toBe("badge 0");
    expect(textOf("{{#if (ne cost 0)}}badge{{/if}}", { cost: 0 })).toBe("");
    expect(textOf("{{#if cost includeZero=true}}badge{{/if}}", { cost: 0 })).toBe("badge");
    expect(textOf("{{#if (present cost)}}badge{{/if}}{{#if (present name)}}name{{/if}}", { name: "" })).toBe(
      "name",
    );
  });

  test("C031: lists can be looped over, and ../ reaches the card", () => {
    const fields = {
      name: "Ogre",
      abilities: [
        { icon: "sword", n: 2 },
        { icon: "shield", n: 1 },
      ],
    };
    expect(textOf("{{#each abilities}}{{../name}} {{icon}} {{n}};{{/each}}", fields)).toBe(
      "Ogre sword 2;Ogre shield 1;",
    );
  });

  test("C032: conditions follow two fields at once", () => {
    const template = '{{#if (and (eq lang "zh") (eq type "skill"))}}zh-skill{{else}}{{lang}}-{{type}}{{/if}}';
    expect(textOf(template, { lang: "zh", type: "skill" })).toBe("zh-skill");
    expect(textOf(template, { lang: "zh", type: "event" })).toBe("zh-event");
    expect(textOf(template, { lang: "en", type: "skill" })).toBe("en-skill");
  });

  test("loop passes know their index", () => {
    const template =
      "{{#each a}}{{#if @first}}[{{/if}}{{@index}}{{@number}}{{@key}}{{#if @last}}]{{/if}}{{/each}}";
    expect(textOf(template, { a: ["x", "y"] })).toBe("[010121]");
    expect(textOf("{{#each a as |v k|}}{{k}}={{v}};{{/each}}", { a: { x: 1, y: 2 } })).toBe("x=1;y=2;");
    expect(textOf("{{#times n}}{{@number}}{{else}}none{{/times}}", { n: 3 })).toBe("123");
    expect(textOf("{{#times n}}{{@number}}{{else}}none{{/times}}", { n: 0 })).toBe("none");
  });

  test("a condition's option may be computed, its parameters mean nothing, and helpers keep their names", () => {
    expect(textOf("{{#if n includeZero=(present n)}}yes{{/if}}", { n: 0 })).toBe("yes");
    expect(textOf("{{#if n as |x|}}{{x}}{{/if}}", { n: 1, x: "field" })).toBe("field");
    expect(
      textOf("{{#each list as |upper|}}{{upper this}}{{#if upper}}.{{/if}}{{/each}}", { list: ["a"] }),
    ).toBe("A.");
  });

  test("only lists and maps loop, only whole numbers count passes", () => {
    expect(render("{{#each a}}{{/each}}", { a: "text" }).diagnostics.map(short)).toEqual([
      "not-a-list 1:4 #each: expected a list, found a text",
    ]);
    expect(render("{{#times a}}{{/times}}", { a: 1.5 }).diagnostics.map((one) => one.rule)).toEqual([
      "template/wrong-value",
    ]);
  });

  test("a value with the same fault on many cards is reported once, with the first of them", () => {
    const found = ["a", "b"].map((a) => render("{{#each a}}{{/each}}{{add a 1}}", { a }).diagnostics);
    expect(found[0]?.map(({ message }) => message)).toEqual(found[1]?.map(({ message }) => message));
    expect(found.map((one) => one.map(({ label }) => label))).toEqual([
      ['the text "a"', 'the text "a"'],
      ['the text "b"', 'the text "b"'],
    ]);
  });

  test("T2, T8: loops inside loops end with a message", () => {
    const list = Array.from({ length: 2000 }, (_, index) => index);
    const loops = "{{#each a}}{{#each ../a}}{{#each ../../a}}x{{/each}}{{/each}}{{/each}}";
    const { diagnostics } = render(loops, { a: list });
    expect(diagnostics.map((one) => one.rule)).toEqual(["template/limit"]);
    const long = render(`{{#each a}}${"x".repeat(10_000)}{{/each}}`, { a: list });
    expect(long.diagnostics.map((one) => one.rule)).toEqual(["template/limit"]);
    expect(long.text).toBe("");
  });
});

describe("what a face knows besides the card's fields", () => {
  test("@card, @deck, @game, @side, @root", () => {
    const template =
      "{{@card.id}} {{@card.number}} {{@card.copies}} {{@deck.title}} {{@game.title}} {{@side}} {{@root.a}}";
    expect(textOf(template, { a: 1 })).toBe("ogre 3 2 Beasts Sample &amp; Co front 1");
  });

  test("counts of the deck: printed cards, and distinct cards", () => {
    expect(textOf("{{@deck.count}} printed, {{@deck.different}} different", {})).toBe(
      "2 printed, 1 different",
    );
  });

  test("@map of map cards, @dice, @symbols, @terms", () => {
    const squares = [{ name: "a1", terrain: "green", column: 0, row: 0 } as const];
    const print = { side: 25.4, across: 0.25, along: 0.25 };
    const card = { map: { isWhole: true, cells: DEFAULT_CELLS, squares, bars: [], print } };
    expect(textOf("{{#each @map.squares}}{{name}} {{colour}}{{/each}}", {}, { card })).toBe("a1 green");
    expect(textOf("{{#if @map}}map{{else}}no map{{/if}}", {})).toBe("no map");
    expect(
      textOf(
        "{{@dice.green.colour}} {{size @dice.green.faces}} {{@symbols.pip.title}} {{@terms.crew.text}}",
        {},
      ),
    ).toBe("#00aa00 6 Pip crew");
  });

  test("fields win over helpers of the same name", () => {
    expect(textOf("{{size}} {{upper size}} {{#if size}}{{size}}{{/if}}", { size: "xl" })).toBe("xl XL xl");
  });

  test("no prototype is reachable and a card cannot hide behind one", () => {
    expect(render("{{suit.toUpperCase}}", { suit: "axe" }).diagnostics.map((one) => one.rule)).toEqual([
      "template/missing-field",
    ]);
    expect(render("{{toString}}{{hasOwnProperty}}", {}).diagnostics).toHaveLength(2);
  });
});

/** Plain Handlebars, as far as both languages agree: the same templates give the same text. */
describe("blocks and partials mean what they mean in Handlebars", () => {
  const fields = {
    name: "Ogre",
    n: 2,
    zero: 0,
    list: [
      { v: 1, sub: [{ w: 7 }] },
      { v: 2, sub: [] },
    ],
    map: { k: { v: 3 } },
    words: ["a", "b"],
  };
  const partials = {
    item: "<{{v}}{{name}}>",
    given: "{{a}}-{{b}}{{name}}",
    outer: "{{#each list}}{{> item name=../name}}{{/each}}",
  };
  const templates = [
    "{{#each list}}{{v}}{{#each sub}}{{w}}{{../v}}{{../../name}}{{/each}}{{else}}none{{/each}}",
    "{{#with map.k}}{{v}}{{../name}}{{#with ../map}}{{k.v}}{{../v}}{{/with}}{{/with}}",
    "{{#each words}}{{this}}{{@index}}{{#if @last}}.{{else}},{{/if}}{{/each}}",
    "{{#each list as |item i|}}{{#each item.sub as |s j|}}{{i}}{{j}}{{s.w}}{{item.v}}{{/each}}{{/each}}",
    "{{#if n}}{{#with map}}{{#if k}}{{../n}}{{/if}}{{/with}}{{else if name}}x{{else}}y{{/if}}",
    "{{> given a=n b=map.k.v}}|{{> given map.k a=1 b=2 name=name}}|{{> outer}}",
    // White space is removed once: the empty line stays.
    "one {{#if n}}two{{/if}}\n{{#if n}}\n\nthree\n{{/if}}\n{{#if name}}\n\nfour\n{{/if}}\n",
    "{{#each list as |item|}}{{#with item.sub as |all|}}{{#each all as |one|}}{{one.w}}{{item.v}}{{/each}}{{else}}-{{/with}}{{/each}}",
    "{{#if zero includeZero=true}}zero{{/if}}{{#with n as |m|}}{{m}}{{/with}}{{#each words}}{{../words.length}}{{this.length}}{{/each}}",
    "  {{#if n}}\n  <a/>\n  {{/if}}\n{{~#each words~}}  {{.}}  {{~/each}}\n",
    "{{#each map}}{{@key}}{{#each ../list}}{{@index}}{{@../key}}{{/each}}{{/each}}",
    "{{^if n}}no{{else}}yes{{/if}}{{#unless n}}a{{else}}b{{/unless}}{{! note }}{{!-- {{x}} --}}\\{{raw}}",
  ];
  test.each(templates)("%s", (template) => {
    const plain = Handlebars.create();
    for (const [name, text] of Object.entries(partials)) plain.registerPartial(name, text);
    const ours = Object.fromEntries(
      Object.entries(partials).map(([name, text]) => [`partials/${name}`, text]),
    );
    const expected = plain.compile(template)(fields);
    expect(textOf(template, fields, { partials: ours }).replace(/ b:at="[^"]*"/g, "")).toBe(expected);
  });
});
