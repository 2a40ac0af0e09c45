import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { HELPERS } from "../../src/template/helpers/index.ts";
import { escapeXml, forbiddenCharacter } from "../../src/template/xml/xml-text.ts";
import { render, sampleGame, short } from "./sample.ts";

const fields = {
  n: 7,
  zero: 0,
  half: 0.5,
  word: "élan",
  list: ["a", "b", 3],
  none: [],
  map: { x: 1 },
  yes: true,
  huge: 1e200,
  numbers: [1, 2.5, 4],
  // Nine cards: 2 + 3 + 1 + 3. Two ships of 2 copies and 1 copy; fame 3 x 2 + 2 x 3.
  cards: [
    { title: "Sloop", kind: "ship", copies: 2, fame: { points: 3 } },
    { title: "Spy", kind: "thief", copies: 3, fame: { points: 2 } },
    { title: "Schooner", kind: "ship", copies: 1 },
    { title: "Cook", copies: 3 },
  ],
};

function printed(expression: string): string {
  const { text, diagnostics } = render(`{{${expression}}}`, fields);
  expect(diagnostics).toEqual([]);
  return text;
}

describe("helpers", () => {
  test.each([
    ["eq n 7", "true"],
    ["eq word 'x'", "false"],
    ["points (face 'green' 2)", "2"],
    ["includes list 'b'", "true"],
    ["includes list '3'", "false"],
    ["join (without list 'a') ' '", "b 3"],
    ["ne zero 0", "false"],
    ["lt n 7", "false"],
    ["le n 7", "true"],
    ["gt n 6", "true"],
    ["ge n 8", "false"],
    ["and yes n", "7"],
    ["and zero n", "0"],
    ["and nope n", "false"],
    ["or nope word", "élan"],
    ["not none", "true"],
    ["not map", "false"],
    ["present zero", "true"],
    ["present nope", "false"],
    ["add n 1 2", "10"],
    ["add 0.1 0.2", "0.3"],
    ["mul 1.1 3", "3.3"],
    ["div 1 3", "0.333333333333"],
    ["sub n 1 2", "4"],
    ["mul n half", "3.5"],
    ["div n 2", "3.5"],
    ["mod n 3", "1"],
    ["mod (sub zero n) 3", "2"],
    ["mod n (sub zero 3)", "-2"],
    ["mod 0.3 0.1", "0"],
    ["mod 5.5 2", "1.5"],
    ["mod (sub zero 3) 3", "0"],
    // The sample game has art/ogre.png, and art/café.png with a composed accent.
    ["art-exists 'art/ogre.png'", "true"],
    ["art-exists 'art/' 'ogre' '.png'", "true"],
    ["art-exists 'art/caf\u00e9.png'", "true"],
    ["art-exists 'art/Ogre.png'", "false"],
    ["art-exists '../sample/art/ogre.png'", "false"],
    ["art-exists nope", "false"],
    ["art-exists 'art/' nope '.png'", "false"],
    ["min n half 4", "0.5"],
    ["max n half 4", "7"],
    ["round (div n 3) 2", "2.33"],
    ["round (mul n 0.1)", "1"],
    ["percent half", "50%"],
    ["percent (div 1 3) 1", "33.3%"],
    ["upper word", "ÉLAN"],
    ["lower 'ABC'", "abc"],
    ["capital word", "Élan"],
    ["letters word", "4"],
    ["join list ', '", "a, b, 3"],
    ["size list", "3"],
    ["join (range 2 5) ''", "2345"],
    ["join (take (range 2 5) 3) ''", "234"],
    ["join (take (range 2 5) 9) ''", "2345"],
    ["size (take list 0)", "0"],
    ["join (pick (flatten (pick (group cards 'kind') 'entries')) 'title') ', '", "Sloop, Schooner, Spy"],
    ["size (flatten none)", "0"],
    ["size (range 3 2)", "0"],
    ["join (face 'green' 2) '+'", "pip+pip"],
    ["join (pick (where cards 'kind' 'ship') 'title') ', '", "Sloop, Schooner"],
    ["join (pick (where cards 'fame.points') 'title') ', '", "Sloop, Spy"],
    ["size (where cards 'kind' 'rumour')", "0"],
    ["size (where none 'kind')", "0"],
    ["size (where cards 'rumour')", "0"],
    ["join (pick (group cards 'kind' 'title') 'key') ', '", "ship, thief, Cook"],
    ["sum cards 'copies'", "9"],
    ["sum (where cards 'kind' 'ship') 'copies'", "3"],
    ["sum cards 'fame.points' 'copies'", "12"],
    ["sum numbers", "7.5"],
    ["sum none 'copies'", "0"],
    ["join (pick (sort cards 'copies') 'title') ', '", "Schooner, Sloop, Spy, Cook"],
    ["join (pick (sort cards 'title') 'title') ', '", "Cook, Schooner, Sloop, Spy"],
    ["join (pick (group cards 'kind') 'key') ', '", "ship, thief"],
    // The sample die has pips 1, 2, 0, 1, 0, 0: three of six faces give a point, one gives two.
    ["chance 'green' 1", "0.5"],
    ["percent (chance 'green' 2)", "17%"],
  ])("%s is %s", (expression, text) => expect(printed(expression)).toBe(text));

  test("percent follows the language: its sign and its decimal mark", () => {
    const translations = { "{number}%": "{number}\u00a0%", ".": "," };
    const { text } = render("{{percent half}}, {{percent (div 1 3) 1}}", fields, {
      game: { ...sampleGame, translations },
    });
    expect(text).toBe("50\u00a0%, 33,3\u00a0%");
  });

  test.each([
    ["eq n 'x'", '"eq": a number is compared with a text'],
    ["eq map 1", '"eq": expected a text or a number, found a map'],
    ["add word 1", '"add": expected a number, found a text'],
    ["div n zero", '"div": division by 0 is not possible'],
    ["mod n zero", '"mod": division by 0 is not possible'],
    ["mod n word", '"mod": expected a number, found a text'],
    ["art-exists list", '"art-exists": expected a text, found a list'],
    ["mul huge huge", '"mul": the result is not a printable number'],
    ["upper list", '"upper": expected a text, found a list'],
    ["size word", '"size": expected a list, found a text'],
    ["size (take list word)", '"take": expected a number, found a text'],
    ["size (flatten list)", '"flatten": expected a list, found a text'],
    ["size (range 1 20000)", '"range": 20000 numbers are more than the 10000 allowed'],
    ["join (face 'gren' 1) ''", '"face": the game has no die "gren"'],
    ["size (face 'green' 7)", '"face": expected a whole number from 1 to 6, found 7'],
    ["size (where cards 'knid' 'ship')", '"where": no entry of the list has a field "knid"'],
    ["size (where word 'kind')", '"where": expected a list, found a text'],
    ["size (where list 'kind' 1)", '"where": expected a list of entries with fields, found a text'],
    ["sum cards 'title'", '"sum": expected a number, found a text'],
    ["sum cards 'copies' 'kind'", '"sum": expected a number, found a text'],
    ["sum list", '"sum": expected a number, found a text'],
    ["size (group cards 'fame')", '"group": expected a text or a number to group by, found a map'],
    ["size (sort cards 'fame')", '"sort": expected a text, found a map'],
    ["join (pick cards 'constructor') ''", '"pick": no entry of the list has a field "constructor"'],
  ])("%s is refused once", (expression, message) => {
    const { text, diagnostics } = render(`{{${expression}}}`, fields);
    expect(text).toBe("");
    expect(diagnostics.map((one) => [one.rule, one.message])).toEqual([["template/wrong-value", message]]);
  });

  test("groups are looped over with their entries, in the order of the list", () => {
    const rows = "{{#each (group cards 'kind') as |one|}}{{one.key}} {{sum one.entries 'copies'}}; {{/each}}";
    expect(render(rows, fields)).toMatchObject({ text: "ship 3; thief 3; ", diagnostics: [] });
  });

  test("a field that no entry has is reported with the nearest", () => {
    const { diagnostics } = render("{{size (where cards 'knid' 'ship')}}", fields);
    expect(diagnostics.map(({ fix }) => fix)).toEqual(['write "kind"']);
  });

  test("unknown tables and rows name the nearest", () => {
    const { diagnostics } = render(
      '{{#with (row "specials" "fogg")}}{{title}}{{/with}}{{#with (row "special" "fog")}}{{/with}}',
      {},
    );
    expect(diagnostics.map((one) => `${short(one)}; ${one.fix}`)).toEqual([
      'wrong-value 1:9 "row": table "specials" has no row "fogg"; write "fog"',
      'wrong-value 1:60 "row": the game has no table "special"; write "specials"',
    ]);
  });

  test("a terrain has its colour, and what tells it without", () => {
    const look = (id: string): string =>
      render(`{{#with (terrain '${id}')}}{{fill}} {{shade}} {{dots}} {{low}} {{plate}}{{/with}}`, {}).text;
    // six tenths of 7c, c0 and 87 (hexadecimal)
    expect(look("green")).toBe("#7cc087 #4a7351 1 frame ");
    expect(look("black")).toBe("#2c2622 #1a1714 0 hatch ");
    // one that the game does not have is reported where it is written
    expect(look("lava")).toBe("#fffdf7 #999894 0 frame ?");
  });

  test("every helper documents its syntax, with its own name", () => {
    for (const [name, helper] of Object.entries(HELPERS)) {
      expect(helper.usage.startsWith(`(${name} `)).toBe(true);
      expect(helper.summary).toMatch(/[.?]$/);
    }
  });
});

describe("text in XML", () => {
  test("any text that XML can represent comes back unchanged", () => {
    const anyText = fc.string({ unit: "binary" }).filter((text) => forbiddenCharacter(text) === undefined);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readBack(text)).toBe(text.replace(/\r\n?/g, "\n"));
      }),
    );
  });
});

/** What a real XML parser makes of the escaped text. */
function readBack(text: string): string {
  let read = "";
  const parser = new SaxesParser();
  parser.on("text", (part) => {
    read += part;
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(`<a>${escapeXml(text)}</a>`).close();
  return read;
}
