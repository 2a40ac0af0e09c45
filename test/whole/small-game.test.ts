/** What the command promises for any game, tested on one with a single card: fonts, corners, dates. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadside, type CommandRun, writeProject } from "../support/command/command.ts";
import { pixelAt, readPixels } from "../support/paper/pixels.ts";
import { withPdf } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const FONT_FACE =
  "<style>@font-face{font-family:Banner;src:url(data:font/ttf;base64,AAEAAAAA)}text{font-family:Banner}</style>";

const card = (
  extra: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">${extra}
  <rect x="-5" y="-5" width="80" height="100" fill="#1d2b53"/>
  <text x="8" y="40" font-size="9" fill="#ffffff">Hello</text>
</svg>
`;

function project(extra = ""): string {
  const folder = temporaryFolder();
  writeProject(folder, {
    "content/tiny/game.yaml": "broadside: 1\nid: tiny\ntitle: Tiny\nversion: 1.0.0\n",
    "content/tiny/decks/one.yaml":
      "deck: one\ntitle: One\nsize: { width: 63.5mm, height: 88.9mm, corner: 3mm }\nbleed: 3mm\nfront: card\ncards:\n  - { id: one }\n",
    "templates/tiny/card.svg.hbs": card(extra),
  });
  return folder;
}

const folder = project();
const page = ["--paper", "89.5mmx114.9mm", "--margin", "0mm", "--no-marks"];

function build(out: string, env: NodeJS.ProcessEnv = {}): CommandRun {
  const run = broadside(["build", "tiny", "--png", ...page, "--out", join(folder, out)], folder, env);
  expect(run.status).toBe(0);
  return run;
}
const pdfOf = (run: CommandRun): Buffer =>
  readFileSync(join(folder, /^.+\.pdf/m.exec(run.stdout)?.[0].replace(`${folder}/`, "") ?? ""));
const pngOf = (out: string): Buffer => readFileSync(join(folder, out, "tiny/png/one/one.png"));

test("pictures use the project's fonts on a machine without any (C021)", () => {
  const config = join(folder, "fonts.conf");
  writeFileSync(
    config,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>\n',
  );
  build("usual");
  build("bare", { FONTCONFIG_FILE: config, FONTCONFIG_PATH: folder });
  expect(pngOf("bare").equals(pngOf("usual"))).toBe(true);
});

test("on paper the corners are filled out to the bleed, whatever the card's own corners are (C069)", async ({
  skip,
}) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const path = join(folder, "corner.pdf");
  writeFileSync(path, pdfOf(build("corner")));
  const pixels = await readPixels(pdftoppm(["-r", "254", "-png", path]).stdout);
  // 10 px per mm: the card is 13 mm from the edges, its bleed 10 mm; the four corners of the one and the other
  for (const [x, y] of [
    [102, 102],
    [792, 102],
    [102, 1046],
    [792, 1046],
    [131, 131],
    [763, 1017],
  ] as const)
    expect(pixelAt(pixels, x, y)).toEqual([0x1d, 0x2b, 0x53, 255]);
});

test("SOURCE_DATE_EPOCH is the file's date, and the same date gives the same bytes (C079)", async () => {
  const [first, again, later] = ["86400", "86400", "1700000000"].map((seconds, index) =>
    pdfOf(build(`date-${index}`, { SOURCE_DATE_EPOCH: seconds })),
  ) as [Buffer, Buffer, Buffer];
  expect(again.equals(first)).toBe(true);
  expect(later.equals(first)).toBe(false);
  expect(await dateOf(first)).toMatch(/^D:19700102000000/);
  expect(await dateOf(later)).toMatch(/^D:20231114221320/);
});

test("a font embedded in a drawing is reported by name (C023)", () => {
  const run = broadside(["check", "tiny"], project(FONT_FACE));
  expect(run.stdout + run.stderr).toContain("Banner");
});

const dateOf = (pdf: Uint8Array): Promise<string> =>
  withPdf(pdf, async (file) => ((await file.getMetadata()).info as { CreationDate: string }).CreationDate);
