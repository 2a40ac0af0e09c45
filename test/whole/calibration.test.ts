/**
 * The calibration sheet as a person uses it: both pages are rasterised by poppler, the back is drifted by a known amount
 * and seen through the front, the lines that meet are found in the pictures, and their numbers are typed. None of our
 * own geometry is used: a vernier is looked for where the sheet shows one, by its lines alone.
 */
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadsideInside } from "../support/command/command-inside.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

/** 100 pixels a mm: poppler puts lines on whole pixels. */
const DPI = 2540;
const PX = 25.4 / DPI;

/** What a printer does to backs, as seen on the back of a portrait page flipped on its long edge; degrees clockwise. */
interface Fault {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Where line 0 of each vernier is on a page of this size: 26 and 60 mm from the edges. */
const placesOn = (width: number, height: number) => ({
  a: [60, 26, 26, 60],
  b: [width - 60, 26, width - 26, 60],
  c: [60, height - 26, 26, height - 60],
  d: [width - 60, height - 26, width - 26, height - 60],
});

const CASES = [
  { paper: "a4", width: 210, height: 297, backs: "duplex", fault: { x: 0.4, y: -0.65, turn: 0 } },
  {
    paper: "letter",
    width: 215.9,
    height: 279.4,
    backs: "duplex-short",
    fault: { x: -1.3, y: 0.25, turn: 0.2 },
  },
] as const;

for (const { paper, width, height, backs, fault } of CASES)
  test(`readings of a drifted ${paper} sheet, ${backs}, give the drift, and the sheet then reads 0`, async ({
    skip,
  }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const folder = temporaryFolder();
    const run = (...words: string[]) => broadsideInside(words, folder, { XDG_CONFIG_HOME: folder });
    const size = { width, height };
    const readOff = (file: string) => readings(lookAt(join(folder, file), pdftoppm), size, backs, fault);
    expect((await run("calibrate", "--paper", paper, "--backs", backs)).stderr).toBe("");
    const found = readOff(`calibration-${paper}.pdf`);
    const { stdout, stderr } = await run(
      ...["calibrate", "--json", "--printer", "mine", "--paper", paper, "--read"],
      ...Object.entries(found).map(([corner, [x, y]]) => `${corner}=${x},${y}`),
    );
    expect(stderr).toBe("");
    const { back } = JSON.parse(stdout);
    // the correction is the opposite; a vernier is read to half of 0.05 mm, 0.03 mm at both ends of 159 mm are 0.02 degrees
    const turned = (fault.turn * Math.PI) / 180;
    expect(Math.abs(back.offset.x + fault.x)).toBeLessThan(0.03 + Math.abs(fault.y * turned));
    expect(Math.abs(back.offset.y + fault.y)).toBeLessThan(0.03 + Math.abs(fault.x * turned));
    expect(Math.abs(back.rotation + fault.turn)).toBeLessThan(0.02);
    await run("calibrate", "--paper", paper, "--backs", backs, "--check", "mine");
    const checked = Object.values(readOff(`calibration-${paper}-check.pdf`)).flat();
    expect(checked).toHaveLength(8);
    for (const reading of checked) expect(Math.abs(Number(reading))).toBeLessThanOrEqual(1);
  });

/** A line of grey pixels on a page, from one point in mm across or down. */
type Look = (
  page: 1 | 2,
  way: "row" | "column",
  at: readonly [x: number, y: number],
  mm: number,
) => Uint8Array;

const lookAt =
  (pdf: string, pdftoppm: Tool): Look =>
  (page, way, [x, y], mm) => {
    const pixels = (length: number): string => String(Math.round(length / PX));
    const [across, down] = way === "row" ? [pixels(mm), "1"] : ["1", pixels(mm)];
    const part = ["-x", pixels(x), "-y", pixels(y), "-W", across, "-H", down];
    const { stdout } = pdftoppm([
      "-r",
      String(DPI),
      "-gray",
      "-f",
      String(page),
      "-l",
      String(page),
      ...part,
      pdf,
    ]);
    const head = /^P5\s+\d+\s+\d+\s+255\s/.exec(stdout.toString("latin1", 0, 40));
    if (!head) throw new Error(`no picture of ${pdf}`);
    return stdout.subarray(head[0].length);
  };

type Readings = Record<"a" | "b" | "c" | "d", readonly [string, string]>;

/** What is typed for each corner: the number of the lines that meet, or both numbers. */
function readings(
  look: Look,
  { width, height }: { readonly width: number; readonly height: number },
  backs: "duplex" | "duplex-short",
  fault: Fault,
): Readings {
  const turn = (-fault.turn * Math.PI) / 180;
  // the paper seen from the other side: mirrored, and what was clockwise is counter-clockwise
  const seen = (x: number, y: number): readonly [number, number] => {
    const [right, down] = backs === "duplex" ? [width - x, y] : [x, height - y];
    const [u, v] = [right - width / 2, down - height / 2];
    const turned = [
      u * Math.cos(turn) - v * Math.sin(turn),
      u * Math.sin(turn) + v * Math.cos(turn),
    ] as const;
    return [width / 2 + turned[0] - fault.x, height / 2 + turned[1] + fault.y];
  };
  const entries = Object.entries(placesOn(width, height)).map(([corner, place]) => {
    const [acrossX, acrossY, downX, downY] = place as [number, number, number, number];
    // lines of the front are above or right of line 0's place, those of the back below or left of it
    const above = linesAt(look, 1, "row", [acrossX, acrossY - 2]);
    const right = linesAt(look, 1, "column", [downX + 2, downY]);
    const onBack = (x: number, y: number) =>
      (backs === "duplex" ? [width - x, y] : [x, height - y]) as [number, number];
    const low = onBack(acrossX, acrossY + 2);
    const below = linesAt(look, 2, "row", low).map((x) => seen(x, low[1])[0]);
    const side = onBack(downX - 2, downY);
    const left = linesAt(look, 2, "column", side).map((y) => seen(side[0], y)[1]);
    return [corner, [meeting(above, below), meeting(right, left)]] as const;
  });
  return Object.fromEntries(entries) as unknown as Readings;
}

/** The middles of the lines that cross a stretch from 22 mm before to 22 mm behind a point, in mm. */
function linesAt(
  look: Look,
  page: 1 | 2,
  way: "row" | "column",
  [x, y]: readonly [number, number],
): readonly number[] {
  const start = (way === "row" ? x : y) - REACH;
  const pixels = look(page, way, way === "row" ? [start, y] : [x, start], 2 * REACH);
  const dark = [...pixels].flatMap((grey, index) => (grey < 128 ? [index] : []));
  const ends = dark.filter((index) => (pixels[index + 1] as number) >= 128);
  const starts = dark.filter((index) => (pixels[index - 1] as number) >= 128);
  return starts.map(
    (from, index) => (Math.round(start / PX) + (from + (ends[index] as number) + 1) / 2) * PX,
  );
}

const REACH = 22;

/** Of all pairs, the one that meets best; of equally good ones the one nearest to the middle. */
function meeting(front: readonly number[], back: readonly number[]): string {
  expect([front.length, back.length]).toEqual([41, 41]);
  const order = (lines: readonly number[]) => [...lines].sort((a, b) => a - b);
  let best = { apart: Number.POSITIVE_INFINITY, j: 0, k: 0 };
  for (const [j, one] of order(front).entries())
    for (const [k, other] of order(back).entries()) {
      const apart = Math.abs(one - other) + 0.0001 * Math.abs(j - 20);
      if (apart < best.apart) best = { apart, j: j - 20, k: k - 20 };
    }
  return best.j === best.k ? String(best.j) : `${best.j}/${best.k}`;
}
