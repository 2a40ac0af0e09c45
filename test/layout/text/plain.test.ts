/** Plain texts are read in one pass; the rules of marks and of line breaking give the same for each of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseMarkup } from "../../../src/layout/text/markup/markup.ts";
import { layOutPlain } from "../../../src/layout/text/plain/lay-out-plain.ts";
import { layOutAnyText, layOutTextBox } from "../../../src/layout/text/text-box.ts";
import type { TextBoxSpec, TextResources, TextStyle } from "../../../src/layout/text/text-spec.ts";
import { typefacesOf } from "../../../src/layout/text/typefaces.ts";
import { ALEGREYA, bookOf, boxSpec, ICONS, STYLE } from "./setting.ts";

const fonts = bookOf(...ALEGREYA, "pirata", "hebrew", "chinese");

/** Any name is an icon if it has an even number of letters; others are terms, or nothing. */
const resources: TextResources = {
  icon: (name) => (name.length % 2 === 0 ? ICONS.axe : undefined),
  term: (name) => (name.length % 3 === 0 ? `the ${name}` : undefined),
};

const STYLES: readonly TextStyle[] = [
  STYLE,
  { ...STYLE, weight: 700, italic: true, letterSpacing: 0.25 },
  // No bold and no italic.
  { ...STYLE, families: ["Pirata One"], features: { kern: false } },
];

/** Boxes in which texts are set: most fit at once, some shrink, some do not fit at all. */
const BOXES: readonly Partial<TextBoxSpec>[] = [
  {},
  { box: { x: 3, y: 2, width: 21, height: 30 }, align: "center", valign: "middle", minSize: 1 },
  {
    box: { x: -1, y: 0.5, width: 33, height: 9 },
    align: "right",
    valign: "bottom",
    leading: 1,
    mmPerUnit: 0.7,
  },
  { box: { x: 0, y: 0, width: 12, height: 400 }, align: "end", firstBaseline: "em", size: 4.7 },
];

/** Compares both ways for a text in each style and box; the number of boxes in which it is plain in the first style. */
function timesPlain(markup: string, styles = STYLES, boxes = BOXES): number {
  const plain = boxes.flatMap((box) =>
    styles.map((style) => {
      const spec = boxSpec(markup, { ...box, style });
      const found = layOutPlain(markup, spec, typefacesOf(spec, fonts), resources.icon);
      if (found) expect(JSON.stringify(found)).toBe(JSON.stringify(layOutAnyText(spec, fonts, resources)));
      return found !== undefined && style === styles[0];
    }),
  );
  return plain.filter(Boolean).length;
}

function* stringsIn(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* stringsIn(one);
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

test("every text of the games and of the manual is set alike, and most are plain", () => {
  const texts = new Set<string>();
  for (const file of filesIn("content", ".yaml"))
    for (const text of stringsIn(parse(readFileSync(file, "utf8"), { logLevel: "silent" }))) texts.add(text);
  // Rules show texts of cards, right and wrong ones.
  for (const file of filesIn("docs/rules", ".md"))
    for (const line of readFileSync(file, "utf8").split("\n")) if (line.startsWith(" ")) texts.add(line);
  // One box each: there are hundreds of texts for each of them.
  const plain = [...texts].filter(
    (one, index) => timesPlain(one, [STYLE], [BOXES[index % BOXES.length] as Partial<TextBoxSpec>]) > 0,
  );
  expect(texts.size).toBeGreaterThan(5_000);
  expect(plain.length / texts.size).toBeGreaterThan(0.5);
});

const PARTS = [
  ...[
    "a",
    "Draw",
    "two",
    "12",
    "x2",
    "office",
    "AVATAR",
    "naïve",
    "½",
    "łódź",
    "3/4",
    "well-known",
    "(or",
    "one)",
  ],
  ...[
    "“Arr!”",
    "...",
    "—",
    "–",
    "!",
    "?",
    ",",
    ";",
    "%",
    "€",
    "'",
    '"',
    "/",
    "-",
    "+",
    "•",
    "1.",
    "20)",
    "−1",
    "שלום",
  ],
  ...[
    "*",
    "**",
    "***",
    ":axe:",
    ":banner:",
    ":mutiny:",
    ":no:",
    ":Odd:",
    ":odd name:",
    ":a-:",
    ":12:",
    ":",
    "::",
  ],
  ...[
    "\\*",
    "\\n",
    "\\",
    "_",
    "__",
    "`",
    "#",
    "[",
    "~~",
    "==",
    "<b>",
    "&amp;",
    "\uFFFC",
    "\uFDD0",
    "e\u0301",
    "你好",
  ],
  ...["\u00A0", "\u00AD", "\u200B", "\t", "\r", "\u2028"],
];
const GAPS = [" ", " ", " ", " ", "", "", "  ", "\n", "\n\n", " \n", "\n  "];
const part = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PARTS.slice(0, 14)) },
  { weight: 3, arbitrary: fc.constantFrom(...PARTS.slice(14, 34), ...PARTS.slice(34, 46)) },
  { weight: 1, arbitrary: fc.constantFrom(...PARTS) },
);
const text = fc
  .array(fc.tuple(part, fc.constantFrom(...GAPS)), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().join(""));

describe("any text", () => {
  test("is set alike, with marks and signs wherever they are", () => {
    let plain = 0;
    fc.assert(
      fc.property(text, (markup) => {
        plain += timesPlain(markup);
      }),
      { numRuns: 400 },
    );
    expect(plain).toBeGreaterThan(100);
  });

  test("looks up each icon once for each place where it is printed", () => {
    fc.assert(
      fc.property(text, (markup) => {
        const asked = (read: (counted: TextResources) => unknown): readonly string[] => {
          const names: string[] = [];
          read({
            icon: (name) => {
              names.push(name);
              return resources.icon(name);
            },
            term: (name) => resources.term(name),
          });
          return names;
        };
        const spec = boxSpec(markup);
        expect(asked((counted) => layOutTextBox(spec, fonts, counted))).toEqual(
          asked((counted) => parseMarkup(markup, counted)),
        );
      }),
      { numRuns: 200 },
    );
  });
});
