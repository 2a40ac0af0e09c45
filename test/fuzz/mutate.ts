/**
 * Corrupted inputs for the fuzzer: a valid one, changed in a few random places, in a way that fast-check can shrink. It
 * inserts words that the readers of that kind of file look for, and numbers at the limits of their types.
 */
import fc from "fast-check";

/** One change. Positions are shares of the whole, so that they stay sensible while others shrink. */
interface Change {
  readonly kind: (typeof KINDS)[number];
  /** 0 to 1. */
  readonly at: number;
  readonly length: number;
  readonly word: number;
  readonly value: number;
}

const KINDS = ["insert", "delete", "double", "repeat", "byte", "number", "move", "cut"] as const;

/** In how many parts places are told apart. */
const PARTS = 1_000_000;

/** Bytes that a change removes, doubles or moves. */
const LONGEST = 400;
/** Repetitions of a word: enough for nesting and loops to show. */
const MOST_REPEATS = 2_000;
/** No input grows beyond this. */
const MOST_BYTES = 200_000;

const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** Words as bytes: of texts in UTF-8, of binary files one byte per character. */
export const bytesOf = (words: readonly string[], encoding: "utf8" | "latin1"): readonly Uint8Array[] =>
  words.map((word) => Buffer.from(word, encoding));

/** @param words what is inserted: markup for texts, tags for binary files */
export function corrupted(
  seeds: readonly Uint8Array[],
  words: readonly Uint8Array[],
): fc.Arbitrary<Uint8Array> {
  // Random doubles are as often below a millionth as above it: they would all mean the beginning.
  const share = fc.nat(PARTS).map((part) => part / PARTS);
  const change: fc.Arbitrary<Change> = fc.noBias(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      at: share,
      length: fc.nat(LONGEST),
      word: fc.nat(),
      value: fc.nat(),
    }),
  );
  return fc
    .record({ seed: fc.noBias(fc.nat()), changes: fc.array(change, { minLength: 1, maxLength: 6 }) })
    .map(({ seed, changes }) =>
      changes.reduce(
        (bytes, one) => changed(bytes, one, words).subarray(0, MOST_BYTES),
        seeds[seed % seeds.length] ?? new Uint8Array(),
      ),
    );
}

function changed(bytes: Uint8Array, change: Change, words: readonly Uint8Array[]): Uint8Array {
  const { kind, length, value } = change;
  const at = Math.floor(change.at * bytes.length);
  const end = Math.min(bytes.length, at + length);
  const before = bytes.subarray(0, at);
  const piece = bytes.subarray(at, end);
  const after = bytes.subarray(end);
  const word = words[change.word % words.length] ?? new Uint8Array();
  if (kind === "insert") return Buffer.concat([before, word, bytes.subarray(at)]);
  if (kind === "delete") return Buffer.concat([before, after]);
  if (kind === "double") return Buffer.concat([before, piece, piece, after]);
  if (kind === "repeat")
    return Buffer.concat([before, Buffer.alloc(word.length * (value % MOST_REPEATS), word), after]);
  if (kind === "byte") return Buffer.concat([before, Uint8Array.of(value & 255), bytes.subarray(at + 1)]);
  if (kind === "number") return withNumber(bytes, at, value);
  if (kind === "move") return Buffer.concat([piece, before, after]);
  return before;
}

/** A number at the limit of one, two or four bytes, as in lengths and offsets of binary files. */
function withNumber(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const width = [1, 2, 4][value % 3] as number;
  if (at + width > bytes.length) return bytes;
  const copy = Buffer.from(bytes);
  const edge = EDGES[(value >> 2) % EDGES.length] as number;
  copy.writeUIntBE(width === 4 ? edge : edge % 256 ** width, at, width);
  return copy;
}
