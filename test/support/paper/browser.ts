/** Drawings as a browser shows them: Chromium, one page for all of them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../temporary.ts";
import type { Tool } from "../tools.ts";
import sharp from "./sharp.ts";

const COLUMNS = 5;

/** SVG texts as PNGs of `side` x `side` px on white, in order; each is an image of its own, so ids stay separate. */
export async function browserPictures(
  drawings: readonly string[],
  side: number,
  chromium: Tool,
): Promise<readonly Buffer[]> {
  const folder = temporaryFolder();
  const rows = Math.ceil(drawings.length / COLUMNS);
  const images = drawings.map((svg, index) => {
    const at = `left:${(index % COLUMNS) * side}px;top:${Math.floor(index / COLUMNS) * side}px`;
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    return `<img style="position:absolute;${at}" width="${side}" height="${side}" src="${source}">`;
  });
  const page = join(folder, "page.html");
  const shot = join(folder, "page.png");
  writeFileSync(page, `<!doctype html><body style="margin:0;background:#fff">${images.join("")}</body>`);
  const { status, stderr } = chromium([
    ...FLAGS,
    `--user-data-dir=${join(folder, "profile")}`,
    `--window-size=${COLUMNS * side},${rows * side}`,
    `--screenshot=${shot}`,
    `file://${page}`,
  ]);
  if (status !== 0) throw new Error(`chromium ended with ${status}: ${stderr}`);
  const picture = readFileSync(shot);
  return Promise.all(
    drawings.map((_, index) => {
      const [left, top] = [(index % COLUMNS) * side, Math.floor(index / COLUMNS) * side];
      return sharp(picture).extract({ left, top, width: side, height: side }).png().toBuffer();
    }),
  );
}

/** No network, no services, no scaling. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  "--force-device-scale-factor=1",
  "--force-color-profile=srgb",
];
