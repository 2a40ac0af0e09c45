/** A decoder's message about a machine that is out of memory or threads is not a permanent result for a picture. */
import { expect, test } from "vitest";
import { areLasting } from "../../src/pipeline/look/inspector.ts";
import { DecoderRefused } from "../../src/press/decoding.ts";
import { undecodable } from "../../src/press/pictures/picture-faults.ts";

const found = (message: string) => undecodable("fox.png", "png", new DecoderRefused(new Error(message)));

test.each([
  "VipsJpeg: Insufficient memory (case 4)",
  "pngload_buffer: libspng read error: out of memory",
  "Cannot allocate memory",
  "vips_malloc: out of memory --- size == 48MB",
  "unable to create thread",
])("%s: tried again the next time", (message) => {
  expect(found(message)).toMatchObject({ rule: "art/stopped", file: "fox.png" });
  expect(areLasting([found(message)])).toBe(false);
});

test.each([
  "VipsJpeg: premature end of JPEG image",
  "pngload_buffer: libspng read error",
  "Input buffer contains unsupported image format",
])("%s: a result that is kept", (message) => {
  expect(found(message)).toMatchObject({ rule: "art/corrupt" });
  expect(areLasting([found(message)])).toBe(true);
});
