/** The structure of plain PNG files, as far as a PDF can use it directly. */

export interface PngData {
  readonly width: number;
  /** Channels of a pixel: 1 grey, 3 RGB. */
  readonly colours: 1 | 3;
  /** The compressed rows: all IDAT chunks joined. */
  readonly data: Uint8Array;
}

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum around a chunk's data. */
const CHUNK_FRAME = 12;
const COLOURS: Readonly<Record<number, 1 | 3>> = { 0: 1, 2: 3 };

/** Reads an 8-bit PNG without palette, alpha and interlacing; undefined for any other. */
export function readPng(bytes: Uint8Array): PngData | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE_LENGTH; at + CHUNK_FRAME <= bytes.length; ) {
    const length = view.getUint32(at);
    if (textAt(bytes, at + 4) === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + CHUNK_FRAME;
  }
  if (bytes.length < 33 || textAt(bytes, 12) !== "IHDR") return undefined;
  const [depth, type, interlace] = [bytes[24], bytes[25] as number, bytes[28]];
  const colours = COLOURS[type];
  if (depth !== 8 || interlace !== 0 || colours === undefined) return undefined;
  return { width: view.getUint32(16), colours, data: Buffer.concat(parts) };
}

/** Number of frames that an animated PNG states (in its acTL chunk, before the first IDAT); 1 for any other. */
export function pngFrames(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_LENGTH; at + CHUNK_FRAME <= bytes.length; at += view.getUint32(at) + CHUNK_FRAME) {
    const type = textAt(bytes, at + 4);
    if (type === "acTL" && view.getUint32(at) >= 4) return Math.max(1, view.getUint32(at + 8));
    if (type === "IDAT") return 1;
  }
  return 1;
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
