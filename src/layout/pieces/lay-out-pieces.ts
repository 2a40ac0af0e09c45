/**
 * Lays out a face piece by piece: pieces drawn before are reused with their faults and facts, the others are drawn at their
 * places. The result equals that of laying out the whole drawing in every detail; if that is not certain, there is none.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { firstOfPlace } from "../../diagnostics/first-of-place.ts";
import type { Item, ScenePart } from "../../scene/scene.ts";
import type { DrawingPieces, Piece, PieceGroup } from "../../template/pieces.ts";
import { drawInside } from "../draw/draw-element.ts";
import { drawRoot } from "../draw/draw-root.ts";
import type { Drawing, Frame, SoundSet } from "../draw/frame.ts";
import { type FaceSvg, type LaidFace, newDrawing, sceneOf } from "../face-drawing.ts";
import type { FaceSetup } from "../fit-face.ts";
import { repeatLookUps } from "../look-ups.ts";
import type { LayoutResources } from "../resources.ts";
import { createFaults } from "../svg/faults.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { drawPiece } from "./piece.ts";
import { marksOf, type UndrawnPiece } from "./piece-marks.ts";
import { listOfWork, type PieceWork } from "./piece-work.ts";
import { recallOf } from "./recall.ts";
import { type Holder, type Setting, UNDRAWN } from "./setting.ts";
import { type SharedPiece, sharedPieces } from "./shared-pieces.ts";

/** Undefined if the drawing must be laid out as a whole, to report its faults or to understand it. */
export function layOutPieces(
  { file, pieces }: FaceSvg,
  setup: FaceSetup,
  resources: LayoutResources,
): LaidFace | undefined {
  if (!pieces || !isWithinLimits(pieces)) return undefined;
  const shared = sharedPieces(pieces);
  if (!shared) return undefined;
  const setting = recallOf(resources).setting(file, setup, pieces, shared);
  return setting && new FaceOfPieces(setting, resources, shared).layOut(pieces);
}

class FaceOfPieces {
  readonly #setting: Setting;
  readonly #drawing: Drawing;
  readonly #shared: ReadonlyMap<Piece, SvgElement>;
  /** Faults of content that is never drawn, reported before all faults found while drawing. */
  readonly #audit: Diagnostic[] = [];
  #own = 0;
  readonly #work: PieceWork[] = [];
  /** Children of the root so far. */
  readonly #parts: ScenePart[] = [];
  /** True while every piece could be drawn by itself. */
  #fits = true;

  constructor(setting: Setting, resources: LayoutResources, pieces: readonly SharedPiece[]) {
    const { document, setup, fitted, shared } = setting;
    this.#setting = setting;
    const drawing = newDrawing(document, resources, setup, fitted.ctm, createFaults());
    this.#drawing = { ...drawing, sound: eitherOf(drawing.sound, setting.sound) };
    this.#shared = new Map(pieces.map(({ leaf }, index) => [leaf, shared[index] as SvgElement]));
  }

  layOut({ pieces }: DrawingPieces): LaidFace | undefined {
    const { root, fitted, setup, ids } = this.#setting;
    let drawn: readonly Item[] | undefined;
    this.#audit.push(...root.audit);
    const items = drawRoot(this.#drawing, fitted, (_, frame) => {
      drawn = this.#all(pieces, (piece) => this.#part(piece, frame).items);
      return drawn;
    });
    const isLost = ids.takeLost();
    if (!drawn || !this.#fits || isLost || this.#drawing.tally.drawn > XML_LIMITS.elements) return undefined;
    const scene = sceneOf(setup, this.#drawing, root.element.origin, items);
    // Effects on the root change its items.
    const value = items === drawn ? { ...scene, parts: this.#parts } : scene;
    return { value, diagnostics: this.#diagnostics(), own: this.#own, work: listOfWork(this.#work) };
  }

  /** The items of all pieces: each was checked where it was drawn, so the list is sound. */
  #all<T extends object>(
    pieces: readonly (T | string)[],
    draw: (piece: T) => readonly Item[],
  ): readonly Item[] {
    const all: Item[] = [];
    for (const piece of pieces) if (typeof piece !== "string") addAll(all, draw(piece));
    const list = all.slice();
    this.#drawing.sound.add(list);
    return list;
  }

  /** In the order of laying out the whole: the audit of all elements, style and fit, the drawing. */
  #diagnostics(): readonly Diagnostic[] {
    const faults = createFaults();
    for (const list of [this.#audit, this.#setting.faults, this.#drawing.faults.list]) faults.addAll(list);
    return firstOfPlace(faults.list);
  }

  /** Draws a child of the root. */
  #part(child: Piece | PieceGroup, frame: Frame): ScenePart {
    const part = "leaves" in child ? this.#group(child, frame) : this.#leaf(child, this.#setting.root, frame);
    if (part !== EMPTY) this.#parts.push(part);
    return part;
  }

  /** One part, because the effects of a group are on all that is in it. */
  #group(group: PieceGroup, frame: Frame): ScenePart {
    const holder = this.#setting.group(group);
    this.#fits &&= holder !== undefined;
    if (!holder) return EMPTY;
    const parts: ScenePart[] = [];
    let isDrawn = false;
    this.#audit.push(...holder.audit);
    const items = drawInside(holder.element, frame, (_, inside) => {
      isDrawn = true;
      return this.#all(group.leaves, (leaf) => {
        const part = this.#leaf(leaf, holder, inside);
        parts.push(part);
        return part.items;
      });
    });
    if (!isDrawn) this.#lookAtHidden(group, frame);
    return inOne(parts, items);
  }

  /** Invisible content is audited all the same. */
  #lookAtHidden(group: PieceGroup, frame: Frame): void {
    if (!this.#fits) return;
    const parts = [group.open, ...group.leaves, group.close];
    const ids = parts.map((part) => (typeof part === "string" ? "" : part.id)).join();
    const { root } = this.#setting;
    const whole = root.hidden.getOrMake(
      ids,
      () => this.#draw(inWhole(group), root, undefined, frame) ?? UNDRAWN,
    );
    if (whole === UNDRAWN) this.#fits = false;
    else this.#audit.push(...whole.audit);
  }

  #leaf(leaf: Piece, holder: Holder, frame: Frame): ScenePart {
    const piece = holder.drawn.get(leaf) ?? this.#newlyDrawn(leaf, holder, frame);
    if (!piece) return EMPTY;
    repeatLookUps(piece.lookUps, this.#drawing.resources);
    const { facts, symbols, faults, tally } = this.#drawing;
    const { part } = piece;
    addAll(facts.texts, part.texts);
    addAll(facts.pictures, part.pictures);
    addAll(facts.svgPictures, part.svgPictures);
    addAll(facts.icons, part.icons);
    addAll(facts.missing, part.missing);
    addAll(this.#audit, piece.audit);
    for (const symbol of part.symbols) symbols.set(symbol.id, symbol);
    faults.addAll(piece.faults);
    tally.drawn += piece.cost;
    // The whole would be laid out up to its limit, so no further piece is needed.
    if (tally.drawn > XML_LIMITS.elements) this.#fits = false;
    this.#work.push(piece.work);
    return part;
  }

  #newlyDrawn(leaf: Piece, holder: Holder, frame: Frame): DrawnPiece | undefined {
    const piece = this.#draw(leaf, holder, this.#shared.get(leaf), frame);
    if (piece && isComplete(piece)) holder.drawn.set(leaf, piece);
    return piece;
  }

  #draw(
    piece: UndrawnPiece,
    holder: Holder,
    shared: SvgElement | undefined,
    frame: Frame,
  ): DrawnPiece | undefined {
    if (!this.#fits) return undefined;
    const drawn = drawPiece(this.#setting, holder, piece, shared, frame);
    this.#fits = drawn !== undefined;
    this.#own += piece.length;
    return drawn;
  }
}

const inWhole = ({ text }: PieceGroup): UndrawnPiece => ({ text, length: text.length });

/** A picture that is missing now may come with another card. */
const isComplete = ({ part }: DrawnPiece): boolean => part.missing.length === 0;

const EMPTY: ScenePart = {
  items: [],
  symbols: [],
  texts: [],
  pictures: [],
  svgPictures: [],
  icons: [],
  missing: [],
};

/** Several parts as one, which draws these items. */
const inOne = (parts: readonly ScenePart[], items: readonly Item[]): ScenePart => ({
  items,
  symbols: [...new Set(parts.flatMap(({ symbols }) => symbols))],
  texts: parts.flatMap(({ texts }) => texts),
  pictures: parts.flatMap(({ pictures }) => pictures),
  svgPictures: parts.flatMap(({ svgPictures }) => svgPictures),
  icons: parts.flatMap(({ icons }) => icons),
  missing: parts.flatMap(({ missing }) => missing),
});

/** Both hold what was checked; the first takes more. */
const eitherOf = (own: SoundSet, other: SoundSet): SoundSet => ({
  has: (value) => own.has(value) || other.has(value),
  add: own.add.bind(own) as SoundSet["add"],
});

/** The limits of a drawing that none of its pieces shows. */
function isWithinLimits({ head, pieces, tail }: DrawingPieces): boolean {
  let [elements, space] = [0, 0];
  let isWithin = true;
  const take = (piece: Piece | string): void => {
    space = typeof piece === "string" ? space + piece.length : 0;
    elements += typeof piece === "string" ? 0 : marksOf(piece).elements;
    isWithin &&= space <= XML_LIMITS.text && elements <= XML_LIMITS.elements;
  };
  take(head);
  for (const piece of pieces) {
    if (typeof piece === "string" || !("leaves" in piece)) take(piece);
    else for (const one of [piece.open, ...piece.leaves, piece.close]) take(one);
  }
  take(tail);
  return isWithin;
}

function addAll<T>(list: T[], more: readonly T[]): void {
  for (const one of more) list.push(one);
}
