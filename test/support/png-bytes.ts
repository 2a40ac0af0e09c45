/**
 * PNG files made by hand (ISO/IEC 15948): every depth, colour type and interlacing, and things that no program writes.
 * A picture here is a function from a position to the samples of its pixel.
 */
import { crc32, deflateSync } from "node:zlib";

export interface PngPlan {
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: 1 | 2 | 4 | 8 | 16;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly interlaced?: boolean;
  /** Samples of a pixel, each within the range of the depth. */
  readonly samples: (x: number, y: number) => readonly number[];
  /** The byte before each row; 0 = no filter. */
  readonly filter?: number;
  /** Between the header and the data. */
  readonly before?: readonly Buffer[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Adam7: first column and row of each pass, and the steps between its pixels (ISO/IEC 15948, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function png(plan: PngPlan): Buffer {
  const { width, height, interlaced = false } = plan;
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const rows = passes.flatMap(([left, top, right, down]) =>
    stepsTo(height, top, down).flatMap((y) => rowOf(plan, stepsTo(width, left, right), y)),
  );
  return pngOf([header(plan), ...(plan.before ?? []), chunk("IDAT", deflateSync(Buffer.concat(rows)))]);
}

/** A file of these chunks and the final one. */
export const pngOf = (chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, chunk("IEND", Buffer.alloc(0))]);

export function header({
  width,
  height,
  depth,
  colourType,
  interlaced = false,
}: Pick<PngPlan, "width" | "height" | "depth" | "colourType" | "interlaced">): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return chunk("IHDR", data);
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The position of a chunk's data. */
export const dataAt = (file: Buffer, type: string): number => file.indexOf(type, 8, "latin1") + 4;

function stepsTo(end: number, start: number, step: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((end - start) / step)) },
    (_, index) => start + index * step,
  );
}

function rowOf({ depth, samples, filter = 0 }: PngPlan, columns: readonly number[], y: number): Buffer[] {
  if (columns.length === 0) return [];
  const values = columns.flatMap((x) => samples(x, y));
  if (depth === 16) return [Buffer.from([filter, ...values.flatMap((value) => [value >> 8, value & 255])])];
  const packed = Buffer.alloc(Math.ceil((values.length * depth) / 8));
  for (const [index, value] of values.entries()) {
    const bit = index * depth;
    const at = bit >> 3;
    packed[at] = (packed[at] ?? 0) | (value << (8 - depth - (bit & 7)));
  }
  return [Buffer.from([filter]), packed];
}
