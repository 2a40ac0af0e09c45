/** Rules of fonts that would run forever, or fill the memory. */
import { expect, test } from "vitest";
import type { EngineFont } from "../../../src/font/engine/engine-font.ts";
import { limitShaping } from "../../../src/font/engine/shaping-limit.ts";

/** A font engine with one rule that calls itself and inserts this many glyphs each time. */
function engineThatRepeats(growth: number) {
  const processor = {
    glyphs: [0] as number[],
    applyLookup(type: number): number {
      for (let left = growth; left > 0; left--) this.glyphs.push(0);
      return type === 0 ? 0 : this.applyLookup(type - 1);
    },
  };
  const font = { _layoutEngine: { engine: { GSUBProcessor: processor } } } as unknown as EngineFont;
  return { font, processor };
}

test("a run may take a number of steps, and the next one the same number again", () => {
  const { font, processor } = engineThatRepeats(0);
  const begin = limitShaping(font);
  const run = (calls: number, steps: number): void => {
    begin(1);
    for (let left = calls; left > 0; left--) processor.applyLookup(steps);
  };
  for (const _ of [1, 2]) expect(() => run(10, 999)).not.toThrow();
  expect(() => run(30, 999)).toThrow(RangeError);
});

test("a run may not grow without bound", () => {
  const { font, processor } = engineThatRepeats(5);
  const begin = limitShaping(font);
  begin(1);
  expect(() => processor.applyLookup(30)).not.toThrow();
  expect(() => processor.applyLookup(30)).toThrow(RangeError);
});
