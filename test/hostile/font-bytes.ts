/** Fonts taken apart and reassembled by hand (OpenType 1.9, "Organization of an OpenType Font"). */
import { readFileSync } from "node:fs";

export type Tables = ReadonlyMap<string, Buffer>;

/** A small one of the shipped fonts. */
export const FONT = readFileSync("templates/shared/fonts/PirataOne-Regular.ttf");

const HEADER = 12;
const RECORD = 16;

export function tablesOf(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = HEADER + index * RECORD;
      const start = font.readUInt32BE(at + 8);
      const bytes = Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12)));
      return [font.toString("latin1", at, at + 4), bytes] as const;
    }),
  );
}

/** The font with some of its tables replaced; all checksums are correct. */
export function fontWith(changes: Readonly<Record<string, Buffer>>, font = FONT): Buffer {
  const tables = [...new Map([...tablesOf(font), ...Object.entries(changes)])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const directory = Buffer.alloc(HEADER + tables.length * RECORD);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const parts = [directory];
  let at = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const record = HEADER + index * RECORD;
    directory.write(tag, record, "latin1");
    directory.writeUInt32BE(sumOf(padded), record + 4);
    directory.writeUInt32BE(at, record + 8);
    directory.writeUInt32BE(bytes.length, record + 12);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

/** A font damaged by carelessness or malice: some bytes of its tables are changed. */
export function mutated(random: (below: number) => number, font = FONT): Buffer {
  const tables = tablesOf(font);
  const tags = [...tables.keys()];
  for (let left = 1 + random(12); left > 0; left--) {
    const table = tables.get(tags[random(tags.length)] ?? "") ?? Buffer.alloc(0);
    // the beginnings of tables contain their counts and offsets
    const reach = Math.min(table.length, random(2) === 0 ? 64 : table.length);
    if (reach > 0) table[random(reach)] = random(256);
  }
  return fontWith(Object.fromEntries(tables), font);
}

export const words = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));

export const longs = (...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/**
 * GSUB with one feature of one script, which applies the first of these rules (OpenType 1.9). Each rule has a type and
 * a single subtable.
 */
export function substitutions(...rules: readonly (readonly [type: number, subtable: Buffer])[]): Buffer {
  const script = Buffer.concat([
    words(1),
    Buffer.from("latn"),
    words(8),
    words(4, 0),
    words(0, 0xffff, 1, 0),
  ]);
  const feature = Buffer.concat([words(1), Buffer.from("calt"), words(8), words(0, 1, 0)]);
  const lookups = rules.map(([type, subtable]) => Buffer.concat([words(type, 0, 1, 8), subtable]));
  let at = 2 + rules.length * 2;
  const offsets = lookups.map(({ length }) => {
    at += length;
    return at - length;
  });
  const list = Buffer.concat([words(rules.length, ...offsets), ...lookups]);
  const places = [10, 10 + script.length, 10 + script.length + feature.length];
  return Buffer.concat([words(1, 0, ...places), script, feature, list]);
}

/** Apple's table of glyph rules, whose only machine stays at the same glyph forever (TrueType Reference, "morx"). */
export function endlessRules(): Buffer {
  const classes = words(8, 0, 0);
  const states = words(0, 0, 0, 0, 0, 0, 0, 0);
  const dontAdvance = 0x4000;
  const entries = words(0, dontAdvance, 0xffff, 0xffff);
  const [classAt, stateAt] = [20, 20 + classes.length];
  const entryAt = stateAt + states.length;
  const machine = Buffer.concat([longs(4, classAt, stateAt, entryAt, entryAt), classes, states, entries]);
  const insertion = 5;
  const subtable = Buffer.concat([longs(12 + machine.length, insertion, 1), machine]);
  return Buffer.concat([words(2, 0), longs(1), longs(1, 16 + subtable.length, 0, 1), subtable]);
}

/** A character map that claims to contain nearly all code points (format 12). */
export const boundlessCharacters = (): Buffer =>
  Buffer.concat([words(0, 1, 3, 10), longs(12), words(12, 0), longs(28, 0, 1, 0, 0x0fffffff, 0)]);

/** Each of the first glyphs consists of two of the one before it; all others are empty. */
export function doubledGlyphs(levels: number): Readonly<Record<string, Buffer>> {
  const glyphs = tablesOf(FONT).get("maxp")?.readUInt16BE(4) ?? 0;
  return glyphTables(
    Array.from({ length: glyphs }, (_, id) =>
      id > 0 && id <= levels ? composite(id - 1, id - 1) : Buffer.alloc(0),
    ),
  );
}

/** Each glyph consists of the next one; the last is empty. */
export const chainedGlyphs = (count: number): Readonly<Record<string, Buffer>> =>
  glyphTables(
    Array.from({ length: count }, (_, id) => (id + 1 < count ? composite(id + 1) : Buffer.alloc(0))),
  );

/** A glyph made of others, two equal ones side by side (OpenType 1.9, "glyf"). */
export function composite(...ids: readonly number[]): Buffer {
  const [wordArguments, xyArguments, more] = [1, 2, 0x20];
  const parts = ids.map((id, index) => {
    const flags = wordArguments | xyArguments | (index + 1 < ids.length ? more : 0);
    return words(flags, id, index * 10, index * 10);
  });
  return Buffer.concat([words(0xffff, 0, 0, 100, 100), ...parts]);
}

/** One contour of this many points, all in the same place. */
export function dots(points: number): Buffer {
  const [still, repeated] = [0x31, 8];
  const flags = Array.from({ length: Math.ceil(points / 256) }, (_, index) => [
    still | repeated,
    Math.min(256, points - index * 256) - 1,
  ]);
  return Buffer.concat([words(1, 0, 0, 9, 9, points - 1, 0), Buffer.from(flags.flat())]);
}

/** The tables of a font with these glyphs, all equally wide. */
export function glyphTables(glyphs: readonly Buffer[]): Readonly<Record<string, Buffer>> {
  const changed = (tag: string, at: number, value: number): Buffer => {
    const table = Buffer.from(tablesOf(FONT).get(tag) ?? Buffer.alloc(54));
    table.writeUInt16BE(value, at);
    return table;
  };
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [id, { length }] of glyphs.entries()) {
    end += length;
    offsets.writeUInt32BE(end, (id + 1) * 4);
  }
  return {
    // long offsets
    head: changed("head", 50, 1),
    maxp: changed("maxp", 4, glyphs.length),
    // one width, and the left bearing of each other glyph
    hhea: changed("hhea", 34, 1),
    hmtx: Buffer.concat([words(500, 0), Buffer.alloc((glyphs.length - 1) * 2)]),
    loca: offsets,
    glyf: Buffer.concat(glyphs),
  };
}

/** The sum of a table's big-endian 32-bit numbers, as stored in its directory entry. */
function sumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
