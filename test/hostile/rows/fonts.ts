/** F: fonts of a project. A child process opens them before our own process does. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  boundlessCharacters,
  chainedGlyphs,
  composite,
  dots,
  doubledGlyphs,
  endlessRules,
  FONT,
  fontWith,
  glyphTables,
  longs,
  tablesOf,
  words,
} from "../font-bytes.ts";
import type { HostileRow } from "../row.ts";
import { titled } from "../templates-and-decks.ts";

const refused = (row: string, what: string, bytes: Uint8Array, rule: string, ending = "ttf"): HostileRow => ({
  row,
  what,
  files: { [`templates/sample/fonts/rum.${ending}`]: bytes },
  finds: [`templates/sample/fonts/rum.${ending}:1:1 ${rule}`],
  says: [`rum.${ending}`],
  status: 1,
});

const corrupted = Buffer.from(FONT);
corrupted.fill(0x55, 5000, 5010);

/** A WOFF file with one table that claims this unpacked size in bytes (WOFF 1.0). */
const woff = (unpacked: number): Buffer =>
  Buffer.concat([
    Buffer.from("wOFF"),
    longs(0x00010000, 64),
    words(1, 0),
    longs(0, 0, 0, 0, 0, 0, 0),
    Buffer.from("glyf"),
    longs(64, 0, unpacked, 0),
  ]);

/** OS/2 with the licence bit "restricted" (OpenType 1.9, fsType). */
const restricted = (): Buffer => {
  const table = Buffer.from(tablesOf(FONT).get("OS/2") ?? Buffer.alloc(96));
  table.writeUInt16BE(2, 8);
  return table;
};

/** Every name begins at the end of the table, except the PostScript name (OpenType 1.9, "name"). */
function namesElsewhere(): Buffer {
  const table = Buffer.from(tablesOf(FONT).get("name") ?? Buffer.alloc(6));
  for (let record = 6; record < 6 + table.readUInt16BE(2) * 12; record += 12)
    if (table.readUInt16BE(record + 6) !== 6) table.writeUInt16BE(table.length, record + 10);
  return table;
}

/** The first bytes of a table, half of it if no number is given. */
function part(tag: string, bytes?: number): Buffer {
  const table = tablesOf(FONT).get(tag) ?? Buffer.alloc(0);
  return table.subarray(0, bytes ?? (table.length >> 3) * 4);
}

export const ROWS: readonly HostileRow[] = [
  refused("F1", "half a font", FONT.subarray(0, FONT.length >> 1), "font/broken"),
  refused("F1", "a damaged table", corrupted, "font/broken"),
  refused("F1", "nothing", Buffer.alloc(0), "font/broken"),
  refused("F1", "a web page", Buffer.from("<!doctype html><p>Not found"), "font/broken"),
  refused("F1", "measures that end too early", fontWith({ hhea: part("hhea", 18) }), "font/broken"),
  refused("F1", "no widths", fontWith({ hhea: Buffer.alloc(36) }), "font/broken"),
  ...(["hmtx", "loca", "cmap"] as const).map((tag) =>
    refused("F1", `half of its ${tag}`, fontWith({ [tag]: part(tag) }), "font/broken"),
  ),
  refused("F1", "no outlines at all", fontWith({ glyf: Buffer.alloc(0) }), "font/broken"),
  {
    row: "F1",
    what: "names after the end of their table",
    files: { "templates/sample/fonts/rum.ttf": fontWith({ name: namesElsewhere() }) },
    finds: [],
    status: 0,
  },
  {
    row: "F1",
    what: "a folder with a font's name is a folder",
    prepare: (folder) => mkdirSync(join(folder, "templates/sample/fonts/rum.ttf"), { recursive: true }),
    finds: [],
    status: 0,
  },
  refused("F2", "rules that never terminate", fontWith({ morx: endlessRules() }), "font/broken"),
  {
    ...refused("F2", "a memory bomb", fontWith({ cmap: boundlessCharacters() }), "font/stopped"),
    megabytes: 1500,
    // its child's heap overflows
    started: true,
  },
  {
    ...refused("F2", "glyphs that double thirty times", fontWith(doubledGlyphs(30)), "font/broken"),
    // of glyph 1 two, of glyph 2 two of glyph 1 ...
    says: ["its glyph 6 has parts nested more than 5 levels deep"],
  },
  ...[1_500, 20_000].map((count) => ({
    ...refused("F2", `${count} glyphs, each made of the next`, fontWith(chainedGlyphs(count)), "font/broken"),
    says: ["its glyph 0 has parts nested more than 5 levels deep"],
  })),
  {
    ...refused("F2", "a glyph that is part of itself", fontWith(glyphTables([composite(0)])), "font/broken"),
    says: ["its glyph 0 has parts nested more than 5 levels deep"],
  },
  {
    ...refused(
      "F2",
      "a glyph of 2,000 others",
      fontWith(glyphTables([Buffer.alloc(0), composite(...new Array<number>(2_000).fill(0))])),
      "font/broken",
    ),
    says: ["its glyph 1 is composed of over 2000 others"],
  },
  {
    // 3,000 glyphs x 10 parts x 256 points are 7.7 million
    ...refused(
      "F2",
      "few bytes for millions of points",
      fontWith(
        glyphTables([
          dots(256),
          ...new Array<Buffer>(3_000).fill(composite(...new Array<number>(10).fill(0))),
        ]),
      ),
      "font/broken",
    ),
    says: ["its glyphs have too many points, including those of their parts"],
  },
  refused("F3", "a WOFF that claims 4 GiB", woff(0xffffffff), "font/too-large", "woff"),
  refused(
    "F3",
    "a WOFF2 that is damaged",
    Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(60, 255)]),
    "font/broken",
    "woff2",
  ),
  refused(
    "F3",
    "a WOFF2 that claims 256 MiB",
    // One table of 2 ** 28 bytes, as a UIntBase128 (WOFF 2.0).
    Buffer.concat([
      Buffer.from("wOF2"),
      longs(0x00010000, 64),
      words(1, 0),
      longs(...Array(8).fill(0)),
      Buffer.from([0xca, 0x81, 0x80, 0x80, 0x80, 0]),
    ]),
    "font/too-large",
    "woff2",
  ),
  {
    row: "F4",
    what: "a character that no font has",
    files: titled("Cook \u{12000}"),
    finds: ["content/sample/decks/crew.yaml:12:38 text/missing-glyph"],
    says: ["U+12000"],
    status: 1,
  },
  {
    row: "F5",
    what: "a font that forbids embedding",
    files: { "templates/sample/fonts/rum.ttf": fontWith({ "OS/2": restricted() }) },
    finds: ["templates/sample/fonts/rum.ttf:1:1 font/no-embedding"],
    status: 0,
  },
];
