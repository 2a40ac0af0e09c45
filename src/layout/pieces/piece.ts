/** Draws a piece of a drawing by itself, at its place. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { drawElement } from "../draw/draw-element.ts";
import { auditElements } from "../svg/audit.ts";
import { createFaults } from "../svg/faults.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart } from "../svg/xml/parse-xml.ts";
import { type DrawnPiece, takeDrawn } from "./drawn-piece.ts";
import { nameOf, type UndrawnPiece } from "./piece-marks.ts";
import { pieceWork } from "./piece-work.ts";
import type { Holder, Setting } from "./setting.ts";

/**
 * Draws a piece below its holder. Undefined if it cannot be read, or if its result depends on more than the setting.
 * @param shared its element, if others depend on it
 */
export function drawPiece(
  setting: Setting,
  holder: Holder,
  piece: UndrawnPiece,
  shared: SvgElement | undefined,
): DrawnPiece | undefined {
  const { frame } = holder;
  if (!frame) return undefined;
  const { drawing, desk, ids } = setting;
  const { recording } = desk;
  recording.take();
  let items = shared || !piece.tag ? undefined : holder.boxes.draw(piece, frame);
  let audit: readonly Diagnostic[] = NONE;
  if (!items) {
    if (piece.tag) discard(setting);
    const element = shared ?? elementOf(setting, holder, piece);
    if (!element) return undefined;
    audit = auditOf(element);
    items = drawElement(element, frame);
  }
  const { part, isComplete, faults, cost } = takeDrawn(drawing, items);
  if (faults.length > 0) drawing.faults = createFaults();
  if (ids.takeLost()) return undefined;
  return {
    part,
    isComplete,
    call: desk.call,
    lookUps: recording.take(),
    audit,
    faults,
    cost,
    work: [pieceWork(() => holder.name + nameOf(piece), piece.length, cost)],
  };
}

/** Discards a failed attempt. */
function discard({ drawing, desk }: Setting): void {
  takeDrawn(drawing, []);
  if (drawing.faults.list.length > 0) drawing.faults = createFaults();
  desk.recording.take();
}

function elementOf(
  { document }: Setting,
  { element, boxes }: Holder,
  piece: UndrawnPiece,
): SvgElement | undefined {
  const box = piece.tag && boxes.element(piece);
  return box ?? parsePart(document.file, piece.text, element);
}

/** Few pieces have faults, so the list is used again until one has. */
let unused = createFaults();

function auditOf(element: SvgElement): readonly Diagnostic[] {
  const faults = unused;
  auditElements(element, faults);
  if (faults.list.length === 0) return NONE;
  unused = createFaults();
  return faults.list;
}

const NONE: readonly never[] = [];
