/**
 * Bounds the cost of shaping one run. Rules of a font may call each other, start again at the same glyph or replace one
 * glyph by many (OpenType's contextual and multiple substitution, the state machines of Apple's morx), so a damaged or
 * hostile font could run forever or fill the memory. Every rule passes through one of two methods of the engine.
 */
import type { EngineFont } from "./engine-font.ts";

/** Rules tried per glyph of a run; fonts of Arabic and Indic scripts need a few hundred. */
const STEPS_A_GLYPH = 10_000;
/** Glyphs that a run may grow to, per glyph of the input; the largest decompositions have a dozen. */
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

/** @returns a function to call before each run with the number of its glyphs; beyond the bounds shaping throws RangeError */
export function limitShaping(font: EngineFont): (glyphs: number) => void {
  let steps = 0;
  let most = 0;
  const count = (glyphs: readonly unknown[]): void => {
    if (--steps < 0 || glyphs.length > most) throw new RangeError("the font's rules do not terminate");
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
