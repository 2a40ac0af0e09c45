/**
 * Looks over a WOFF file before the font engine unpacks it: the engine takes as much memory as the file says that its
 * tables need (WOFF 1.0, "Table Directory"). Limits: whether the packed data is sound shows when it is unpacked.
 */

const HEADER = 44;
const ENTRY = 20;

/** Bytes that the tables of a WOFF file come to by its own words; undefined for other files and for cut ones. */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0) !== 0x774f4646) return undefined;
  const count = view.getUint16(12);
  if (HEADER + count * ENTRY > bytes.length) return undefined;
  let size = 0;
  for (let index = 0; index < count; index++) size += view.getUint32(HEADER + index * ENTRY + 12);
  return size;
}
