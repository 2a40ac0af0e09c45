/**
 * The tables of a TrueType or OpenType file, as views of its bytes (OpenType 1.9, "Font file"): nothing is decoded before
 * it is asked for. All readers in this folder go through these views; reading beyond a table throws RangeError.
 */

/** By tag: "glyf", "OS/2", "cvt ". */
export type Tables = ReadonlyMap<string, DataView>;

/** An entry of the directory, as the file has it: it may lead out of the file. */
export interface TableRecord {
  readonly tag: string;
  readonly sum: number;
  readonly offset: number;
  readonly length: number;
}

export const TRUETYPE = 0x00010000;
export const CFF = 0x4f54544f;
const HEADER = 12;
const RECORD = 16;

/** The tables of a file; undefined for other files, such as WOFF. @throws RangeError if one leads out of the file */
export function tablesOf(bytes: Uint8Array): Tables | undefined {
  const file = viewOf(bytes);
  if (bytes.length < HEADER || ![TRUETYPE, CFF].includes(file.getUint32(0))) return undefined;
  const views = recordsOf(file).map(
    ({ tag, offset, length }) =>
      [tag, new DataView(bytes.buffer, bytes.byteOffset + offset, length)] as const,
  );
  return new Map(views);
}

/** The directory of a file. @throws RangeError if the file ends before it */
export function recordsOf(file: DataView): readonly TableRecord[] {
  return Array.from({ length: file.getUint16(4) }, (_, index) => {
    const at = HEADER + index * RECORD;
    return {
      tag: tagAt(file, at),
      sum: file.getUint32(at + 4),
      offset: file.getUint32(at + 8),
      length: file.getUint32(at + 12),
    };
  });
}

/** The four letters of a tag. */
export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The view from a place within another to its end. */
export function viewFrom(view: DataView, at: number): DataView {
  return new DataView(view.buffer, view.byteOffset + at, view.byteLength - at);
}
