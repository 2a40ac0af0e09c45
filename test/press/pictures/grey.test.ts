/** Pictures and rasters in one ink: the greys are those of drawings (test/scene/ink/grey-scene.test.ts), worked out by hand. */
import { expect, test } from "vitest";
import { drawHere } from "../../../src/press/imaging.ts";
import { lookAtPicture, printableBytes } from "../../../src/press/pictures/pictures.ts";
import type { Picture } from "../../../src/press/press.ts";
import { greyName } from "../../../src/scene/ink/grey-scene.ts";
import { wholePdf } from "../../support/paper/read-pdf.ts";
import { box, image, pageOf, sceneOf } from "../../support/paper/scenes.ts";
import sharp from "../../support/paper/sharp.ts";

const COLOURS = { "#ff0000": 0x7f, "#00ff00": 0xdc, "#0000ff": 0x4c, "#ffffff": 0xff, "#000000": 0 };

const flat = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });

/** The grey form, as the library of pictures makes it. */
async function greyForm(bytes: Uint8Array): Promise<Picture> {
  const { value } = await lookAtPicture(bytes, "picture");
  if (!value) throw new Error("no picture");
  const facts = { ...value, key: greyName(value.key), grey: true } as const;
  return { ...facts, load: () => printableBytes(bytes, facts) };
}

/** A JPEG may be off by one or two. */
test.each(Object.entries(COLOURS))("%s has the grey of the same luminance", async (colour, grey) => {
  for (const [make, tolerance] of [
    [() => flat(colour).png().toBuffer(), 1],
    [() => flat(colour).jpeg({ quality: 100 }).toBuffer(), 2],
  ] as const) {
    const { load } = await greyForm(await make());
    const bytes = await load();
    const { channels } = await sharp(bytes).metadata();
    const data = await sharp(bytes).raw().toBuffer();
    expect(channels).toBe(1);
    expect(Math.abs((data[0] as number) - grey)).toBeLessThanOrEqual(tolerance);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`;
  const drawn = await drawHere(svg, { size: { width: 8, height: 8 }, grey: true });
  const [value] = await sharp(drawn).removeAlpha().raw().toBuffer();
  expect(Math.abs((value as number) - grey)).toBeLessThanOrEqual(1);
});

test("a PDF has grey pictures in one colour, transparent ones too", async () => {
  const photo = await greyForm(await flat("#2f55cc").jpeg().toBuffer());
  const opaque = await greyForm(await flat("#2f55cc").png().toBuffer());
  const clear = await greyForm(await flat("#2f55cc").ensureAlpha(0.5).png().toBuffer());
  const pictures = [photo, opaque, clear];
  const items = pictures.map(({ key }, index) => image(key, box(10 * index, 0, 8, 8)));
  const pdf = Buffer.from(await wholePdf({ ...pageOf(sceneOf(items), pictures), isGrey: true })).toString(
    "latin1",
  );
  expect(pdf).not.toContain("/DeviceRGB");
  // The three pictures, and what is transparent of one.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(4);
  expect(pdf.match(/\/ColorSpace \/DeviceGray/g)).toHaveLength(4);
});
