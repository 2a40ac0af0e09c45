/** Lines of glyphs: measures that come from whole runs are those of their glyphs, one by one. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GlyphBounds } from "../../src/font/face-tables.ts";
import {
  charactersOf,
  glyphCount,
  glyphsOf,
  inkOf,
  visiblePart,
  widthOf,
} from "../../src/scene/glyph-runs.ts";
import { lookOf } from "../../src/scene/look.ts";
import type { GlyphsItem } from "../../src/scene/scene.ts";
import { shapedRun } from "../../src/scene/shaped-run.ts";
import { sceneOf, solid } from "../support/paper/scenes.ts";

/** Glyph 0 is blank; the others have ink that grows with their number. */
const boundsOf = (id: number): GlyphBounds | undefined =>
  id === 0 ? undefined : [-0.1 * id, -0.2, 0.4 * id, 0.1 * id];

const glyph = fc.record({
  id: fc.integer({ min: 0, max: 4 }),
  advance: fc.double({ min: 0.1, max: 2, noNaN: true }),
  text: fc.constantFrom("a", "fi", " ", "", "\u00A0"),
  offset: fc.tuple(fc.constantFrom(0, 0.25), fc.constantFrom(0, -0.5)),
});
const run = fc
  .tuple(fc.array(glyph, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([glyphs, isShifted]) =>
    shapedRun(
      {
        ids: glyphs.map(({ id }) => id),
        advances: glyphs.map(({ advance }) => advance),
        offsets: isShifted ? glyphs.map(({ offset }) => offset) : undefined,
        text: glyphs.map(({ text }) => text),
      },
      boundsOf,
    ),
  );
const item = fc
  .tuple(fc.array(fc.tuple(run, fc.constantFrom(0, 0.5)), { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(
    ([pairs, isJustified]): GlyphsItem => ({
      kind: "glyphs",
      origin: { file: "test.svg.hbs", line: 1, column: 1 },
      face: "any",
      ...{ size: 4, x: 10, y: 20, fill: solid("#000000"), stroke: null },
      runs: pairs.map(([one]) => one),
      ...(isJustified ? { extras: pairs.map(([, extra]) => extra) } : {}),
    }),
  );

/** Each glyph with its place in the item's coordinates. */
function placed(line: GlyphsItem) {
  const { ids, advances, offsets, text } = glyphsOf(line);
  let pen = 10;
  return ids.map((id, index) => {
    const x = pen;
    pen += (advances[index] ?? 0) * 4;
    const [dx, dy] = offsets?.[index] ?? [0, 0];
    return { id, x, end: pen, dx: dx * 4, dy: dy * 4, said: text[index] ?? "" };
  });
}

describe("of any line", () => {
  test("the count, the characters and the width are those of its glyphs", () => {
    fc.assert(
      fc.property(item, (line) => {
        const glyphs = placed(line);
        expect(glyphCount(line)).toBe(glyphs.length);
        expect(charactersOf(line)).toBe(glyphs.map(({ said }) => said).join(""));
        expect(widthOf(line)).toBeCloseTo((glyphs.at(-1)?.end ?? 0) - 10, 9);
      }),
    );
  });

  test("the visible part goes from its first to its last letter", () => {
    fc.assert(
      fc.property(item, (line) => {
        const letters = placed(line).filter(({ said }) => said.trim() !== "");
        const part = visiblePart(line);
        expect(part === undefined).toBe(letters.length === 0);
        expect(part?.[0] ?? 0).toBeCloseTo(letters[0]?.x ?? 0, 9);
        expect(part?.[1] ?? 0).toBeCloseTo(letters.at(-1)?.end ?? 0, 9);
      }),
    );
  });

  test("the ink surrounds that of all its glyphs", () => {
    fc.assert(
      fc.property(item, (line) => {
        const drawn = placed(line).filter(({ id }) => id !== 0);
        const ink = inkOf(line);
        expect(ink === undefined).toBe(drawn.length === 0);
        if (!ink) return;
        expect(ink.x).toBeCloseTo(Math.min(...drawn.map(({ id, x, dx }) => x + dx - 0.4 * id)), 9);
        expect(ink.y).toBeCloseTo(Math.min(...drawn.map(({ id, dy }) => 20 + dy - 0.4 * id)), 9);
        expect(ink.x + ink.width).toBeCloseTo(
          Math.max(...drawn.map(({ id, x, dx }) => x + dx + 1.6 * id)),
          9,
        );
        expect(ink.y + ink.height).toBeCloseTo(Math.max(...drawn.map(({ dy }) => 20 + dy + 0.8)), 9);
      }),
    );
  });

  test("its look does not depend on which objects its words are, and depends on each of their glyphs", () => {
    const shapeOf = (line: GlyphsItem): number => lookOf(sceneOf([line])).shape;
    fc.assert(
      fc.property(item, (line) => {
        expect(shapeOf(structuredClone(line))).toBe(shapeOf(line));
        const [first, ...others] = line.runs;
        if (!first) return;
        const advances = first.advances.map((advance) => advance + 0.01);
        const wider = shapedRun({ ...first, advances }, boundsOf);
        expect(shapeOf({ ...line, runs: [wider, ...others] })).not.toBe(shapeOf(line));
        const said = shapedRun({ ...first, text: first.text.map((text) => `${text}x`) }, boundsOf);
        expect(shapeOf({ ...line, runs: [said, ...others] })).not.toBe(shapeOf(line));
      }),
    );
  });
});
