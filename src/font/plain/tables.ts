/**
 * The tables of a TrueType or OpenType file, as views on its bytes: nothing is decoded before somebody asks. Reading
 * beyond a table throws RangeError, which ends the plain way; the font engine then decides (OpenType 1.9, "Font file").
 */

export type Tables = ReadonlyMap<string, DataView>;

const HEADER = 12;
const RECORD = 16;
const TRUETYPE = 0x00010000;
const CFF = 0x4f54544f;

/** Undefined for other files, such as WOFF. */
export function tablesOf(bytes: Uint8Array): Tables | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || ![TRUETYPE, CFF].includes(file.getUint32(0))) return undefined;
  const tables = new Map<string, DataView>();
  for (let index = 0; index < file.getUint16(4); index++) {
    const at = HEADER + index * RECORD;
    const [offset, length] = [file.getUint32(at + 8), file.getUint32(at + 12)];
    tables.set(tagAt(file, at), new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  return tables;
}

export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

/** The view from a place within another to its end. */
export function viewFrom(view: DataView, at: number): DataView {
  return new DataView(view.buffer, view.byteOffset + at, view.byteLength - at);
}
