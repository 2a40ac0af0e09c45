/** Plain texts are read in one pass; the rules of marks and of line breaking give the same for each of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseMarkup } from "../../../src/layout/text/markup/markup.ts";
import { readPlain } from "../../../src/layout/text/plain/read-plain.ts";
import { type Prepared, prepare, prepareMarkup } from "../../../src/layout/text/prepare.ts";
import type { TextResources, TextStyle } from "../../../src/layout/text/text-spec.ts";
import { typefacesOf } from "../../../src/layout/text/typefaces.ts";
import type { Segment } from "../../../src/layout/text/words/words.ts";
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

/** Everything about a prepared text; fonts by their names. */
const printed = ({ blocks, typeface, ...rest }: Prepared) =>
  JSON.stringify({
    ...rest,
    face: typeface.faces[0]?.key,
    blocks: blocks.map(({ lines, marker, ...block }) => ({
      ...block,
      marker: marker.map(segment),
      lines: lines.map((units) =>
        units.map(({ segments, spaces, width, breaks }) => ({
          ...{ width, breaks },
          segments: segments.map(segment),
          spaces: spaces.map(segment),
        })),
      ),
    })),
  });

const segment = (one: Segment) =>
  one.kind === "icon"
    ? one
    : [
        one.text,
        one.level,
        one.width,
        one.hyphen,
        one.typeface.faces[0]?.key,
        one.word.runs.map(({ run }) => run.ids),
      ];

/** Compares both ways for a text in each style; true if it is plain in the first one. */
function isReadAlike(markup: string, styles: readonly TextStyle[] = STYLES): boolean {
  for (const style of styles) {
    const spec = boxSpec(markup, { style });
    expect(printed(prepare(spec, fonts, resources))).toBe(
      printed(prepareMarkup(parseMarkup(markup, resources), spec, fonts)),
    );
  }
  const { wordsOf } = typefacesOf(boxSpec(markup), fonts);
  return readPlain(markup, wordsOf, (name) => resources.icon(name)) !== undefined;
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

test("every text of the games and of the manual is read alike, and most are plain", () => {
  const texts = new Set<string>();
  for (const file of filesIn("content", ".yaml"))
    for (const text of stringsIn(parse(readFileSync(file, "utf8"), { logLevel: "silent" }))) texts.add(text);
  // Rules show texts of cards, right and wrong ones.
  for (const file of filesIn("docs/rules", ".md"))
    for (const line of readFileSync(file, "utf8").split("\n")) if (line.startsWith(" ")) texts.add(line);
  const plain = [...texts].filter((one) => isReadAlike(one, [STYLE]));
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
  test("is read alike, with marks and signs wherever they are", () => {
    let plain = 0;
    fc.assert(
      fc.property(text, (markup) => {
        if (isReadAlike(markup)) plain++;
      }),
      { numRuns: 1_000 },
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
        expect(asked((counted) => prepare(spec, fonts, counted))).toEqual(
          asked((counted) => parseMarkup(markup, counted)),
        );
      }),
      { numRuns: 500 },
    );
  });
});
