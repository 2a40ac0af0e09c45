/** A TrueType font for `floor.mjs`: widths of ASCII, and a font file with only the glyphs that were measured. */

const [FIRST, LAST] = [32, 126];
const [WORDS, HAS_MORE, SCALE, SCALES, MATRIX] = [1, 0x20, 8, 0x40, 0x80];

export function floorFont(bytes) {
  const tables = new Map();
  for (let index = 0; index < bytes.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    const offset = bytes.readUInt32BE(at + 8);
    tables.set(
      bytes.toString("latin1", at, at + 4),
      bytes.subarray(offset, offset + bytes.readUInt32BE(at + 12)),
    );
  }
  const table = (name) => tables.get(name);
  const unitsPerEm = table("head").readUInt16BE(18);
  const glyphs = glyphsOf(table("cmap"));
  const advances = new Float64Array(LAST + 1);
  const lastMetric = table("hhea").readUInt16BE(34) - 1;
  const metricOf = (glyph) => table("hmtx").readUInt16BE(4 * Math.min(glyph, lastMetric));
  for (let code = FIRST; code <= LAST; code++) advances[code] = metricOf(glyphs[code]) / unitsPerEm;
  const used = new Set();
  return {
    widths: new Map(),
    advances,
    box: [36, 38, 40, 42].map((at) => Math.round((table("head").readInt16BE(at) / unitsPerEm) * 1000)),
    measure: (text) => {
      let width = 0;
      for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        used.add(code);
        width += advances[code];
      }
      return width;
    },
    subset: () =>
      subsetOf(
        table,
        glyphs,
        metricOf,
        [...used].sort((a, b) => a - b),
      ),
  };
}

/** Glyphs by character, from a subtable of format 4. */
function glyphsOf(cmap) {
  let at = 0;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const offset = cmap.readUInt32BE(8 + 8 * index);
    if (cmap.readUInt16BE(offset) === 4) at = offset;
  }
  const count = cmap.readUInt16BE(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + 2 * count];
  const [deltas, ranges] = [starts + 2 * count, starts + 4 * count];
  const glyphs = new Uint16Array(LAST + 1);
  for (let code = FIRST; code <= LAST; code++)
    for (let index = 0; index < count; index++) {
      if (cmap.readUInt16BE(ends + 2 * index) < code) continue;
      const start = cmap.readUInt16BE(starts + 2 * index);
      if (start > code) break;
      const range = cmap.readUInt16BE(ranges + 2 * index);
      const found = range ? cmap.readUInt16BE(ranges + 2 * index + range + 2 * (code - start)) : code;
      glyphs[code] = found + cmap.readUInt16BE(deltas + 2 * index);
      break;
    }
  return glyphs;
}

/** Glyphs are numbered anew, so that a table of one byte a character finds them. */
function subsetOf(table, glyphs, metricOf, codes) {
  const isLong = table("head").readInt16BE(50) === 1;
  const placeOf = (glyph) =>
    isLong ? table("loca").readUInt32BE(4 * glyph) : 2 * table("loca").readUInt16BE(2 * glyph);
  const order = [0, ...codes.map((code) => glyphs[code])];
  const numbers = new Map(order.map((glyph, index) => [glyph, index]));
  const outlines = [];
  for (let index = 0; index < order.length; index++) {
    const glyph = order[index];
    const outline = Buffer.from(table("glyf").subarray(placeOf(glyph), placeOf(glyph + 1)));
    for (const at of componentsOf(outline)) {
      const part = outline.readUInt16BE(at);
      if (!numbers.has(part)) numbers.set(part, order.push(part) - 1);
      outline.writeUInt16BE(numbers.get(part), at);
    }
    outlines.push(outline, Buffer.alloc(-outline.length & 3));
  }
  const places = Buffer.alloc(4 * (order.length + 1));
  const metrics = Buffer.alloc(4 * order.length);
  let place = 0;
  for (let index = 0; index < order.length; index++) {
    places.writeUInt32BE(place, 4 * index);
    place += outlines[2 * index].length + outlines[2 * index + 1].length;
    metrics.writeUInt16BE(metricOf(order[index]), 4 * index);
  }
  places.writeUInt32BE(place, 4 * order.length);
  const map = Buffer.alloc(12 + 262);
  for (const [at, number] of [
    [2, 1],
    [4, 1],
    [14, 262],
  ])
    map.writeUInt16BE(number, at);
  map.writeUInt32BE(12, 8);
  for (const code of codes) map[18 + code] = numbers.get(glyphs[code]);
  const head = Buffer.from(table("head"));
  head.writeInt16BE(1, 50);
  const [counts, line] = [Buffer.from(table("maxp")), Buffer.from(table("hhea"))];
  counts.writeUInt16BE(order.length, 4);
  line.writeUInt16BE(order.length, 34);
  return fontFile({
    cmap: map,
    ...{ glyf: Buffer.concat(outlines), head, hhea: line, hmtx: metrics, loca: places, maxp: counts },
  });
}

/** Where a glyph that is made of others names them. */
function componentsOf(outline) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const found = [];
  for (let at = 10, flags = HAS_MORE; flags & HAS_MORE; ) {
    flags = outline.readUInt16BE(at);
    found.push(at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    at += flags & SCALE ? 2 : flags & SCALES ? 4 : flags & MATRIX ? 8 : 0;
  }
  return found;
}

function fontFile(tables) {
  const names = Object.keys(tables);
  const directory = Buffer.alloc(12 + 16 * names.length);
  directory.writeUInt32BE(0x10000, 0);
  directory.writeUInt16BE(names.length, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, name] of names.entries()) {
    const bytes = tables[name];
    directory.write(name, 12 + 16 * index, "latin1");
    directory.writeUInt32BE(offset, 20 + 16 * index);
    directory.writeUInt32BE(bytes.length, 24 + 16 * index);
    parts.push(bytes, Buffer.alloc(-bytes.length & 3));
    offset += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat(parts);
}
