/** The pieces of one face as they are drawn: those drawn before are reused, the others are drawn at their places. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Item } from "../../scene/scene.ts";
import type { Piece, PieceGroup } from "../../template/pieces.ts";
import { drawInside } from "../draw/draw-element.ts";
import type { Drawing, Frame } from "../draw/frame.ts";
import { newDrawing } from "../face-drawing.ts";
import { type Asked, isAnsweredAlike } from "../look-ups.ts";
import { createFaults } from "../svg/faults.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { type DrawnPiece, takeDrawn } from "./drawn-piece.ts";
import { joined } from "./joined.ts";
import { drawPiece } from "./piece.ts";
import { type Holder, MOST_GROUPS, type Setting } from "./setting.ts";

/** Draws the pieces of one face, in order: made for each face, with the setting that faces like it share. */
export class PieceDrawer {
  /** Characters of what was drawn for this face. */
  own = 0;
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** A child of the root; undefined if it cannot be drawn by itself. */
  child(piece: Piece | PieceGroup): DrawnPiece | undefined {
    return "leaves" in piece ? this.#group(piece) : this.#leaf(piece, this.#setting.root);
  }

  /** True if it would be drawn the same now. Within one call it is asked once. */
  #holds(drawn: DrawnPiece): boolean {
    const { desk } = this.#setting;
    if (drawn.call === desk.call || drawn.lookUps.length === 0) return true;
    if (!isAnsweredAlike(drawn.lookUps, desk.now)) return false;
    drawn.call = desk.call;
    return true;
  }

  #leaf(leaf: Piece, holder: Holder): DrawnPiece | undefined {
    const known = holder.drawn.get(leaf);
    if (known && this.#holds(known)) return known;
    this.own += leaf.length;
    const piece = drawPiece(this.#setting, holder, leaf, this.#setting.shared.get(leaf));
    if (piece && isComplete(piece)) holder.drawn.set(leaf, piece);
    return piece;
  }

  #group(group: PieceGroup): DrawnPiece | undefined {
    const holder = this.#setting.group(group);
    if (!holder) return undefined;
    const key = group.id;
    const known = holder.groups.get(key);
    if (known && this.#holds(known)) return known;
    const piece = this.#newGroup(group, holder);
    if (!piece || !isComplete(piece)) return piece;
    if (holder.groups.size >= MOST_GROUPS) holder.groups.clear();
    holder.groups.set(key, piece);
    return piece;
  }

  /** One piece, because the effects of a group are on all that is in it. */
  #newGroup(group: PieceGroup, holder: Holder): DrawnPiece | undefined {
    const { desk, root, ids, drawing: usual } = this.#setting;
    const { recording } = desk;
    recording.take();
    const drawing = this.#drawingOfGroup();
    let isVisible = false;
    let leaves: readonly DrawnPiece[] | undefined;
    let lookUps: readonly Asked[] = NONE;
    const inside = (_: unknown, frame: Frame): readonly Item[] => {
      isVisible = true;
      holder.frame ??= { ...frame, drawing: usual };
      lookUps = recording.take();
      leaves = this.#leaves(group, holder);
      recording.take();
      return gathered(leaves ?? [], drawing);
    };
    const items = drawInside(holder.element, { ...root.frame, drawing } as Frame, inside);
    lookUps = joined([lookUps, recording.take()]);
    const hidden = isVisible ? NONE : this.#auditHidden(group);
    if ((isVisible && !leaves) || !hidden || ids.takeLost()) return undefined;
    const inIt = leaves ?? [];
    return {
      ...takeDrawn(drawing, items),
      call: desk.call,
      lookUps: joined([...inIt.map((leaf) => leaf.lookUps), lookUps]),
      audit: joined([holder.audit, ...inIt.map(({ audit }) => audit), hidden]),
      work: joined(inIt.map(({ work }) => work)),
      isComplete: inIt.every(isComplete),
    };
  }

  #drawingOfGroup(): Drawing {
    const { document, desk, setup, fitted, drawing } = this.#setting;
    const own = newDrawing(document, desk.recording.resources, setup, fitted.ctm, createFaults());
    return { ...own, sound: drawing.sound };
  }

  /** Undefined if the group takes more elements than a drawing may have: no further piece is needed to know that. */
  #leaves(group: PieceGroup, holder: Holder): readonly DrawnPiece[] | undefined {
    const drawn: DrawnPiece[] = [];
    let cost = 0;
    for (const leaf of group.leaves) {
      if (typeof leaf === "string") continue;
      const piece = this.#leaf(leaf, holder);
      cost += piece?.cost ?? 0;
      if (!piece || cost > XML_LIMITS.elements) return undefined;
      drawn.push(piece);
    }
    return drawn;
  }

  /** Invisible content is audited all the same. */
  #auditHidden({ text }: PieceGroup): readonly Diagnostic[] | undefined {
    this.own += text.length;
    const whole = { text, length: text.length };
    return drawPiece(this.#setting, this.#setting.root, whole, undefined)?.audit;
  }
}

const NONE: readonly never[] = [];

const isComplete = (piece: DrawnPiece): boolean => piece.isComplete;

/** Adds the pieces to the drawing of their group and returns their items. */
function gathered(
  pieces: readonly DrawnPiece[],
  { facts, symbols, faults, tally, sound }: Drawing,
): readonly Item[] {
  for (const { part, faults: found, cost } of pieces) {
    for (const symbol of part.symbols) symbols.set(symbol.id, symbol);
    facts.texts.push(...part.texts);
    facts.pictures.push(...part.pictures);
    facts.svgPictures.push(...part.svgPictures);
    facts.icons.push(...part.icons);
    facts.missing.push(...part.missing);
    faults.addAll(found);
    tally.drawn += cost;
  }
  const items = pieces.flatMap(({ part }) => part.items);
  // Each was checked where it was drawn.
  sound.add(items);
  return items;
}
