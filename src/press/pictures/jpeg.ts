/**
 * The structure of JPEG files: whether one can be printed as it is, and a copy without its notes (camera, place, time).
 * Limits: reads the segments before the first scan; the scan itself is for the decoder to check.
 */

export interface JpegFacts {
  /** Baseline or extended sequential Huffman coding of 8 bit. */
  readonly baseline: boolean;
  readonly components: number;
  /**
   * The description in the embedded colour profile, or the bytes of a profile that has none; undefined without profile.
   */
  readonly profile: string | undefined;
}

interface Segment {
  readonly marker: number;
  /** From the marker's 0xff to the end of its data. */
  readonly start: number;
  readonly end: number;
}

const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Facts of the header; undefined if the segments are invalid. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | undefined {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ marker }) => isFrame(marker));
  if (!segments || !frame) return undefined;
  const profiles = segments.filter(
    ({ marker, start }) => marker === APP2 && textAt(bytes, start + 4, 11) === "ICC_PROFILE",
  );
  const profile = profiles.map(({ start, end }) => textAt(bytes, start + 4, end - start - 4)).join("");
  return {
    baseline: (frame.marker === 0xc0 || frame.marker === 0xc1) && bytes[frame.start + 4] === 8,
    components: bytes[frame.start + 9] ?? 0,
    profile: profiles.length > 0 ? profile : undefined,
  };
}

/**
 * The same picture, bit for bit, without comments and application notes (except JFIF's and Adobe's, which decoding
 * needs).
 */
export function withoutNotes(bytes: Uint8Array): Uint8Array {
  const segments = segmentsOf(bytes) ?? [];
  const notes = segments.filter(({ marker }) => isNote(marker));
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of notes) {
    parts.push(bytes.subarray(at, start));
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at)]);
}

function segmentsOf(bytes: Uint8Array): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    if (end > bytes.length) return undefined;
    segments.push({ marker, start: at, end });
    if (marker === START_OF_SCAN) return segments;
    at = end;
  }
  return undefined;
}

/** SOF0 to SOF15, without the tables and marks that share their numbers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isNote = (marker: number): boolean =>
  marker === COMMENT || (marker > APP0 && marker <= APP15 && marker !== APP14);

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(0, length)).toString("latin1");
}
