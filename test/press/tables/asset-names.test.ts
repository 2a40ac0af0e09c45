/** Pictures of VirtualTabletop whose CRC-32 and length are equal are told apart, and still show the same. */
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { withComment } from "../../../src/press/pictures/commented.ts";
import { assetNames } from "../../../src/press/tables/vtt/asset-names.ts";
import sharp from "../../support/paper/sharp.ts";

/** A well-known pair: both have the CRC-32 0x4ddb0c25, and eight bytes. */
const [ONE, OTHER] = [Buffer.from("plumless"), Buffer.from("buckeroo")];

test("equal pictures have one name, as the table computes it", () => {
  const named = assetNames();
  expect(named(ONE)).toEqual({ name: `${0x4ddb0c25}_8`, bytes: ONE });
  expect(named(Buffer.from(ONE)).name).toBe(`${0x4ddb0c25}_8`);
});

test("of two pictures with one CRC-32 and length, the second gets a comment, and so its own name", () => {
  const named = assetNames();
  named(ONE);
  const { name, bytes } = named(OTHER);
  expect(name).toBe(`${crc32(bytes) | 0}_${bytes.length}`);
  expect(bytes.length).toBeGreaterThan(OTHER.length);
  expect(named(OTHER).name).toBe(name);
});

test.each(["png", "jpeg"] as const)("a %s with a comment shows the same", async (format) => {
  const create = { width: 40, height: 30, channels: 3, background: "#9d6ff9" } as const;
  const picture = await sharp({ create }).toFormat(format).toBuffer();
  const shown = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  const commented = withComment(picture, "1");
  expect(commented).not.toEqual(picture);
  expect(await shown(commented)).toEqual(await shown(picture));
});
