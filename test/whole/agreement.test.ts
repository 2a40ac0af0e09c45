/**
 * Every template of the shipped pack: the card on paper (poppler's raster of the PDF) and the card as a picture (PNG)
 * are equal. The paper has the size of the card, so that both have the same pixels.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { broadsideInside } from "../support/command/command-inside.ts";
import { SHARE_TOLERANCE, shareOfDifference, TEXT_TOLERANCE } from "../support/paper/pixels.ts";
import sharp from "../support/paper/sharp.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 300;
const PX_PER_MM = DPI / 25.4;
/** Pages of the PDF in order; each front is followed by its back. */
const PICTURES = [
  "battle/sword-9",
  "battle/back-battle-back",
  "battle/skull-5",
  "battle/back-battle-back",
  "map/m16",
  "map/back-map-back",
  "dice/dice-3",
  "dice/back-dice-back",
  "captains/captain-orange",
  "captains/back-captain-back",
  "reference/reference",
  "reference/back-reference-back",
];

const out = temporaryFolder();
const folder = join(out, "pirate-quest");
let pdf: string;

beforeAll(async () => {
  const cards = "sword-9,skull-5,m16,dice-3,captains/captain-orange,reference/reference";
  const page = ["--paper", "63.5mmx88.9mm", "--margin", "0mm", "--bleed", "0mm", "--no-marks"];
  const words = ["build", "pirate-quest", "--only", cards, "--png", ...page, "--out", out];
  const run = await broadsideInside(words, process.cwd());
  expect(run.status).toBe(0);
  pdf = /^.+\.pdf/m.exec(run.stdout)?.[0] ?? "";
});

test("each drawing is one picture of 750 x 1050 px at 300 dpi, listed with its copies (C034, C089)", async () => {
  expect(await sharp(picture("battle/sword-9")).metadata()).toMatchObject({
    width: 750,
    height: 1050,
    density: 300,
  });
  const list = readFileSync(join(folder, "png", "cards-proof.csv"), "utf8");
  expect(list.trim().split("\n").slice(1)).toEqual([
    "battle,sword-9,1,battle/sword-9.png,battle/back-battle-back.png",
    "battle,skull-5,1,battle/skull-5.png,battle/back-battle-back.png",
    "map,m16,1,map/m16.png,map/back-map-back.png",
    "dice,dice-3,1,dice/dice-3.png,dice/back-dice-back.png",
    "captains,captain-orange,1,captains/captain-orange.png,captains/back-captain-back.png",
    "reference,reference,6,reference/reference.png,reference/back-reference-back.png",
  ]);
});

describe("paper and picture", () => {
  // A deck's common back is the same drawing on each page.
  for (const [index, name] of [...PICTURES.entries()].filter(([at, one]) => PICTURES.indexOf(one) === at))
    test(`agree on ${name}, page ${index + 1}`, async ({ skip }) => {
      const page = pageOf(index + 1, toolOrSkip("pdftoppm", skip));
      // nothing but text from edge to edge, with large letters in its headings and its table
      const tolerance = name === "reference/reference" ? TEXT_TOLERANCE : SHARE_TOLERANCE;
      expect(await shareOfDifference(page, picture(name))).toBeLessThan(tolerance);
    });

  test.each(["dice/dice-3", "battle/sword-9"])("differ when %s is moved by 0.15 mm", async (name) => {
    const moved = await sharp(picture(name))
      .flatten({ background: "#ffffff" })
      .affine([1, 0, 0, 1], { odx: 0.15 * PX_PER_MM, background: "#ffffff" })
      .extract({ left: 0, top: 0, width: 750, height: 1050 })
      .png()
      .toBuffer();
    expect(await shareOfDifference(moved, picture(name))).toBeGreaterThan(10 * SHARE_TOLERANCE);
  });

  test("differ when an icon of 4 mm has another colour", async () => {
    const name = "reference/back-reference-back";
    const [recoloured, pixels] = await withBlueIcon(picture(name));
    expect(pixels).toBeGreaterThan(300);
    expect(await shareOfDifference(recoloured, picture(name))).toBeGreaterThan(SHARE_TOLERANCE);
  });
});

/** The icon of Fog, cream on its plate, painted light blue; and the number of its pixels. */
async function withBlueIcon(png: Buffer): Promise<readonly [Buffer, number]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [left, right, top, below] = [4.8, 8.8, 47.2, 51.2].map((mm) => Math.round(mm * PX_PER_MM));
  let pixels = 0;
  for (let y = top as number; y < (below as number); y += 1)
    for (let x = left as number; x < (right as number); x += 1) {
      const at = (y * info.width + x) * 3;
      if (data.subarray(at, at + 3).some((value) => value < 200)) continue;
      data.set([0x90, 0xc0, 0xff], at);
      pixels += 1;
    }
  const { width, height } = info;
  return [
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    pixels,
  ];
}

const picture = (name: string): Buffer => readFileSync(join(folder, "png", `${name}.png`));

function pageOf(number: number, pdftoppm: Tool): Buffer {
  const page = String(number);
  return pdftoppm(["-r", String(DPI), "-f", page, "-l", page, "-png", pdf]).stdout;
}
