/**
 * A track as text for a terminal: every square once, with the name used in findings, its colour and its marks. Limits:
 * a track wider than the terminal is drawn smaller, and if still too wide, in pieces from left to right; cards far from
 * all others are drawn separately. Hexagons are drawn as bricks (plane.ts).
 */
import picocolors from "picocolors";
import { visible } from "../../diagnostics/text/visible.ts";
import { counted, listed } from "../../diagnostics/words.ts";
import { pictureOf } from "../../track/briefing/picture.ts";
import { sketchOf, type TrackSketch } from "../../track/briefing/sketch.ts";
import type { PictureCard } from "../../track/briefing/track-picture.ts";
import type { RouteKind } from "../../track/route-kind.ts";
import type { ScenarioTrack } from "../../track/scenario-tracks.ts";
import type { TrackAnalysis } from "../../track/track.ts";
import { asciiOf } from "../text/plain-text.ts";
import { type Canvas, type Colours, createCanvas } from "./canvas.ts";
import { type Form, formFor, spotOf } from "./form.ts";
import { drawLabel } from "./labels.ts";
import { legendLines, legendOf } from "./legend.ts";
import { drawLines } from "./lines.ts";
import { apartWords, type Part, partsOf } from "./parts.ts";
import { type Plane, planeOf } from "./plane.ts";
import type { Sheet } from "./sheet.ts";
import { ASCII, type Signs, UNICODE } from "./signs.ts";
import { type DrawnSquare, drawSquare, seenSquares } from "./squares.ts";
import { type DrawnSteps, drawSteps } from "./steps.ts";

export interface TrackTextOptions {
  /** Columns of the terminal. */
  readonly columns: number;
  /** Use only ASCII. */
  readonly plain: boolean;
  readonly colour: boolean;
  /** Shows a shortest way: with all special steps, or without any. */
  readonly route?: RouteKind | undefined;
}

interface Drawing {
  readonly lattice: TrackAnalysis["lattice"];
  readonly cards: readonly PictureCard[];
  readonly squares: readonly DrawnSquare[];
  readonly steps: DrawnSteps;
  readonly plane: Plane;
  readonly form: Form;
  readonly signs: Signs;
  readonly columns: number;
  readonly colours: Colours;
}

/** Drawing and legend. For a track that could not be analysed, the cards that are known; undefined if there are none. */
export function trackText(found: ScenarioTrack, options: TrackTextOptions): string | undefined {
  const picture = laidOut(found);
  if (picture === undefined) return undefined;
  const { lattice } = picture;
  const { scenario } = found;
  const { columns, plain } = options;
  const plane = planeOf(lattice);
  const parts = partsOf(lattice.squares, plane);
  const dark = new Set(
    picture.cards.flatMap(({ acceleration, position }) => (acceleration ? position - 1 : [])),
  );
  const drawing: Drawing = {
    lattice,
    cards: picture.cards.map((card) => ({ ...card, card: (plain ? asciiOf : visible)(card.card) })),
    squares: seenSquares(lattice.squares, picture.squares, dark, scenario.terrains),
    steps: found.track ? stepsOf(found.track, options) : NO_STEPS,
    plane,
    form: formFor(parts, columns, plane, Math.max(...lattice.squares.map(({ printed }) => printed.length))),
    signs: plain ? ASCII : UNICODE,
    columns,
    colours: picocolors.createColors(options.colour && !plain),
  };
  const legend = legendOf(drawing.squares, lattice, drawing.steps, drawing.signs, scenario);
  return [
    ...parts.flatMap((part, index) => partLines(part, parts[index - 1], drawing)),
    "",
    ...legendLines(legend, columns),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function laidOut(found: ScenarioTrack): TrackSketch | undefined {
  const picture = pictureOf(found);
  return picture && found.track ? { ...picture, lattice: found.track.lattice } : sketchOf(found.scenario);
}

const NO_STEPS: DrawnSteps = { route: [], forced: [] };

function stepsOf(track: TrackAnalysis, { route }: TrackTextOptions): DrawnSteps {
  const way = route === "straight" ? track.straight : route === "diagonal" ? track.free : undefined;
  const squares = way?.route ?? [];
  return {
    route: squares.slice(1).map((to, index) => ({ from: squares[index] as number, to })),
    forced: track.forcedSpecial ?? [],
  };
}

function partLines(part: Part, before: Part | undefined, drawing: Drawing): readonly string[] {
  const names = listed(part.cards.map((card) => card + 1));
  const cards = `${part.cards.length === 1 ? "card" : "cards"} ${names}`;
  const head = before ? ["", `${cards}, apart: ${apartWords(before, part, drawing.plane)}`] : [];
  return [...head, ...pieces(drawPart(part, drawing), part, drawing)];
}

function drawPart(part: Part, { lattice, cards, squares, steps, plane, form, signs }: Drawing): Canvas {
  const sheet: Sheet = { part, form, plane, signs };
  const { x, y } = spotOf(part, form, [part.right + 1, part.bottom]);
  const canvas = createCanvas(x + 1, y + 1);
  drawLines(canvas, lattice, part, form, signs);
  drawSteps(canvas, lattice, steps, sheet);
  const own = squares.filter(({ card }) => part.cards.includes(card));
  for (const square of own) drawSquare(canvas, square, sheet);
  for (const card of cards) if (part.cards.includes(card.position - 1)) drawLabel(canvas, card, own, sheet);
  return canvas;
}

/**
 * The whole drawing, or pieces cut along the lines between squares. Hexagons in rows have no such lines: each piece begins
 * half a hexagon before the previous one ends, so that all are whole somewhere.
 */
function pieces(
  canvas: Canvas,
  { left, right }: Part,
  { form, plane, columns, colours }: Drawing,
): readonly string[] {
  if (canvas.width <= columns) return canvas.lines(0, canvas.width, colours);
  const pitch = form.width + 1;
  const most = Math.max(plane.across, Math.floor((columns - 1) / pitch));
  const all = right - left + 1;
  const step = Math.max(1, most + 1 - plane.across);
  const count = 1 + Math.ceil(Math.max(0, all - most) / step);
  const starts = Array.from({ length: count }, (_, index) => index * step);
  return starts.flatMap((start, index) => [
    ...(index === 0 ? [] : [""]),
    `piece ${index + 1} of ${starts.length}, from the left: ${counted(Math.ceil(Math.min(most, all - start) / plane.across), "column")}`,
    ...canvas.lines(start * pitch, (start + most) * pitch + 1, colours),
  ]);
}
