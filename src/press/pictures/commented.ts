/** A PNG or JPEG with a comment: other bytes that show the same. */
import { crc32 } from "node:zlib";

/** Bytes of the chunk that ends every PNG. */
const PNG_END = 12;
const JPEG_START = 2;

/** @param text ASCII, up to a few hundred letters */
export function withComment(picture: Uint8Array, text: string): Uint8Array {
  const isPng = picture[0] === 0x89;
  const at = isPng ? picture.length - PNG_END : JPEG_START;
  const comment = isPng ? pngChunk("tEXt", `Comment\0${text}`) : jpegComment(text);
  return Buffer.concat([picture.subarray(0, at), comment, picture.subarray(at)]);
}

function pngChunk(type: string, data: string): Uint8Array {
  const named = Buffer.from(type + data, "latin1");
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The marker, the length with its own two bytes, the text. */
function jpegComment(text: string): Uint8Array {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, "latin1")]);
}
