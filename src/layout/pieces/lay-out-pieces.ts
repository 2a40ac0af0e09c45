/**
 * Lays out a face piece by piece: pieces drawn before are reused with their faults and facts, the others are drawn at their
 * places. The result equals that of laying out the whole drawing in every detail; if that is not certain, there is none.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { firstOfPlace } from "../../diagnostics/first-of-place.ts";
import type { Item } from "../../scene/scene.ts";
import { drawInside } from "../draw/draw-element.ts";
import { drawRoot } from "../draw/draw-root.ts";
import type { Drawing, Frame } from "../draw/frame.ts";
import { type FaceSvg, type LaidFace, newDrawing, sceneOf } from "../face-drawing.ts";
import type { FaceSetup } from "../fit-face.ts";
import { repeatLookUps } from "../look-ups.ts";
import type { LayoutResources } from "../resources.ts";
import { createFaults } from "../svg/faults.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { type Cut, type CutDrawing, type CutGroup, cutDrawing, isGroup, joined } from "./cut-drawing.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { drawPiece } from "./piece.ts";
import { listOfWork, type PieceWork } from "./piece-work.ts";
import { type Recall, recallOf } from "./recall.ts";
import type { Holder, Setting } from "./setting.ts";
import { type SharedCut, sharedCuts } from "./shared-cuts.ts";

/** Undefined if the drawing must be laid out as a whole, to report its faults or to understand it. */
export function layOutPieces(
  { file, text }: FaceSvg,
  setup: FaceSetup,
  resources: LayoutResources,
): LaidFace | undefined {
  const cut = cutDrawing(text);
  const shared = cut && sharedCuts(text, cut);
  if (!shared) return undefined;
  const recall = recallOf(resources);
  const setting = recall.setting(file, setup, cut, shared);
  return setting && new FaceOfPieces(setting, resources, recall, shared).layOut(cut);
}

class FaceOfPieces {
  readonly #setting: Setting;
  readonly #recall: Recall;
  readonly #drawing: Drawing;
  readonly #shared: ReadonlyMap<Cut, SvgElement>;
  /** Faults of content that is never drawn, reported before all faults found while drawing. */
  readonly #audit: Diagnostic[] = [];
  #own = 0;
  readonly #work: PieceWork[] = [];
  /** True while every piece could be drawn by itself. */
  #fits = true;

  constructor(setting: Setting, resources: LayoutResources, recall: Recall, cuts: readonly SharedCut[]) {
    const { document, setup, fitted, shared } = setting;
    this.#setting = setting;
    this.#recall = recall;
    this.#drawing = newDrawing(document, resources, setup, fitted.ctm, createFaults());
    this.#shared = new Map(cuts.map(({ leaf }, index) => [leaf, shared[index] as SvgElement]));
  }

  layOut({ pieces }: CutDrawing): LaidFace | undefined {
    const { root, fitted, setup, ids } = this.#setting;
    let isDrawn = false;
    this.#audit.push(...root.audit);
    const items = drawRoot(this.#drawing, fitted, (_, frame) => {
      isDrawn = true;
      return this.#all(pieces, (piece, place) =>
        isGroup(piece) ? this.#group(piece, frame) : this.#leaf(piece, root, place, frame),
      );
    });
    const isLost = ids.takeLost();
    if (!isDrawn || !this.#fits || isLost || this.#drawing.tally.drawn > XML_LIMITS.elements)
      return undefined;
    const value = sceneOf(setup, this.#drawing, root.element.origin, items);
    return { value, diagnostics: this.#diagnostics(), own: this.#own, work: listOfWork(this.#work) };
  }

  /** The items of all pieces: each was checked where it was drawn, so the list is sound. */
  #all<T>(pieces: readonly T[], draw: (piece: T, place: number) => readonly Item[]): readonly Item[] {
    const all: Item[] = [];
    for (const [place, piece] of pieces.entries()) addAll(all, draw(piece, place));
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

  #group(group: CutGroup, frame: Frame): readonly Item[] {
    const holder = this.#setting.group(group);
    this.#fits &&= holder !== undefined;
    if (!holder) return [];
    let isDrawn = false;
    this.#audit.push(...holder.audit);
    const items = drawInside(holder.element, frame, (_, inside) => {
      isDrawn = true;
      return this.#all(group.leaves, (leaf, place) => this.#leaf(leaf, holder, place, inside));
    });
    if (!isDrawn) this.#lookAtHidden(group, frame);
    return items;
  }

  /** Invisible content is audited all the same. */
  #lookAtHidden(group: CutGroup, frame: Frame): void {
    const whole = { text: joined(group), start: group.open.start };
    this.#audit.push(...(this.#pieceOf(whole, this.#setting.root, frame)?.audit ?? []));
  }

  #leaf(cut: Cut, holder: Holder, place: number, frame: Frame): readonly Item[] {
    const latest = holder.latest[place];
    const piece = latest?.text === cut.text ? latest.piece : this.#pieceOf(cut, holder, frame);
    if (!piece) return [];
    if (piece !== latest?.piece && isComplete(piece)) holder.latest[place] = { text: cut.text, piece };
    repeatLookUps(piece.lookUps, this.#drawing.resources);
    const { facts, symbols, faults, tally } = this.#drawing;
    addAll(facts.texts, piece.facts.texts);
    addAll(facts.pictures, piece.facts.pictures);
    addAll(facts.svgPictures, piece.facts.svgPictures);
    addAll(facts.icons, piece.facts.icons);
    addAll(facts.missing, piece.facts.missing);
    addAll(this.#audit, piece.audit);
    for (const symbol of piece.symbols) symbols.set(symbol.id, symbol);
    faults.addAll(piece.faults);
    tally.drawn += piece.cost;
    // The whole would be laid out up to its limit, so no further piece is needed.
    if (tally.drawn > XML_LIMITS.elements) this.#fits = false;
    this.#work.push(piece.work);
    return piece.items;
  }

  #pieceOf(cut: Cut, holder: Holder, frame: Frame): DrawnPiece | undefined {
    if (!this.#fits) return undefined;
    const key = `${holder.key} ${cut.text}`;
    const known = this.#recall.pieces.get(key);
    if (known) return known;
    // Substrings keep the whole text in memory: what is kept of a piece must not keep the whole drawing.
    const text = key.slice(holder.key.length + 1);
    const piece = drawPiece(this.#setting, holder, text, this.#shared.get(cut), frame);
    this.#fits = piece !== undefined;
    this.#own += cut.text.length;
    if (piece && isComplete(piece)) this.#recall.pieces.put(key, piece, key.length);
    return piece;
  }
}

/** A picture that is missing now may come with another card. */
const isComplete = ({ facts }: DrawnPiece): boolean => facts.missing.length === 0;

function addAll<T>(list: T[], more: readonly T[]): void {
  for (const one of more) list.push(one);
}
