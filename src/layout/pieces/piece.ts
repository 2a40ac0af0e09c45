/** Draws a piece of a drawing by itself, at its place. */
import type { SceneSymbol } from "../../scene/scene.ts";
import { drawElement } from "../draw/draw-element.ts";
import { type Frame, noFacts } from "../draw/frame.ts";
import { recordLookUps } from "../look-ups.ts";
import { auditElements } from "../svg/audit.ts";
import { createFaults } from "../svg/faults.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart } from "../svg/xml/parse-xml.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { marksOf, type UndrawnPiece } from "./piece-marks.ts";
import { nameOfPiece, pieceWork } from "./piece-work.ts";
import type { Holder, Setting } from "./setting.ts";

/**
 * Draws a piece in the frame of its parent. Undefined if it cannot be read, or if its result depends on more than the
 * setting. `shared` is its element if others depend on it.
 */
export function drawPiece(
  setting: Setting,
  holder: Holder,
  piece: UndrawnPiece,
  shared: SvgElement | undefined,
  frame: Frame,
): DrawnPiece | undefined {
  const { file } = setting.document;
  const box = piece.tag && holder.textBox(piece);
  const element = shared ?? box ?? parsePart(file, piece.text, holder.element);
  if (!element) return undefined;
  const audit = createFaults();
  auditElements(element, audit);
  const recording = recordLookUps(frame.drawing.resources);
  const drawing = {
    ...frame.drawing,
    resources: recording.resources,
    faults: createFaults(),
    facts: noFacts(),
    symbols: new Map<string, SceneSymbol>(),
    used: new Map(),
    tally: { drawn: 0, placed: false, coloured: false },
    sound: setting.sound,
  };
  const items = drawElement(element, { ...frame, drawing });
  if (setting.ids.takeLost()) return undefined;
  const { texts, pictures, svgPictures, icons, missing } = drawing.facts;
  return {
    part: {
      items: exact(items),
      symbols: exact([...drawing.symbols.values()]),
      texts: exact(texts),
      pictures: exact(pictures),
      svgPictures: exact(svgPictures),
      icons: exact(icons),
      missing: exact(missing),
    },
    lookUps: recording.take(),
    audit: exact(audit.list),
    faults: exact(drawing.faults.list),
    cost: drawing.tally.drawn,
    work: pieceWork(nameOfPiece(marksOf(piece).name, holder.name), piece.length, drawing.tally.drawn),
  };
}

const NONE: readonly never[] = [];

/** A list that takes no more memory than it needs: thousands of pieces are kept and most of these lists are empty. */
const exact = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list.slice());
