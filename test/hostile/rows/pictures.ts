/**
 * I: pictures, and the rows of vector art that are about pixels (V8, V12). The files are made here, byte by byte where
 * it matters; poppler examines the results, too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import sharp, { type Sharp } from "../../support/paper/sharp.ts";
import { chunk, dataAt, header, type PngPlan, png, pngOf } from "../../support/png-bytes.ts";
import { expectPrinted, PRINT_COMMAND, type Printed, printing } from "../printed-colours.ts";
import type { HostileRow } from "../row.ts";
import { card, deck } from "../templates-and-decks.ts";

const TEMPLATE = "templates/sample/card.svg.hbs";
/** The element that asks for the picture. */
const ASKED = `${TEMPLATE}:3:3`;

const shown = (file: string, bytes: Uint8Array) => ({
  ...card(`  <b:art href="art/${file}" x="5" y="20" width="8" height="8"/>`),
  [`content/sample/art/${file}`]: bytes,
});

/** A picture that is refused, reported at the element that asks for it. */
const refused = (row: string, what: string, file: string, bytes: Uint8Array, rule: string): HostileRow => ({
  row,
  what,
  files: shown(file, bytes),
  finds: [`${ASKED} ${rule}`],
  says: [`art/${file}`],
  status: 1,
});

/** The same, and nothing of what the file promises is ever in memory. */
const bomb = (...words: Parameters<typeof refused>): HostileRow => ({ ...refused(...words), megabytes: 512 });

const SIZE = { width: 64, height: 96 } as const;
const plan = (
  colourType: PngPlan["colourType"],
  depth: PngPlan["depth"],
  samples: readonly number[],
): PngPlan => ({
  ...SIZE,
  colourType,
  depth,
  samples: () => samples,
});

const plain = plan(2, 8, [47, 85, 204]);
const sound = png(plain);
const noise = png({ ...plain, samples: (x, y) => [(x * 37 + y * 91) % 256, (x * y) % 256, (x ^ y) % 256] });
const photo = await sharp(noise).jpeg({ quality: 90 }).toBuffer();

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);

function corrupted(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** The header promises these pixels; none of them exist. */
const promise = (width: number, height: number, colourType: PngPlan["colourType"] = 2): Buffer =>
  pngOf([header({ width, height, depth: 8, colourType }), chunk("IDAT", Buffer.from([0x78, 0x9c]))]);

const middle = (...rgb: readonly number[]): Printed["colours"] => [{ at: [0.5, 0.5], rgb }];

const printed = (file: string, bytes: Uint8Array, rgb: readonly number[], tolerance = 2): Printed => ({
  file,
  bytes,
  colours: middle(...rgb),
  tolerance,
});

/** In the inks of a printing press, as close to the colour as they get. */
const cmyk = (background: string): Promise<Buffer> =>
  sharp({ create: { ...SIZE, channels: 3, background } })
    .toColourspace("cmyk")
    .jpeg({ quality: 100 })
    .toBuffer();

/** The file without Adobe's segment (APP14); the few programs that write such files invert them like all others. */
function withoutAdobe(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xee]));
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

const BLUE = [47, 85, 204];
const palette = (alpha: Buffer | undefined): PngPlan => ({
  ...plan(3, 4, [2]),
  before: [
    chunk("PLTE", Buffer.from([255, 0, 0, 0, 255, 0, ...BLUE])),
    ...(alpha ? [chunk("tRNS", alpha)] : []),
  ],
});

const KINDS: readonly Printed[] = [
  printed("rgb16.png", png(plan(2, 16, [47 * 257, 85 * 257, 204 * 257])), BLUE),
  printed("grey1.png", png(plan(0, 1, [0])), [0, 0, 0]),
  printed("grey2.png", png(plan(0, 2, [2])), [170, 170, 170]),
  printed("grey4.png", png(plan(0, 4, [5])), [85, 85, 85]),
  printed("grey8.png", png(plan(0, 8, [85])), [85, 85, 85]),
  printed("grey16.png", png(plan(0, 16, [85 * 257])), [85, 85, 85]),
  printed("palette.png", png(palette(undefined)), BLUE),
  // half of it on white paper
  printed("palette-alpha.png", png(palette(Buffer.from([255, 255, 128]))), [151, 170, 229], 3),
  printed("grey-alpha.png", png(plan(4, 8, [0, 128])), [127, 127, 127], 3),
  printed("rgba16.png", png(plan(6, 16, [0, 0, 0, 65535])), [0, 0, 0]),
  {
    file: "adam7.png",
    bytes: png({
      ...plain,
      interlaced: true,
      samples: (x, y) => (x < 32 ? [255, 0, 0] : y < 48 ? [0, 255, 0] : BLUE),
    }),
    colours: [
      { at: [0.25, 0.5], rgb: [255, 0, 0] },
      { at: [0.75, 0.25], rgb: [0, 255, 0] },
      { at: [0.75, 0.75], rgb: BLUE },
    ],
    tolerance: 2,
  },
  printed("photo-grey.jpg", await grey(85).jpeg({ quality: 100 }).toBuffer(), [85, 85, 85], 3),
  printed("no-profile.png", sound, BLUE),
  printed("gama.png", png({ ...plain, before: [chunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f]))] }), BLUE),
  printed("wide.png", await sharp(sound).withIccProfile("p3").png().toBuffer(), BLUE, 4),
  printed("cmyk-white.jpg", await cmyk("#ffffff"), [255, 255, 255], 4),
  printed("cmyk-black.jpg", await cmyk("#000000"), [35, 31, 32], 40),
  // a colour that ink can print
  printed("cmyk-blue.jpg", await cmyk("#7f9fbf"), [127, 159, 191], 25),
  printed("cmyk-unmarked.jpg", withoutAdobe(await cmyk("#ffffff")), [255, 255, 255], 4),
];

function grey(value: number): Sharp {
  const { width, height } = SIZE;
  const data = Buffer.alloc(width * height, value);
  return sharp(data, { raw: { width, height, channels: 1 } }).toColourspace("b-w");
}

/** The left half red, the right half blue, a green strip on top: the upright picture. */
const upright = (x: number, y: number): readonly number[] =>
  y < SIZE.height / 6 ? [0, 255, 0] : x < SIZE.width / 2 ? [255, 0, 0] : [0, 0, 255];

/** Where a stored pixel belongs in the upright picture (EXIF 2.32, tag Orientation: where row 0 and column 0 are). */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [SIZE.width - 1 - x, y],
  (x, y) => [SIZE.width - 1 - x, SIZE.height - 1 - y],
  (x, y) => [x, SIZE.height - 1 - y],
  (x, y) => [y, x],
  (x, y) => [SIZE.width - 1 - y, x],
  (x, y) => [SIZE.width - 1 - y, SIZE.height - 1 - x],
  (x, y) => [y, SIZE.height - 1 - x],
];

async function phonePhoto(orientation: number): Promise<Printed> {
  const lying = orientation > 4;
  const { width, height } = lying ? { width: SIZE.height, height: SIZE.width } : SIZE;
  const turn = TURNS[orientation - 1] as (x: number, y: number) => readonly [number, number];
  const stored = png({ ...plain, width, height, samples: (x, y) => upright(...turn(x, y)) });
  const bytes = await sharp(stored)
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return {
    file: `phone-${orientation}.jpg`,
    bytes,
    colours: [
      { at: [0.5, 0.08], rgb: [0, 255, 0] },
      { at: [0.25, 0.6], rgb: [255, 0, 0] },
      { at: [0.75, 0.6], rgb: [0, 0, 255] },
    ],
    tolerance: 12,
  };
}

const PHOTOS = await Promise.all(TURNS.map((_, index) => phonePhoto(index + 1)));

const frames = await Promise.all(
  ["#ff0000", "#0000ff"].map((background) =>
    sharp({ create: { ...SIZE, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
);
const animation = (): Sharp => sharp(frames, { join: { animated: true } });

const moving = (file: string, bytes: Uint8Array): HostileRow => {
  const pictures = [printed(file, bytes, [255, 0, 0], 3)];
  return {
    row: "I8",
    what: `an animated ${file}`,
    files: printing(pictures),
    command: PRINT_COMMAND,
    finds: [`${TEMPLATE}:4:3 art/animated`],
    status: 0,
    after: (folder) => expectPrinted(folder, pictures),
  };
};

const secret = "taken at home";
const padded = Buffer.concat([
  png({ ...plain, before: [chunk("tEXt", Buffer.from(`Comment\0${secret.repeat(400_000)}`))] }),
  Buffer.alloc(1000, 7),
]);

const filtered = (
  inside: string,
): string => `  <filter id="f" x="0" y="0" width="1" height="1">${inside}</filter>
  <g filter="url(#f)"><rect width="63.5" height="88.9"/></g>`;

const turbulence = (octaves: number): string => `<feTurbulence baseFrequency="0.9" numOctaves="${octaves}"/>`;

export const ROWS: readonly HostileRow[] = [
  bomb("I1", "900 megapixels in a few bytes", "bomb.png", promise(30_000, 30_000), "art/too-large"),
  refused(
    "I1",
    "a header that promises 2^31 px",
    "lie.png",
    promise(2 ** 31 - 1, 2 ** 31 - 1),
    "art/corrupt",
  ),
  bomb("I2", "256 megapixels with alpha", "large.png", promise(16_000, 16_000, 6), "art/too-large"),
  refused("I3", "half a PNG", "half.png", half(noise), "art/corrupt"),
  refused("I3", "half a JPEG", "half.jpg", half(photo), "art/corrupt"),
  {
    row: "I3",
    what: "half a PNG that a card names is reported at the card",
    files: {
      ...card('  <b:art href="art/{{list.[0]}}" x="5" y="20" width="8" height="8"/>'),
      ...deck("  - { id: cook, rank: 1, title: Cook, list: [half.png] }"),
      "content/sample/art/half.png": half(noise),
    },
    finds: ["content/sample/decks/crew.yaml:12:46 art/corrupt"],
    status: 1,
  },
  refused("I4", "damaged data", "data.png", corrupted(noise, dataAt(noise, "IDAT") + 900), "art/corrupt"),
  refused("I4", "an unknown filter", "filter.png", png({ ...plain, filter: 9 }), "art/corrupt"),
  refused("I4", "a wrong checksum", "sum.png", corrupted(sound, sound.length - 14), "art/corrupt"),
  refused("I5", "nothing", "empty.png", Buffer.alloc(0), "art/unknown-format"),
  refused("I5", "only a signature", "signature.png", sound.subarray(0, 8), "art/corrupt"),
  refused("I5", "a web page", "page.png", Buffer.from("<!doctype html><p>Fox"), "art/unknown-format"),
  {
    row: "I6",
    what: "a JPEG named .png",
    files: shown("fox.png", photo),
    finds: [`${ASKED} art/wrong-ending`],
    status: 0,
  },
  {
    row: "I7",
    what: "every depth and kind of colour (also I10: profiles and gAMA)",
    files: printing(KINDS),
    command: PRINT_COMMAND,
    finds: [],
    status: 0,
    after: (folder) => expectPrinted(folder, KINDS),
  },
  moving("wave.gif", await animation().gif().toBuffer()),
  moving("wave.webp", await animation().webp({ lossless: true }).toBuffer()),
  refused("I8", "a TIFF", "pages.tif", await sharp(sound).tiff().toBuffer(), "art/unknown-format"),
  {
    row: "I9",
    what: "photos in all eight orientations",
    files: printing(PHOTOS),
    command: PRINT_COMMAND,
    finds: [],
    status: 0,
    after: (folder) => expectPrinted(folder, PHOTOS),
  },
  {
    row: "I10",
    what: "a profile with a false description",
    files: printing([printed("odd.png", png({ ...plain, before: [badProfile()] }), BLUE)]),
    command: PRINT_COMMAND,
    finds: [],
    status: 0,
  },
  {
    row: "I11",
    what: "5 MB of metadata and junk after the picture",
    files: printing([printed("noted.png", padded, BLUE)]),
    command: PRINT_COMMAND,
    finds: [],
    status: 0,
    after: (folder) => {
      for (const file of outputOf(folder)) expect(file.includes(secret)).toBe(false);
      return expectPrinted(folder, [printed("noted.png", padded, BLUE)]);
    },
  },
  ...(
    [
      ["II*\0\b\0\0\0", "scan.tif"],
      ["\0\0\0 ftypavif", "phone.avif"],
      ["\x08\xf2\xa6\xb6", "vips.v"],
      ["%PDF-1.7\n", "sheet.pdf"],
      ["8BPS\0\x01", "layers.psd"],
    ] as const
  ).map(([bytes, file]) => refused("I12", file, file, Buffer.from(bytes, "latin1"), "art/unknown-format")),
  {
    row: "I13",
    what: "300 cards with one picture",
    files: {
      ...shown("fox.png", noise),
      ...deck('  - { each: { rank: { from: 1, to: 300 } }, id: "c-{rank}", title: Fox }'),
    },
    command: ["build", "sample"],
    finds: [],
    status: 0,
    after: (folder) => {
      const pictures = outputOf(folder, ".pdf").flatMap(
        (pdf) => pdf.toString("latin1").match(/\/Subtype\s*\/Image\b/g) ?? [],
      );
      expect(pictures.length).toBe(1);
    },
  },
  {
    row: "V8",
    what: "turbulence of 100,000 octaves",
    files: card(filtered(turbulence(100_000))),
    finds: [`${TEMPLATE}:3:3 svg/limit`],
    status: 1,
  },
  {
    row: "V8",
    what: "an enormous blur",
    files: card(filtered('<feGaussianBlur stdDeviation="1e7"/>')),
    command: ["build", "sample", "--only", "cook"],
    finds: [],
    status: 0,
    megabytes: 500,
  },
  {
    row: "V8",
    what: "a mask full of filters that would never finish",
    files: card(`  <defs><filter id="f">${turbulence(10).repeat(31)}</filter>
  <mask id="m">${'<rect width="63.5" height="88.9" filter="url(#f)"/>'.repeat(60)}</mask></defs>
  <g mask="url(#m)"><rect width="63.5" height="88.9"/></g>`),
    finds: [`${TEMPLATE}:5:3 svg/limit`],
    says: ["takes too much work to draw"],
    status: 1,
  },
  {
    row: "V12",
    what: "a PNG bomb embedded in the drawing",
    files: card(
      `  <image width="9" height="9" href="data:image/png;base64,${promise(14_000, 14_000).toString("base64")}"/>`,
    ),
    finds: [`${ASKED} art/too-large`],
    status: 1,
    megabytes: 512,
  },
];

/** An ICC profile of zeros. */
function badProfile(): Buffer {
  return chunk(
    "iCCP",
    Buffer.concat([Buffer.from("odd\0\0", "latin1"), Buffer.from("789c63000000010001", "hex")]),
  );
}

/** The bytes of the print. */
function outputOf(folder: string, ending = ""): readonly Buffer[] {
  const below = join(folder, "output/sample");
  try {
    return readdirSync(below, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
