/**
 * Bounds what shaping one run may cost. Rules of a font may call each other, begin anew at the same glyph or put many
 * glyphs in the place of one (OpenType's contextual and multiple substitution, the state machines of Apple's morx), so a
 * damaged or hostile font could run forever or fill the memory. Every rule passes through one of two methods of the engine.
 */
import type { EngineFont } from "./engine-font.ts";

/** Rules tried on a run, for each of its glyphs; fonts of Arabic and Indic scripts need a few hundred. */
const STEPS_A_GLYPH = 10_000;
/** Glyphs that a run may grow to, for each that goes in; the largest decompositions have a dozen. */
const GROWTH = 100;

interface OpenTypeProcessor {
  readonly glyphs: readonly unknown[];
  applyLookup(type: number, table: unknown): unknown;
}

interface AppleProcessor {
  readonly glyphs: readonly unknown[];
  getProcessor(): (...entry: unknown[]) => unknown;
}

interface Processors {
  readonly GSUBProcessor?: OpenTypeProcessor | null;
  readonly GPOSProcessor?: OpenTypeProcessor | null;
  readonly morxProcessor?: AppleProcessor;
}

/** @returns to be called before each run with the number of its glyphs; shaping throws RangeError beyond the bounds */
export function limitShaping(font: EngineFont): (glyphs: number) => void {
  let steps = 0;
  let most = 0;
  const count = (glyphs: readonly unknown[]): void => {
    if (--steps < 0 || glyphs.length > most) throw new RangeError("the font's rules do not come to an end");
  };
  const { GSUBProcessor, GPOSProcessor, morxProcessor } = (font._layoutEngine.engine ?? {}) as Processors;
  for (const processor of [GSUBProcessor, GPOSProcessor]) if (processor) watchOpenType(processor, count);
  if (morxProcessor) watchApple(morxProcessor, count);
  return (glyphs) => {
    steps = (glyphs + 1) * STEPS_A_GLYPH;
    most = (glyphs + 1) * GROWTH;
  };
}

type Count = (glyphs: readonly unknown[]) => void;

function watchOpenType(processor: OpenTypeProcessor, count: Count): void {
  const apply = processor.applyLookup;
  processor.applyLookup = function counted(type, table) {
    count(this.glyphs);
    return apply.call(this, type, table);
  };
}

function watchApple(processor: AppleProcessor, count: Count): void {
  const choose = processor.getProcessor;
  processor.getProcessor = function counted() {
    const step = choose.call(this);
    return (...entry) => {
      count(this.glyphs);
      return step(...entry);
    };
  };
}
