/** Pictures as people have them: kinds, colours, orientations, damage and bombs. */
import { describe, expect, test } from "vitest";
import { pictureKey } from "../../../src/press/pictures/pictures.ts";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { type PreparedPicture, preparePicture } from "../../support/paper/prepare.ts";
import sharp, { type Sharp } from "../../support/paper/sharp.ts";
import { chunk, header, pngOf } from "../../support/png-bytes.ts";

const BLUE = "#2f55cc";
const RGB = [0x2f, 0x55, 0xcc];

const flat = (background: string, width = 20, height = 30) =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** Left half red, right half blue, top strip green: no two orientations look alike. */
const flag = (): Sharp =>
  flat("#ff0000", 40, 60).composite([
    { input: { create: { width: 20, height: 60, channels: 3, background: "#0000ff" } }, left: 20, top: 0 },
    { input: { create: { width: 40, height: 10, channels: 3, background: "#00ff00" } }, left: 0, top: 0 },
  ]);

async function prepared(bytes: Buffer, file: string): Promise<PreparedPicture> {
  const { value, diagnostics } = await preparePicture(bytes, file);
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error("no picture");
  return value;
}

async function faultOf(bytes: Uint8Array, file: string) {
  const { value, diagnostics } = await preparePicture(bytes, file);
  expect(value).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0];
}

async function colourOf(picture: PreparedPicture): Promise<readonly number[]> {
  return pixelAt(await readPixels(picture.bytes), 5, 5);
}

describe("every usual kind becomes 8-bit sRGB", () => {
  const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
    "plain.png": () => flat(BLUE).png().toBuffer(),
    "16-bit.png": () => flat(BLUE).toColourspace("rgb16").png().toBuffer(),
    "interlaced.png (C051)": () => flat(BLUE).png({ progressive: true }).toBuffer(),
    "palette.png": () => flat(BLUE).png({ palette: true }).toBuffer(),
    "photo.jpg": () => flat(BLUE).jpeg({ quality: 100 }).toBuffer(),
    "progressive.jpg": () => flat(BLUE).jpeg({ quality: 100, progressive: true }).toBuffer(),
    "lossless.webp": () => flat(BLUE).webp({ lossless: true }).toBuffer(),
    "still.gif": () => flat(BLUE).gif().toBuffer(),
  };
  test.each(Object.entries(kinds))("%s", async (name, make) => {
    const picture = await prepared(await make(), name.split(" ")[0] as string);
    expect(picture).toMatchObject({ width: 20, height: 30, alpha: false });
    const { space, channels, depth, isProgressive } = await sharp(picture.bytes).metadata();
    expect({ space, channels, depth, isProgressive }).toEqual({
      space: "srgb",
      channels: 3,
      depth: "uchar",
      isProgressive: false,
    });
    const colour = await colourOf(picture);
    for (const [index, value] of RGB.entries())
      expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThanOrEqual(3);
  });

  test("grey, of 8 and of 16 bit", async () => {
    for (const space of ["b-w", "grey16"]) {
      const grey = await flat("#808080").toColourspace(space).png().toBuffer();
      const picture = await prepared(grey, "grey.png");
      expect((await sharp(picture.bytes).metadata()).channels).toBe(3);
      const [red, green, blue] = await colourOf(picture);
      expect([green, blue]).toEqual([red, red]);
      expect(Math.abs((red ?? 0) - 0x80)).toBeLessThanOrEqual(1);
    }
  });

  test("CMYK JPEG, not inverted (C052)", async () => {
    const cmyk = await flat(BLUE).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    const { value, diagnostics } = await preparePicture(cmyk, "cmyk.jpg");
    expect(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
      "warning art/no-profile",
    ]);
    const picture = value as PreparedPicture;
    const { space, channels } = await sharp(picture.bytes).metadata();
    expect([space, channels]).toEqual(["srgb", 3]);
    const [red = 0, green = 0, blue = 0] = await colourOf(picture);
    // no ink prints this blue; the nearest is still blue
    expect(blue).toBeGreaterThan(green + 40);
    expect(green).toBeGreaterThan(red + 20);
  });

  test("CMYK with its profile is followed without a finding", async () => {
    const profiled = await flat(BLUE).withIccProfile("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(profiled).metadata()).space).toBe("cmyk");
    expect((await preparePicture(profiled, "cmyk.jpg")).diagnostics).toEqual([]);
  });

  test("palette with alpha keeps it; fully opaque alpha is dropped", async () => {
    const glass = await prepared(await flat("#2f55cc80").png({ palette: true }).toBuffer(), "glass.png");
    expect(glass.alpha).toBe(true);
    expect(await colourOf(glass)).toEqual([...RGB, 128]);
    const solid = await prepared(await flat("#2f55ccff").png().toBuffer(), "solid.png");
    expect(solid.alpha).toBe(false);
  });

  test("a wide profile is followed, then dropped", async () => {
    const wide = await flat(BLUE).withIccProfile("p3").png().toBuffer();
    const picture = await prepared(wide, "wide.png");
    expect((await sharp(picture.bytes).metadata()).icc).toBeUndefined();
    const colour = await colourOf(picture);
    for (const [index, value] of RGB.entries())
      expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThanOrEqual(3);
  });

  test("a wide profile of a photo is followed, then dropped", async () => {
    const wide = await flat(BLUE).withIccProfile("p3").jpeg({ quality: 100 }).toBuffer();
    const picture = await prepared(wide, "wide.jpg");
    expect((await sharp(picture.bytes).metadata()).icc).toBeUndefined();
    const colour = await colourOf(picture);
    for (const [index, value] of RGB.entries())
      expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThanOrEqual(4);
  });
});

describe("photos", () => {
  test("a good JPEG keeps its pixels bit for bit, without its notes", async () => {
    const plain = await flag().jpeg().toBuffer();
    const noted = await flag()
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    expect(noted.includes("secret place")).toBe(true);
    const picture = await prepared(noted, "photo.jpg");
    expect(picture.type).toBe("jpeg");
    expect(Buffer.from(picture.bytes).equals(plain)).toBe(true);
    expect(picture.key).toBe(pictureKey(noted));
  });

  test("a JPEG that says it is RGB, not YCbCr, keeps the marker that says so", async () => {
    // a flat #2f55cc is Y 87, Cb 194, Cr 99 by JFIF's formulas: read as red, green and blue it is another colour
    const ordinary = await flat(BLUE).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
    const adobe = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 0]);
    const note = Buffer.from([0xff, 0xfe, 0, 8, ...Buffer.from("secret")]);
    const bytes = Buffer.concat([ordinary.subarray(0, 2), adobe, note, ordinary.subarray(2)]);
    const picture = await prepared(bytes, "rgb.jpg");
    expect(
      Buffer.from(picture.bytes).equals(Buffer.concat([bytes.subarray(0, 18), bytes.subarray(28)])),
    ).toBe(true);
    for (const [index, value] of (await colourOf(picture)).slice(0, 3).entries())
      expect(Math.abs(value - ([87, 194, 99][index] as number))).toBeLessThanOrEqual(2);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("with EXIF orientation %d are upright (C053)", async (orientation) => {
    const stored = await flag().png().toBuffer();
    const bytes = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
    const upright = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const picture = await prepared(bytes, "phone.jpg");
    const lying = orientation >= 5;
    expect([picture.width, picture.height]).toEqual(lying ? [60, 40] : [40, 60]);
    const { data } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
    const off = data.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (upright.data[index] ?? 0))),
      0,
    );
    expect(off).toBeLessThan(40);
    expect((await sharp(picture.bytes).metadata()).orientation ?? 1).toBe(1);
  });
});

describe("names do not count, content does", () => {
  test.each(["a.PNG", "b.png", "e"])("%s is recognised by its content (C050)", async (file) => {
    expect((await prepared(await flat(BLUE).png().toBuffer(), file)).type).toBe("png");
  });

  test("a JPEG called .png is accepted, with a warning", async () => {
    const { value, diagnostics } = await preparePicture(await flat(BLUE).jpeg().toBuffer(), "art/fox.png");
    expect(value?.type).toBe("jpeg");
    expect(diagnostics).toMatchObject([
      { rule: "art/wrong-ending", severity: "warning", file: "art/fox.png" },
    ]);
    expect(diagnostics[0]?.message).toBe("art/fox.png is called a PNG but is a JPEG picture");
  });

  test.each([
    ["empty.png", Buffer.alloc(0), "an empty file"],
    ["page.png", Buffer.from("<!DOCTYPE html><html></html>"), "a web page"],
    ["drawing.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "an SVG drawing"],
    ["scan.tif", Buffer.from("II*\0\b\0\0\0"), "a TIFF picture"],
    ["phone.avif", Buffer.from("\0\0\0 ftypavif"), "an AVIF or HEIC picture"],
    ["notes.jpg", Buffer.from("just words"), "a file of an unknown kind"],
  ])("%s is refused by its content", async (file, bytes, kind) => {
    expect(await faultOf(bytes, file)).toMatchObject({
      rule: "art/unknown-format",
      severity: "error",
      message: `${file} is ${kind}, expected a picture in JPEG, PNG, WebP or GIF`,
    });
  });

  test("of an animation, the first frame is used, with a warning", async () => {
    const frames = await Promise.all(["#ff0000", "#0000ff"].map((colour) => flat(colour).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { value, diagnostics } = await preparePicture(gif, "wave.gif");
    expect(diagnostics).toMatchObject([{ rule: "art/animated", severity: "warning" }]);
    expect([value?.width, value?.height]).toEqual([20, 30]);
    expect(await colourOf(value as PreparedPicture)).toEqual([255, 0, 0, 255]);
  });

  test("an animated PNG and WebP are reported like a GIF", async () => {
    const png = await flat("#ff0000").png().toBuffer();
    // After the signature and IHDR (8 + 25 bytes): acTL with 3 frames, played endlessly.
    const control = chunk("acTL", Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]));
    const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const frames = await Promise.all(["#ff0000", "#0000ff"].map((colour) => flat(colour).png().toBuffer()));
    const webp = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    for (const [bytes, file, count] of [
      [apng, "wave.png", 3],
      [webp, "wave.webp", 2],
    ] as const) {
      const { value, diagnostics } = await preparePicture(bytes, file);
      expect(diagnostics.map(({ message }) => message)).toEqual([
        `${file} has ${count} frames; only the first is printed`,
      ]);
      expect(await colourOf(value as PreparedPicture)).toEqual([255, 0, 0, 255]);
    }
    expect((await preparePicture(png, "still.png")).diagnostics).toEqual([]);
  });
});

describe("damage is reported, never printed", () => {
  const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
  const damaged: Readonly<Record<string, () => Promise<Buffer>>> = {
    "half.png": async () => half(await noise().png().toBuffer()),
    "half.jpg": async () => half(await noise().jpeg().toBuffer()),
    "half.webp": async () => half(await noise().webp({ lossless: true }).toBuffer()),
    "signature.png": async () => (await noise().png().toBuffer()).subarray(0, 8),
    "signature.jpg": async () => (await noise().jpeg().toBuffer()).subarray(0, 4),
    "bad-data.png": async () => withNoiseIn(await noise().png().toBuffer(), "IDAT"),
    "bad-header.png": async () => withNoiseIn(await noise().png().toBuffer(), "IHDR"),
  };
  test.each(Object.entries(damaged))("%s", async (file, make) => {
    const fault = await faultOf(await make(), file);
    expect(fault).toMatchObject({ rule: "art/corrupt", severity: "error", file });
    expect(fault?.message).toContain(file);
  });

  test("notes of 5 MB and junk after the picture do no harm", async () => {
    const png = await flat(BLUE).png().toBuffer();
    const picture = await prepared(Buffer.concat([png, Buffer.alloc(1000, 7)]), "junk.png");
    expect(picture.bytes.length).toBeLessThan(png.length + 200);
    const jpeg = await flat(BLUE).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65533, 65)]);
    const noted = Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: 80 }, () => comment),
      jpeg.subarray(2),
    ]);
    expect((await prepared(noted, "noted.jpg")).bytes.length).toBe(jpeg.length);
  });
});

describe("bombs are refused by their header", () => {
  test("30000 x 19000 px, with file, size and limit named (C054)", async () => {
    const bytes = bomb(30000, 19000);
    expect(await faultOf(bytes, "art/board.png")).toMatchObject({
      rule: "art/too-large",
      message: "art/board.png is 30000 x 19000 px (570 megapixels); at most 50 megapixels are read",
    });
  });

  test("a header that claims 2 147 483 647 px", async () => {
    expect((await faultOf(bomb(2147483647, 2147483647), "lie.png"))?.rule).toMatch(
      /^art\/(too-large|corrupt)$/,
    );
  });

  test("more than 64 MiB", async () => {
    const png = await flat(BLUE).png().toBuffer();
    const bytes = Buffer.concat([png, Buffer.alloc(70 * 1024 * 1024)]);
    expect(await faultOf(bytes, "huge.png")).toMatchObject({
      rule: "art/too-large",
      message: "huge.png has 70 MiB; at most 64 MiB are read",
    });
  });
});

/** A picture with enough data to be truncated. */
function noise(): Sharp {
  const [width, height] = [100, 100];
  let seed = 1;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 24;
  });
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Overwrites a few bytes inside a PNG's chunk. */
function withNoiseIn(png: Buffer, chunk: string): Buffer {
  const bytes = Buffer.from(png);
  bytes.fill(0x55, bytes.indexOf(chunk) + 4 + 6, bytes.indexOf(chunk) + 4 + 12);
  return bytes;
}

/** A PNG that claims a size; its data is a few bytes. */
function bomb(width: number, height: number): Buffer {
  const data = chunk("IDAT", Buffer.from([0x78, 0x9c]));
  return pngOf([header({ width, height, depth: 8, colourType: 2 }), data]);
}
