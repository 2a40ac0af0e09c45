/**
 * The ink coverage of a game's faces, by Ghostscript. Each distinct face is a page of its own, cut to its trim, so that
 * paper around it does not count.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawRasters } from "../../../src/pipeline/draw/draw-rasters.ts";
import { faceKey } from "../../../src/pipeline/draw/lay-out-game.ts";
import type { MadeGame } from "../../../src/pipeline/made-game.ts";
import { writePdf } from "../../../src/press/pdf/write-pdf.ts";
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import { temporaryFolder } from "../temporary.ts";
import type { Tool } from "../tools.ts";

export interface FaceInk {
  /** "battle/sword-9/back": the first card that has it. */
  readonly face: string;
  readonly side: "front" | "back";
  /** Percent of the face that takes any ink of one colour: the largest of the four. */
  readonly coverage: number;
  /** The shares of the four colours together, in percent. */
  readonly areas: number;
  /** Percent of the face that takes any cyan, magenta or yellow. */
  readonly colours: number;
  /** The four inks together, in percent of a face full of one: the cost of a print. Undefined if not measured. */
  readonly ink: number | undefined;
}

/** Dots per inch, usually. A dot that is only touched counts in full: fine lines take slightly less ink than this says. */
const RESOLUTION = 300;

/**
 * @param sides which faces are measured
 * @param costs measures the ink as well, which takes as long again
 * @param resolution dots per inch
 */
export async function inkOfFaces(
  gs: Tool,
  made: MadeGame,
  sides: readonly FaceInk["side"][],
  costs = false,
  resolution = RESOLUTION,
): Promise<readonly FaceInk[]> {
  const faces = distinctFaces(made).filter(({ side }) => sides.includes(side));
  await drawRasters(made, [...made.laid.rasterised]);
  const file = join(temporaryFolder(), "faces.pdf");
  const pages = writePdf({
    sheets: { sides: faces.map(pageOf(made)), sheets: faces.length, backs: "none" },
    scene: (key) => made.laid.scenes.get(key),
    pictures: made.rasters.pictures,
    fonts: made.fonts.programs,
    isGrey: made.game.ink === "gray",
    info: { title: made.game.id, subject: "", author: "", keywords: "", date: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of pages) chunks.push(chunk);
  writeFileSync(file, Buffer.concat(chunks));
  const coverage = inksOf(gs, "inkcov", file, resolution);
  const inks = costs ? inksOf(gs, "ink_cov", file, resolution) : [];
  return faces.map(({ name, side }, index) => ({
    face: name,
    side,
    coverage: 100 * Math.max(...(coverage[index] ?? [])),
    areas: 100 * (coverage[index] ?? []).reduce((sum, one) => sum + one, 0),
    colours: 100 * Math.max(...(coverage[index] ?? []).slice(0, 3)),
    ink: inks[index]?.reduce((sum, one) => sum + one, 0),
  }));
}

interface DistinctFace {
  readonly name: string;
  readonly side: "front" | "back";
  readonly key: string;
}

function distinctFaces({ faces, laid }: MadeGame): readonly DistinctFace[] {
  const seen = new Map<string, DistinctFace>();
  for (const { card, side } of faces) {
    const name = faceKey(card, side);
    const key = laid.keys.get(name);
    if (key !== undefined && !seen.has(key)) seen.set(key, { name, side, key });
  }
  return [...seen.values()];
}

const pageOf =
  ({ laid }: MadeGame) =>
  ({ name, key }: DistinctFace, index: number): SheetSide => {
    const { width, height } = laid.scenes.get(key).trim;
    const trim = { x: 0, y: 0, width, height };
    return {
      size: { width, height },
      sheet: index + 1,
      side: "front",
      placements: [{ piece: name, scene: key, trim, turn: 0, clip: trim }],
      marks: [],
      bookmarks: [],
      trimBox: trim,
      bleedBox: trim,
    };
  };

/** Lines such as " 0.82854  0.85192  0.85192  0.13769 CMYK OK", one for each page. */
function inksOf(
  gs: Tool,
  device: "inkcov" | "ink_cov",
  file: string,
  resolution: number,
): readonly (readonly number[])[] {
  const { text, status, stderr } = gs(["-q", "-o", "-", `-r${resolution}`, `-sDEVICE=${device}`, file]);
  if (status !== 0) throw new Error(stderr);
  return [...text.matchAll(/^((?:\s*[\d.]+){4})\s+CMYK OK$/gm)].map(([, line = ""]) =>
    line.trim().split(/\s+/).map(Number),
  );
}
