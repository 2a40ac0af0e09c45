/** The result of drawing a piece at its place, drawn once and never changed: scenes share it. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { Keeper } from "../../remember/derived.ts";
import type {
  IconFact,
  Item,
  MissingFact,
  PictureFact,
  ScenePart,
  SceneSymbol,
  SvgPictureFact,
  TextFact,
} from "../../scene/scene.ts";
import type { Drawing, Facts } from "../draw/frame.ts";
import type { Asked } from "../look-ups.ts";
import type { PieceWork } from "./piece-work.ts";

export interface DrawnPiece {
  readonly part: ScenePart;
  /** False if a picture is missing in it, which may come with another card. */
  readonly isComplete: boolean;
  /** What was looked up in the game while drawing it; it holds as long as all answers are the same. */
  readonly lookUps: readonly Asked[];
  /** The last call in which all answers were the same. */
  call: number;
  /** Faults of content that is never drawn. */
  readonly audit: readonly Diagnostic[];
  /** Faults found while drawing it. */
  readonly faults: readonly Diagnostic[];
  /** The number of elements drawn for it. */
  readonly cost: number;
  /** Its cost in the budget of its game; for a group, that of each piece in it. */
  readonly work: readonly PieceWork[];
}

type Gathered = Pick<DrawnPiece, "part" | "isComplete" | "faults" | "cost">;

const NONE: readonly never[] = [];

/** What the drawing has gathered, and these items. It can be used for the next piece then, except for its faults. */
export function takeDrawn(
  { facts, symbols, used, faults, tally }: Drawing,
  items: readonly Item[],
): Gathered {
  const part = new Part(items, symbols, facts);
  const cost = tally.drawn;
  tally.drawn = 0;
  if (symbols.size > 0) symbols.clear();
  if (used.size > 0) used.clear();
  const found = faults.list.length === 0 ? NONE : faults.list;
  return { part, isComplete: part.missing.length === 0, faults: found, cost };
}

class Part extends Keeper implements ScenePart {
  readonly items: readonly Item[];
  readonly symbols: readonly SceneSymbol[];
  readonly texts: readonly TextFact[];
  readonly pictures: readonly PictureFact[];
  readonly svgPictures: readonly SvgPictureFact[];
  readonly icons: readonly IconFact[];
  readonly missing: readonly MissingFact[];

  /** Takes the facts from their lists. */
  constructor(items: readonly Item[], symbols: Drawing["symbols"], facts: Facts) {
    super();
    this.items = items.length === 0 ? NONE : items.slice();
    this.symbols = symbols.size === 0 ? NONE : [...symbols.values()];
    this.texts = taken(facts.texts);
    this.pictures = taken(facts.pictures);
    this.svgPictures = taken(facts.svgPictures);
    this.icons = taken(facts.icons);
    this.missing = taken(facts.missing);
  }
}

/** A list that takes no more memory than it needs: thousands of pieces are kept and most of these lists are empty. */
function taken<T>(list: T[]): readonly T[] {
  return list.length === 0 ? NONE : list.splice(0);
}
