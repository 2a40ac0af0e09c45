/** Lines put together from encoded words: each glyph is where it belongs, however many words there are. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FontProgram } from "../../../src/font/font-program.ts";
import { EmbeddedFace } from "../../../src/press/pdf/fonts/embedded-face.ts";
import { shownPlainly } from "../../../src/press/pdf/fonts/shown-text.ts";
import type { GlyphsItem } from "../../../src/scene/scene.ts";
import { shapedRun } from "../../../src/scene/shaped-run.ts";
import { solid } from "../../support/paper/scenes.ts";

/** Glyph n is n + 300.25 units wide, of 2,048 in an em; a TrueType face has codes of one byte. */
const widthOf = (id: number): number => ((id + 300.25) * 1000) / 2048;
const program = {
  unitsPerEm: 2048,
  advanceOf: (id: number) => id + 300.25,
  table: () => new Uint8Array(),
} as unknown as FontProgram;

const LETTERS = "abcdefghij";
const glyph = fc.tuple(fc.nat(LETTERS.length - 1), fc.double({ min: -0.05, max: 0.05, noNaN: true }));
const word = fc.array(glyph, { minLength: 1, maxLength: 5 }).map((glyphs) =>
  shapedRun(
    {
      ids: glyphs.map(([id]) => id),
      advances: glyphs.map(([id, kern]) => widthOf(id) / 1000 + kern),
      text: glyphs.map(([id]) => LETTERS[id] as string),
    },
    () => undefined,
  ),
);
/** The same words again and again, with different leads. */
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const places = fc.array(
  fc.tuple(fc.nat(3), fc.oneof(fc.constant(0), fc.double({ min: 0, max: 3, noNaN: true }))),
  { minLength: 1, maxLength: 12 },
);

/** The position of each letter in thousandths of the em, as a reader of the operators finds it. */
function placesIn(operators: string): readonly (readonly [letter: string, x: number])[] {
  const found: (readonly [string, number])[] = [];
  let x = 0;
  for (const [part, letters, gap] of operators.matchAll(/\(([a-j]*)\)|(-?\d+)/g)) {
    expect(part).not.toBe("()");
    if (gap !== undefined) x -= Number(gap);
    for (const letter of letters ?? "") {
      found.push([letter, x]);
      x += widthOf(LETTERS.indexOf(letter));
    }
  }
  return found;
}

test("each glyph is within half a thousandth of the em of its place, and no error adds up", () => {
  const face = new EmbeddedFace(program, () => ({ number: 1, glyphs: [] }));
  fc.assert(
    fc.property(words, places, (known, order) => {
      const line = order.map(([index, extra]) => ({ run: known[index % known.length], extra }));
      const runs = line.flatMap(({ run }) => run ?? []);
      const item: GlyphsItem = {
        kind: "glyphs",
        origin: { file: "test.svg.hbs", line: 1, column: 1 },
        face: "any",
        ...{ size: 4, x: 10, y: 20, fill: solid("#000000"), stroke: null },
        runs,
        extras: line.map(({ extra }) => extra),
      };
      const shown = shownPlainly(item, face as never);
      const found = placesIn(shown?.operators ?? "");
      let place = 0;
      const wanted = line.flatMap(({ run, extra }) => {
        const letters = (run?.text ?? []).map((letter, index) => {
          const at = place;
          place += (run?.advances[index] ?? 0) * 1000;
          return [letter, at] as const;
        });
        place += extra * 1000;
        return letters;
      });
      expect(found.map(([letter]) => letter)).toEqual(wanted.map(([letter]) => letter));
      for (const [index, [, x]] of found.entries())
        expect(Math.abs(x - (wanted[index]?.[1] ?? 0))).toBeLessThan(0.5 + 1e-6);
    }),
  );
});

test("a word that needs more than codes and gaps is left to the general way", () => {
  const face = new EmbeddedFace(program, () => ({ number: 1, glyphs: [] }));
  const plain = { ids: [1], advances: [0.2], text: ["a"] };
  const isPlain = (changes: object): boolean =>
    face.encodeRun(shapedRun({ ...plain, ...changes }, () => undefined)) !== undefined;
  expect(
    [{}, { text: [""] }, { text: ["\u0301"] }, { text: ["א"] }, { offsets: [[0, 0.1]] }].map(isPlain),
  ).toEqual([true, false, false, false, false]);
});
