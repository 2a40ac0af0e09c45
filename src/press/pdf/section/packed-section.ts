/** A section as bytes, to be kept from one print to the next: the length of a head in JSON, the head, the streams. */
import type { CodedGlyph, OuterObject, Section, SectionObject } from "./section.ts";

/** The length for an object without a stream. */
const NO_STREAM = -1;
const LENGTH_BYTES = 4;

interface Head {
  /** Streams are concatenated in the order of their objects. */
  readonly objects: readonly (readonly [source: string, streamLength: number])[];
  readonly pages: readonly string[];
  readonly outer: readonly OuterObject[];
  /** Names of faces, which glyphs refer to. */
  readonly faces: readonly string[];
  readonly glyphs: readonly (readonly [
    face: number,
    glyphId: number,
    text: string,
    code: string,
    part: number,
  ])[];
}

export function packSection({ objects, pages, outer, glyphs }: Section): Uint8Array {
  const faces = [...new Set(glyphs.map(({ face }) => face))];
  const head: Head = {
    objects: objects.map(({ source, stream }) => [source, stream?.length ?? NO_STREAM]),
    pages,
    outer,
    faces,
    glyphs: glyphs.map(({ face, glyphId, text, code, part }) => [
      faces.indexOf(face),
      glyphId,
      text,
      code,
      part,
    ]),
  };
  const bytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes, ...objects.flatMap(({ stream }) => stream ?? [])]);
}

/** @param bytes made by `packSection`; the caller must be sure of that */
export function unpackSection(bytes: Uint8Array): Section {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = LENGTH_BYTES + packed.readUInt32BE(0);
  const head = JSON.parse(packed.toString("utf8", LENGTH_BYTES, at)) as Head;
  const objects = head.objects.map(([source, length]): SectionObject => {
    if (length === NO_STREAM) return { source };
    at += length;
    return { source, stream: packed.subarray(at - length, at) };
  });
  const glyphs = head.glyphs.map(
    ([face, glyphId, text, code, part]): CodedGlyph => ({
      face: head.faces[face] as string,
      glyphId,
      text,
      code,
      part,
    }),
  );
  return { objects, pages: head.pages, outer: head.outer, glyphs };
}
