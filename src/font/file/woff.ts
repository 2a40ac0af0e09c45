/**
 * The size of a WOFF or WOFF2 file before it is unpacked: unpacking takes as much memory as the file claims for its tables
 * (WOFF 1.0 and WOFF 2.0, "Table Directory"). Limits: damage in the packed data shows only when it is unpacked.
 */
import { viewOf } from "../tables/directory.ts";

const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;

/** True for a file that begins as WOFF2 does. */
export const isWoff2 = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && viewOf(bytes).getUint32(0) === WOFF2;

/** Bytes of all tables of a packed file, as it claims; undefined for other files and for truncated ones. */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  if (isWoff2(bytes)) return sizeOfWoff2(bytes);
  const isWoff = bytes.length >= HEADER && viewOf(bytes).getUint32(0) === WOFF;
  return isWoff ? sizeOfWoff(viewOf(bytes)) : undefined;
}

const HEADER = 44;
const ENTRY = 20;

function sizeOfWoff(view: DataView): number | undefined {
  const count = view.getUint16(12);
  if (HEADER + count * ENTRY > view.byteLength) return undefined;
  let size = 0;
  for (let index = 0; index < count; index++) size += view.getUint32(HEADER + index * ENTRY + 12);
  return size;
}

const HEADER_OF_WOFF2 = 48;
/** Numbers of the tags that WOFF 2.0 lists ("Known Table Tags"), and the number for any other tag. */
const [GLYF, LOCA, OTHER] = [10, 11, 63];

/** The larger of two sums: of the tables as they are packed, and as they are in the font. */
function sizeOfWoff2(bytes: Uint8Array): number | undefined {
  if (bytes.length < HEADER_OF_WOFF2) return undefined;
  let at = HEADER_OF_WOFF2;
  let [packed, inFont] = [0, 0];
  for (let left = viewOf(bytes).getUint16(12); left > 0; left--) {
    const flags = bytes[at] ?? 0;
    const tag = flags & 0x3f;
    const length = numberAt(bytes, at + (tag === OTHER ? 5 : 1));
    // The two glyph tables are transformed unless their version is 3, all others unless it is 0.
    const isChanged = flags >> 6 !== (tag === GLYF || tag === LOCA ? 3 : 0);
    const changed = length && isChanged ? numberAt(bytes, length.after) : length;
    if (!length || !changed) return undefined;
    at = changed.after;
    inFont += length.value;
    packed += changed.value;
  }
  return Math.max(packed, inFont);
}

/** A UIntBase128: seven bits a byte, at most five bytes. */
function numberAt(
  bytes: Uint8Array,
  at: number,
): { readonly value: number; readonly after: number } | undefined {
  let value = 0;
  for (let index = at; index < at + 5; index++) {
    const byte = bytes[index];
    if (byte === undefined) return undefined;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, after: index + 1 };
  }
  return undefined;
}
