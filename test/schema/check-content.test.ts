/** Files with one fault each: what is reported, where, and what is left. */
import { describe, expect, test } from "vitest";
import { check } from "./support.ts";

const GAME = "broadside: 1\nid: x\ntitle: T\nversion: 1.10\n";

describe("game.yaml", () => {
  test("keeps text as it is written (C042)", () => {
    expect(check("game", `${GAME}authors: [no, 007]\ncredits:\n  - |\n    one\n    two\n`).value).toEqual({
      broadside: 1,
      id: "x",
      title: "T",
      version: "1.10",
      authors: ["no", "007"],
      credits: ["one\ntwo"],
    });
  });

  test("an unknown field is reported with the nearest unused one (C046)", () => {
    // That there is no version is not reported in addition: one slip, one finding.
    expect(check("game", GAME.replace("version", "vresion")).faults).toEqual([
      '4:1 schema/unknown-field: unknown field "vresion" | did you mean version?',
    ]);
  });

  test("an unknown field unlike all others lists the known ones", () => {
    const [fault] = check("game", `${GAME}zzz: {a: ~}\n`).faults;
    expect(fault).toMatch(
      /^5:1 schema\/unknown-field: unknown field "zzz" \| the fields here are broadside, id, /,
    );
  });

  test("an empty field is reported, and nothing more (C048)", () => {
    const { faults, value } = check("game", `${GAME}authors:\n`);
    expect(faults).toEqual(["5:9 schema/empty-field: authors is empty | give it a value, or remove it"]);
    expect(value).not.toHaveProperty("authors");
  });

  test.each([
    [
      "players: 3",
      "5:10 schema/wrong-type: players is 3, expected a map of fields | write it as in {min: 1, max: 6}",
    ],
    [
      'ages: {min: "12"}',
      '5:13 schema/wrong-type: min is the text "12" in quotes, expected a whole number from 0 to 99 | remove the quotes: 12',
    ],
    [
      "ages: {min: 12.5}",
      "5:13 schema/wrong-type: min is 12.5, expected a whole number from 0 to 99 | write 12 or 13",
    ],
    [
      "ages: {min: 100}",
      "5:13 schema/out-of-range: min is 100, expected a whole number from 0 to 99 | write a whole number from 0 to 99",
    ],
    ["authors: Me", '5:10 schema/wrong-type: authors is "Me", expected a list | write a list: [Me]'],
    [
      "credits: [{a: b}]",
      "5:12 schema/wrong-type: credits[0] is a map, expected a text | put the text in quotes",
    ],
  ])("%s", (line, fault) => {
    expect(check("game", `${GAME}${line}\n`).faults).toEqual([fault]);
  });

  test("numbers that cannot be represented (Y13)", () => {
    const { diagnostics } = check(
      "game",
      `${GAME}ages: {min: 9007199254740993}\nplayers: {min: .inf, max: 1e999}\nminutes: {min: .nan, max: 9007199254740991}\n`,
    );
    expect(diagnostics.map(({ rule, start }) => `${start.line} ${rule}`)).toEqual([
      "5 schema/not-a-number",
      "6 schema/not-a-number",
      "6 schema/not-a-number",
      "7 schema/not-a-number",
    ]);
  });

  test("a number with a leading zero is read, with a warning (C040)", () => {
    const { value, diagnostics } = check("game", `${GAME}ages: {min: 007}\n`);
    expect(value?.ages).toEqual({ min: 7 });
    expect(diagnostics).toMatchObject([{ rule: "schema/leading-zero", severity: "warning" }]);
  });

  test.each(["x\n", "[]\n", "broadside: 2\nid: x\ntitle: T\nversion: 1\n"])("%j cannot be used", (text) => {
    const { value, faults } = check("game", text);
    expect(value).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  test("a file that could not be parsed has no second fault", () => {
    expect(check("game", "").faults).toHaveLength(1);
  });
});

describe("lengths, colours, ids", () => {
  const fixes = (kind: "deck" | "die", line: string): readonly string[] => {
    const head =
      kind === "deck"
        ? "deck: d\ntitle: D\nsize: a\nfront: f\ncards: []\n"
        : "die: d\ntitle: D\nfaces: [[a], [b]]\n";
    return check(kind, head + line).diagnostics.map(({ rule, fix }) => `${rule}: ${fix}`);
  };

  test.each(["3mm", "0mm", "2.5in", ".5cm", "180 pt", "1.mm"])("bleed: %s", (length) => {
    expect(fixes("deck", `bleed: ${length}\n`)).toEqual([]);
  });

  test.each([
    ['"1,5mm"', "write 1.5mm"],
    ["80mm x 45mm", "write one length; a size of two is { width: 80mm, height: 45mm }"],
    ["10 parsecs", '"parsecs" is not a unit; the units are mm, cm, in, pt, pc, px'],
    ["3", "add the unit: 3mm"],
    ["3 nm", '"nm" is not a unit; the units are mm, cm, in, pt, pc, px'],
    ['2.5"', "write 2.5in"],
    ["-3mm", "write a length that is not negative"],
    ["wide", "write a number and a unit, as in 63.5mm"],
    ["1.2.3mm", "write it as in 63.5mm"],
  ])("bleed: %s", (length, fix) => {
    expect(fixes("deck", `bleed: ${length}\n`)).toEqual([`schema/bad-format: ${fix}`]);
  });

  test.each([
    ['"#f00"', 'write "#ff0000"'],
    ["1d5fa6", 'write "#1d5fa6"'],
    ["red", 'write it as in "#1d5fa6"'],
  ])("colour: %s", (colour, fix) => {
    expect(fixes("die", `colour: ${colour}\n`)).toEqual([`schema/bad-format: ${fix}`]);
  });

  test.each([
    ["Iron Gate", "write iron-gate"],
    ["Élan", "write elan"],
    ["!!!", "write lower case letters, digits and hyphens"],
  ])("id: %s", (id, fix) => {
    const { diagnostics } = check("game", GAME.replace("id: x", `id: "${id}"`));
    expect(diagnostics.map((one) => one.fix)).toEqual([fix]);
  });

  test("a colour without quotes is a comment: both are reported", () => {
    const { diagnostics } = check("die", "die: d\ntitle: D\nfaces: [[a], [b]]\ncolour: #ff0000\n");
    expect(diagnostics.map(({ rule }) => rule)).toEqual(
      ["schema/empty-field", "yaml/comment-in-text"].sort().reverse(),
    );
  });
});

describe("unions are reported as the intended branch (C047)", () => {
  test("a rule with a slip gives one fault", () => {
    const rule = "rules:\n  - {id: a, check: run, deck: d, field: value, from: 1, to: nine, why: x}\n";
    expect(check("rules", rule).faults).toEqual([
      '2:61 schema/wrong-type: to is "nine", expected a whole number from -1000000 to 1000000 | write a number',
    ]);
  });

  test("an unknown or missing kind names the kinds", () => {
    expect(check("rules", "rules:\n  - {id: a, check: cuont, deck: d, is: 3, why: x}\n").faults).toEqual([
      '2:20 schema/not-allowed: check is "cuont", expected one of count, run, sum, unique, pairs, reference, mentions, reckons, range, pattern, covers, correlates, rollable, better, distance or states | write count',
    ]);
    expect(check("rules", "rules:\n  - {id: a, deck: d, is: 3, why: x}\n").faults).toEqual([
      "2:10 schema/missing-field: rules[0] has no check | add `check: count`",
    ]);
  });

  test("a custom size that lacks a side", () => {
    expect(check("deck", "deck: d\ntitle: D\nfront: f\ncards: []\nsize: {width: 63.5mm}\n").faults).toEqual([
      "5:8 schema/missing-field: size has no height | add `height: 63.5mm`".replace("63.5", "88.9"),
    ]);
  });

  test("a value that fits no branch", () => {
    expect(check("deck", "deck: d\ntitle: D\nfront: f\ncards: []\nsize: [a]\n").faults).toEqual([
      "5:7 schema/wrong-type: size is a list, expected a text or a map of fields | write it as in poker-us",
    ]);
  });
});

describe("booleans and choices", () => {
  test.each([
    ["no", "write false"],
    ["on", "write true"],
    ["Y", "write true"],
    ["maybe", "write true or false"],
  ])("again: %s (Y10, C041)", (word, fix) => {
    const { diagnostics } = check("glossary", `symbols:\n  pip: {title: no, meaning: yes, again: ${word}}\n`);
    expect(diagnostics.map((one) => `${one.message} | ${one.fix}`)).toEqual([
      `again is "${word}", expected true or false | ${fix}`,
    ]);
  });

  test("a choice suggests the nearest", () => {
    expect(check("deck", "deck: d\ntitle: D\nfront: f\ncards: []\nsize: a\nkind: mpa\n").faults).toEqual([
      '6:7 schema/not-allowed: kind is "mpa", expected one of cards, map, dice or board | write map',
    ]);
  });
});

describe("what is left when a part is faulty", () => {
  test("the other terms of a glossary", () => {
    const { value, faults } = check(
      "glossary",
      "terms:\n  Foo Bar: {title: x, meaning: y}\n  bid: {title: x, meening: y}\n  ok: {title: no, meaning: yes}\nicons: {sword: broadsword}\n",
    );
    expect(value).toEqual({ terms: { ok: { title: "no", meaning: "yes" } }, icons: { sword: "broadsword" } });
    expect(faults).toEqual([
      '2:3 schema/bad-format: the name is "Foo Bar", expected lower case letters and digits, joined by hyphens, such as luck-point | write foo-bar',
      '3:19 schema/unknown-field: unknown field "meening" | did you mean meaning?',
    ]);
  });

  test("a list with a faulty item is dropped as a whole, so that positions do not shift", () => {
    const { value } = check("kit", "kit: k\ntitle: K\ncontents:\n  - {deck: d, only: [a, B b]}\n");
    expect(value).toBeUndefined();
  });

  test("property names of every object count as missing", () => {
    expect(check("glossary", "terms:\n  tostring: {title: a, meaning: b}\n").faults).toEqual([]);
    expect(
      check("game", "broadside: 1\nid: x\ntitle: T\ntoString: y\n").diagnostics.map(({ rule }) => rule),
    ).toEqual(["schema/missing-field", "schema/unknown-field"]);
  });
});

test("a file with very many faults has twenty and a number (Y21)", () => {
  const lines = Array.from({ length: 300 }, (_, index) => `  t${index}: {title: a}\n`).join("");
  const { diagnostics } = check("glossary", `terms:\n${lines}`);
  expect(diagnostics).toHaveLength(21);
  expect(diagnostics.at(-1)?.rule).toBe("schema/more-faults");
});
