/**
 * Pictures of the supported kinds, corrupted, and inspected in the child process, which may crash; that must be
 * reported.
 */
import { createChildInspector } from "../../../src/pipeline/look/child-inspector.ts";
import sharp from "../../support/paper/sharp.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";

const noise = sharp(Buffer.from(Array.from({ length: 12 * 9 * 4 }, (_, index) => (index * 73) % 256)), {
  raw: { width: 12, height: 9, channels: 4 },
});

const SEEDS = await Promise.all([
  noise.clone().png().toBuffer(),
  noise.clone().png({ palette: true, progressive: true }).toBuffer(),
  noise
    .clone()
    .jpeg()
    .withExif({ IFD0: { Orientation: "6" } })
    .toBuffer(),
  noise.clone().jpeg({ progressive: true }).toBuffer(),
  noise.clone().webp().toBuffer(),
  noise.clone().gif().toBuffer(),
]);

const WORDS = [
  "\x89PNG\r\n\x1a\n",
  "IHDR",
  "IDAT",
  "IEND",
  "PLTE",
  "tRNS",
  "iCCP",
  "eXIf",
  "acTL",
  "JFIF",
  "Exif\0\0",
].concat([
  "\xFF\xD8",
  "\xFF\xD9",
  "\xFF\xDA",
  "RIFF",
  "WEBP",
  "VP8 ",
  "ANIM",
  "GIF89a",
  "\x21\xF9",
  "<svg",
  "\0\0\0\0",
]);

const inspector = createChildInspector();

export const PICTURE: Target = {
  name: "picture",
  inputs: corrupted(SEEDS, bytesOf(WORDS, "latin1")),
  find: async (input) => {
    const { value, diagnostics } = await inspector.picture(input, "art/a.png");
    if (value) await inspector.printable(input, value);
    return diagnostics;
  },
};
