/**
 * Machines that cut printed sheets, as data: the registration marks that each looks for, or the picture that it prints
 * by itself. All lengths in mm.
 * Limits: marks are at these positions only; the machine's own program must be set to the same numbers, which
 * docs/cutting-machines.md lists.
 */
import { nearest } from "../../diagnostics/nearest.ts";
import type { Size } from "../../units/box.ts";

export type MarkCorner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** What a camera looks for in the corners of a page. */
export interface Registration {
  /** From the edges of the paper to the marks; nothing is cut outside. */
  readonly inset: number;
  /** Side of the filled square in the top left corner; absent = an angle there too. */
  readonly square?: number;
  /** Corners with an angle of two lines. */
  readonly angles: readonly MarkCorner[];
  /** Length and thickness of these lines. */
  readonly arm: number;
  readonly stroke: number;
}

export interface Cutter {
  readonly id: string;
  readonly title: string;
  /** Its name on paper, the same in all languages; absent for any machine. */
  readonly brand?: string;
  /** Usual space between cards: each gets half of it as bleed, more than such a machine misses. */
  readonly gap: number;
  readonly registration?: Registration;
  /** Papers whose marks are known, by id; absent = all. */
  readonly papers?: readonly string[];
  /** The machine prints its own marks around a picture of at most this size, upright or lying. */
  readonly picture?: Size & { readonly id: string; readonly title: string };
  /** Where the numbers come from, and when they were last compared with it. */
  readonly source: string;
  readonly verified: string;
}

const THREE: readonly MarkCorner[] = ["top-right", "bottom-left"];

/** 5 mm is the shortest arm that the program allows; the longer the arms, the more cards give way to them. */
const SILHOUETTE: Registration = { inset: 10, square: 5, angles: THREE, arm: 5, stroke: 1 };

const GAP = 1.5;

export const CUTTERS: readonly Cutter[] = [
  {
    id: "silhouette",
    title: "Silhouette, three marks",
    brand: "Silhouette",
    gap: GAP,
    registration: SILHOUETTE,
    source: "silhouette-card-maker: 5 mm square, lines of 1 mm, 5 to 20 mm long, 10 mm from the edges",
    verified: "2026-11-28",
  },
  {
    id: "silhouette-4",
    title: "Silhouette, four marks",
    brand: "Silhouette",
    gap: GAP,
    registration: { ...SILHOUETTE, angles: [...THREE, "bottom-right"] },
    source: "silhouette-card-maker: the same with a fourth mark, for the Cameo 5",
    verified: "2026-11-28",
  },
  {
    id: "cameo-5-alpha",
    title: "Silhouette Cameo 5 Alpha",
    brand: "Silhouette Cameo 5 Alpha",
    gap: GAP,
    registration: { inset: 10, angles: ["top-left", ...THREE, "bottom-right"], arm: 20, stroke: 0.3 },
    papers: ["a4"],
    source:
      "inkscape-silhouette, change 380 of 2026-07: four angles, 10 mm from the edges, 20 mm long, 0.3 mm thick",
    verified: "2026-11-28",
  },
  {
    id: "cricut",
    title: "Cricut, print then cut",
    brand: "Cricut",
    gap: GAP,
    picture: { id: "cricut", title: "a Cricut picture", width: 171.45, height: 234.95 },
    source: "piecepackr, issue 343: 9.25 x 6.75 in",
    verified: "2026-11-28",
  },
  {
    id: "plain",
    title: "any machine, without marks",
    gap: GAP,
    source: "nothing to look for: the sheet is placed by hand",
    verified: "2026-11-28",
  },
];

export const cutterOf = (id: string): Cutter | undefined => CUTTERS.find((one) => one.id === id);

/** The name nearest to a misspelt one. */
export const nearestCutter = (name: string): string | undefined =>
  nearest(
    name,
    CUTTERS.map(({ id }) => id),
  );
