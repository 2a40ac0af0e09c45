/** The smallest file that has the head and the tags of an ICC profile (ICC.1:2022, 7.2 and 7.3); its tables are empty. */

export interface SmallProfile {
  readonly kind?: string;
  readonly space?: string;
  readonly version?: 2 | 4;
  readonly title?: string;
  readonly tags?: readonly string[];
  /** What the file says, right or wrong. */
  readonly count?: number;
  readonly offset?: number;
}

export function profile({
  kind = "prtr",
  space = "CMYK",
  version = 2,
  title = "A press",
  tags = ["desc", "A2B0", "B2A0"],
  count = tags.length,
  offset,
}: SmallProfile): Uint8Array {
  const text = version === 2 ? description(title) : localised(title);
  const start = 128 + 4 + 12 * tags.length;
  const bytes = Buffer.alloc(start + text.length);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt8(version, 8);
  bytes.write(kind, 12, "latin1");
  bytes.write(space, 16, "latin1");
  bytes.write("acsp", 36, "latin1");
  bytes.writeUInt32BE(count, 128);
  for (const [index, tag] of tags.entries()) {
    const at = 132 + 12 * index;
    bytes.write(tag, at, "latin1");
    bytes.writeUInt32BE(offset ?? start, at + 4);
    bytes.writeUInt32BE(text.length, at + 8);
  }
  text.copy(bytes, start);
  return bytes;
}

/** textDescriptionType of version 2. */
function description(title: string): Buffer {
  const head = Buffer.alloc(12);
  head.write("desc", 0, "latin1");
  head.writeUInt32BE(title.length + 1, 8);
  return Buffer.concat([head, Buffer.from(`${title}\0`, "latin1"), Buffer.alloc(78)]);
}

/** multiLocalizedUnicodeType of version 4, with one text. */
function localised(title: string): Buffer {
  const text = Buffer.from(title, "utf16le").swap16();
  const head = Buffer.alloc(28);
  head.write("mluc", 0, "latin1");
  head.writeUInt32BE(1, 8);
  head.writeUInt32BE(12, 12);
  head.write("enUS", 16, "latin1");
  head.writeUInt32BE(text.length, 20);
  head.writeUInt32BE(28, 24);
  return Buffer.concat([head, text]);
}
