/** How pieces move on the tracks of a game: `track:` of its game.yaml with the defaults filled in. */
import { withArticle } from "../../diagnostics/words.ts";
import type { ShapeNameField, StepAllowance, TrackField, TrackWordsField } from "../../schema/files.ts";
import { DEFAULT_SHAPE_NAMES, TRACK_SHAPES, type TrackShape } from "../../units/track-shapes.ts";

export interface Movement {
  /** When a piece may step over a corner of a square. */
  readonly corners: StepAllowance;
  /** When a piece may step against the way of the track. */
  readonly backward: StepAllowance;
  /** Pieces that fit on a cell. */
  readonly pieces: number | "unlimited";
  /** What a step costs: one point, or what its terrain costs. */
  readonly count: "steps" | "cost";
  /** Points for entering the board. */
  readonly enter: 0 | 1;
  readonly start: "lowest-left" | "named";
  readonly finish: "farthest-right" | "named";
  /** How many cards a track has. */
  readonly cards: { readonly min: number; readonly max: number };
  /** The most acceleration points that have an effect. */
  readonly accelerations: number;
  /** Id of the terrain that the back of a card shows. */
  readonly faceDown: string;
  /** The most points of a short track, and of a medium one. */
  readonly lengths: { readonly short: number; readonly medium: number };
  readonly words: TrackWords;
  /** What suggested tracks are called. */
  readonly shapes: ShapeNames;
}

export type ShapeNames = Readonly<Record<TrackShape, Required<ShapeNameField>>>;

export interface TrackWords {
  readonly piece: string;
  readonly pieces: string;
  /** What stands on the board for a piece: the ship of a captain. */
  readonly token: string;
  /** A step that only some pieces may make. */
  readonly special: string;
  readonly specials: string;
  /** The same, where there is little room: "diagonal" for "diagonal step". */
  readonly short: string;
  readonly shorts: string;
  /** What pieces need to do for such a step: "meet a bid". */
  readonly earn: string;
  /** What a way has that uses all such steps, and what one does without that uses none: "every bid met", "a met bid". */
  readonly with: string;
  readonly without: string;
  readonly point: string;
  readonly points: string;
}

export const DEFAULT_MOVEMENT: Movement = {
  corners: "special",
  backward: "never",
  pieces: 1,
  count: "steps",
  enter: 1,
  start: "lowest-left",
  finish: "farthest-right",
  cards: { min: 3, max: 10 },
  accelerations: 2,
  faceDown: "black",
  lengths: { short: 12, medium: 20 },
  words: {
    piece: "piece",
    pieces: "pieces",
    token: "piece",
    special: "special step",
    specials: "special steps",
    short: "special step",
    shorts: "special steps",
    earn: "make a special step",
    with: "every special step",
    without: "a special step",
    point: "point",
    points: "points",
  },
  shapes: shapesOf(),
};

/** @param field `track:` of the game's file */
export function movementOf({ words, shapes, "face-down": faceDown, ...field }: TrackField = {}): Movement {
  return {
    ...DEFAULT_MOVEMENT,
    ...field,
    ...(faceDown === undefined ? {} : { faceDown }),
    words: wordsOf(words),
    shapes: shapesOf(shapes),
  };
}

function shapesOf(own: TrackField["shapes"] = {}): ShapeNames {
  const names = TRACK_SHAPES.map((shape) => [
    shape,
    { id: shape, ...DEFAULT_SHAPE_NAMES[shape], ...own[shape] },
  ]);
  return Object.fromEntries(names) as ShapeNames;
}

/** Words that are absent follow from those for one of a thing, and from that for a special step. */
function wordsOf(words: TrackWordsField = {}): TrackWords {
  const { piece, special, point } = { ...DEFAULT_MOVEMENT.words, ...words };
  const { specials = `${special}s`, short } = words;
  return {
    piece,
    pieces: `${piece}s`,
    token: piece,
    point,
    points: `${point}s`,
    special,
    specials,
    short: special,
    shorts: short === undefined ? specials : `${short}s`,
    earn: `make ${withArticle(special)}`,
    with: `every ${special}`,
    without: withArticle(special),
    ...words,
  };
}

/** Pieces that fit on a cell, as a number. */
export const roomOf = ({ pieces }: Pick<Movement, "pieces">): number =>
  pieces === "unlimited" ? Number.POSITIVE_INFINITY : pieces;
