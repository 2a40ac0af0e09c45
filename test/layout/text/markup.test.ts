import { describe, expect, test } from "vitest";
import { parseMarkup } from "../../../src/layout/text/markup/markup.ts";
import { RESOURCES } from "./setting.ts";

/** Blocks in short form: "-" before items, lines joined by "/", bold as <b>, italic as <i>, icons as [name]. */
function read(markup: string): string[] {
  return parseMarkup(markup, RESOURCES).blocks.map((block) => {
    const lines = block.lines.map((line) =>
      line
        .map((inline) => {
          if (inline.kind === "icon") return `[${inline.name}]`;
          const italic = inline.italic ? `<i>${inline.text}</i>` : inline.text;
          return inline.bold ? `<b>${italic}</b>` : italic;
        })
        .join(""),
    );
    return `${block.gap ? "¶" : ""}${block.marker ? `${block.marker} ` : ""}${lines.join("/")}`;
  });
}

describe("emphasis", () => {
  test.each([
    ["**bold** and *italic*", "<b>bold</b> and <i>italic</i>"],
    ["***both***", "<b><i>both</i></b>"],
    ["**two *more* cards**", "<b>two </b><b><i>more</i></b><b> cards</b>"],
    ["*two **more** cards*", "<i>two </i><b><i>more</i></b><i> cards</i>"],
    ["**Bold**er", "<b>Bold</b>er"],
    ["**(note)** and (*note*)", "<b>(note)</b> and (<i>note</i>)"],
    ["*goes on\nover lines*", "<i>goes on</i>/<i>over lines</i>"],
    ["**:axe:** and **2:axe:**", "[axe] and <b>2</b>[axe]"],
    ["**「夜市」**开", "<b>「夜市」</b>开"],
  ])("%s", (markup, expected) => {
    expect(read(markup)).toEqual([expected]);
  });

  test.each([
    "2 * 3",
    "a*b",
    "5*3*2",
    "** alone",
    "**",
    "*open",
    "**open",
    'cost <= 2; <3 & "it\'s"',
    "* a *",
  ])("%s prints literally", (markup) => {
    expect(read(markup)).toEqual([markup]);
  });

  test("a mark with one star too many keeps that star", () => {
    expect(read("**bold*")).toEqual(["*<i>bold</i>"]);
  });

  test("emphasis ends with its paragraph", () => {
    expect(read("*one\n\ntwo*")).toEqual(["*one", "¶two*"]);
  });
});

test.each([
  ["**bold text", ["**bold"]],
  ["*open, **shut**", ["*open,"]],
  ["bold text** here", ["text**"]],
  ["**one\n\ntwo**", ["**one", "two**"]],
  ["**bold*", ["**bold"]],
  // Signs that are intentional: a factor, a footnote, an escape, stars by themselves.
  ["2 * 3, 2*3, a*b, 5*", []],
  ["\\*see", []],
  ["** and *", []],
  ["***both***, **bold**", []],
])("%s: unpaired stars", (markup, expected) => {
  expect(parseMarkup(markup, RESOURCES).unclosed).toEqual(expected);
});

describe("names between colons", () => {
  test.each([
    ["Pay :Axe: and (:two_slash:) or :épée:.", ["Axe", "two_slash", "épée"]],
    ["**:Axe:** 3 :AXE:", ["Axe", "AXE"]],
    ["10:30:00, 10:AM:30, 3:N:1, a:Bold:b, :D :P :X: ::Axe::, \\:Axe:", []],
    ["https://example.com/a:Foo:b http://x.de/:Foo:", []],
  ])("impossible icon names, and text that only looks like one: %j", (markup, names) => {
    expect(parseMarkup(markup, RESOURCES).unknown).toEqual(names);
  });

  test("an icon, a term, and an unknown name that is reported once", () => {
    const { blocks, unknown } = parseMarkup("2:axe: :mutiny: :axes: :axes:", RESOURCES);
    expect(
      blocks[0]?.lines[0]?.map((inline) => (inline.kind === "icon" ? inline.symbol.id : inline.text)),
    ).toEqual(["2", "axe", " Mutiny :axes: :axes:"]);
    expect(unknown).toEqual(["axes"]);
  });

  test.each(["12:30", "12:30:45", "Note: one", "a : b : c", "::", "See https://example.com/a:b:c"])(
    "%s is not a name",
    (markup) => {
      const { blocks, unknown } = parseMarkup(markup, RESOURCES);
      expect(blocks[0]?.lines[0]).toEqual([{ kind: "text", text: markup, bold: false, italic: false }]);
      expect(unknown).toEqual([]);
    },
  );
});

test.each([
  ["\\*no\\*", "*no*"],
  ["\\:axe:", ":axe:"],
  ["a\\\\b", "a\\b"],
  ["a\\b", "a\\b"],
  ["\\- no item", "- no item"],
  ["1\\. no item", "1. no item"],
])("escapes: %s", (markup, expected) => {
  expect(read(markup)).toEqual([expected]);
});

describe("lines and paragraphs", () => {
  test("a line of the text is a line, a blank one starts a paragraph", () => {
    expect(read("one\ntwo\n\n\nthree")).toEqual(["one/two", "¶three"]);
  });

  test("a typed backslash and n breaks the line (C036), an escaped one does not", () => {
    expect(read("one\\ntwo")).toEqual(["one/two"]);
    expect(read("one\\\\ntwo")).toEqual(["one\\ntwo"]);
  });

  test("no line gains or keeps spaces of an indented template (C030)", () => {
    expect(read("\n    one\n    two\n      three\n  ")).toEqual(["one/two/three"]);
    expect(read("    one\ntwo\nthree")).toEqual(["one/two/three"]);
  });

  test("spaces collapse, no-break spaces stay", () => {
    expect(read("a  b \t c\u00A0\u00A0d\u00A0")).toEqual(["a b c\u00A0\u00A0d\u00A0"]);
  });

  test("Windows and old Mac line ends are line ends", () => {
    expect(read("one\r\ntwo\rthree")).toEqual(["one/two/three"]);
  });

  test("letters with separate accents are composed (NFC)", () => {
    expect(read("Ze\u0301ro")).toEqual(["Z\u00e9ro"]);
  });

  test("an empty text has no paragraphs", () => {
    expect(read(" \n \n")).toEqual([]);
  });
});

describe("lists", () => {
  test("bullets and numbers", () => {
    expect(read("Do:\n- one\n• two\n1. three\n10) four")).toEqual([
      "Do:",
      "• one",
      "• two",
      "1. three",
      "10) four",
    ]);
  });

  test("a line indented further continues the item, another one ends the list", () => {
    expect(read("- one\n  more\nafter")).toEqual(["• one/more", "after"]);
    expect(read("  - one\n    more\n  after")).toEqual(["• one/more", "after"]);
  });

  test.each(["-5 gold", "-", "1.5 gold", "2024. year"])("%s is not an item", (markup) => {
    expect(read(markup)).toEqual([markup]);
  });
});
