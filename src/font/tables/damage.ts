/**
 * Looks over a TrueType or OpenType file before the font engine does: the engine trusts every number in it, and a
 * damaged one can cost it all memory. The tables must lie within the file and have the check sums that its directory
 * gives (OpenType 1.9, "Table Directory"), and be as long as what they hold. Limits: this finds damage, not malice; WOFF
 * has its own check sums.
 */
import { shortTable } from "./short-tables.ts";

interface Table {
  readonly tag: string;
  readonly sum: number;
  readonly offset: number;
  readonly length: number;
}

const HEADER = 12;
const RECORD = 16;

/** What is wrong with the file, in words; undefined when nothing is, or when it is no such file. */
export function damageOf(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || !isSfnt(view)) return undefined;
  const count = view.getUint16(4);
  if (HEADER + count * RECORD > bytes.length) return "it ends too early";
  const tables = new Map<string, Table>();
  for (let index = 0; index < count; index++) {
    const table = tableAt(view, HEADER + index * RECORD);
    if (table.offset + table.length > bytes.length)
      return `its ${table.tag.trim()} table ends after the file does`;
    if (!hasItsSum(view, table)) return `its ${table.tag.trim()} table is damaged: the check sum differs`;
    tables.set(table.tag, table);
  }
  const short = shortTable(view, tables);
  return short && `its ${short} table is shorter than what it should hold`;
}

const isSfnt = (view: DataView): boolean => [0x00010000, 0x4f54544f, 0x74727565].includes(view.getUint32(0));

function tableAt(view: DataView, at: number): Table {
  return {
    tag: String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index))),
    sum: view.getUint32(at + 4),
    offset: view.getUint32(at + 8),
    length: view.getUint32(at + 12),
  };
}

/** The head table's sum is made with its third number (the sum of the whole file) taken as 0; some tools leave it in. */
function hasItsSum(view: DataView, { tag, sum, offset, length }: Table): boolean {
  const actual = sumOf(view, offset, length);
  if (actual === sum) return true;
  return tag === "head" && length >= 12 && (actual - view.getUint32(offset + 8)) >>> 0 === sum;
}

function sumOf(view: DataView, offset: number, length: number): number {
  let sum = 0;
  const whole = length - (length % 4);
  for (let at = 0; at < whole; at += 4) sum = (sum + view.getUint32(offset + at)) | 0;
  for (let at = whole; at < length; at++)
    sum = (sum + (view.getUint8(offset + at) << (24 - 8 * (at - whole)))) | 0;
  return sum >>> 0;
}
