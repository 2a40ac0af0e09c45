/**
 * Lays out a face piece by piece: pieces drawn before are reused with their faults and facts, the others are drawn at their
 * places. The result equals that of laying out the whole drawing in every detail; if that is not certain, there is none.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { firstOfPlace } from "../../diagnostics/first-of-place.ts";
import type { IconFact, Item, Scene, ScenePart, SceneSymbol, TextFact } from "../../scene/scene.ts";
import type { DrawingPieces } from "../../template/pieces.ts";
import { isIdentity } from "../../units/matrix.ts";
import type { Desk } from "../desk.ts";
import type { FaceSvg, LaidFace } from "../face-drawing.ts";
import type { FaceSetup } from "../fit-face.ts";
import type { Asked } from "../look-ups.ts";
import { createFaults } from "../svg/faults.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { glanceAt } from "./glance.ts";
import { PieceDrawer } from "./piece-drawer.ts";
import { listOfWork, type PieceWork } from "./piece-work.ts";
import { recallOf } from "./recall.ts";
import type { Setting } from "./setting.ts";
import { sharedPieces } from "./shared-pieces.ts";

/** Undefined if the drawing must be laid out as a whole, to report its faults or to understand it. */
export function layOutPieces({ file, pieces }: FaceSvg, setup: FaceSetup, desk: Desk): LaidFace | undefined {
  if (!pieces) return undefined;
  const { isWithin, hasSuspect } = glanceAt(pieces);
  if (!isWithin) return undefined;
  const shared = hasSuspect ? sharedPieces(pieces) : NONE;
  const setting = shared && recallOf(desk).setting(file, setup, pieces, shared);
  return setting && faceIn(setting, pieces);
}

const NONE: readonly never[] = [];

function faceIn(setting: Setting, { pieces }: DrawingPieces): LaidFace | undefined {
  const drawer = new PieceDrawer(setting);
  const drawn: DrawnPiece[] = [];
  let [cost, isPlain] = [0, true];
  for (const child of pieces) {
    if (typeof child === "string") continue;
    const piece = drawer.child(child);
    if (!piece) return undefined;
    cost += piece.cost;
    // The whole would be laid out up to its limit, so no further piece is needed.
    if (cost > XML_LIMITS.elements) return undefined;
    if (piece.audit.length > 0 || piece.faults.length > 0) isPlain = false;
    drawn.push(piece);
  }
  const { root, faults } = setting;
  const work: PieceWork[] = [];
  const lookUps: Asked[] = [];
  for (const piece of drawn) {
    addTo(work, piece.work);
    addTo(lookUps, piece.lookUps);
  }
  return {
    value: sceneOf(setting, drawn),
    diagnostics:
      isPlain && root.audit.length === 0 && faults.length === 0 ? NONE : diagnosticsOf(setting, drawn),
    own: drawer.own,
    work: listOfWork(work),
    lookUps,
  };
}

function addTo<T>(list: T[], more: readonly T[]): void {
  for (let at = 0; at < more.length; at++) list.push(more[at] as T);
}

/** In the order of laying out the whole: the audit of all elements, style and fit, the drawing. */
function diagnosticsOf({ root, faults }: Setting, drawn: readonly DrawnPiece[]): readonly Diagnostic[] {
  const [audit, found] = [drawn.flatMap((piece) => piece.audit), drawn.flatMap((piece) => piece.faults)];
  const once = createFaults();
  once.addAll([...root.audit, ...audit, ...faults, ...found]);
  return firstOfPlace(once.list);
}

const NO_SYMBOLS: Scene["symbols"] = {};

function sceneOf({ setup, root, fitted }: Setting, drawn: readonly DrawnPiece[]): Scene {
  const parts: ScenePart[] = [];
  const items: Item[] = [];
  const texts: TextFact[] = [];
  const icons: IconFact[] = [];
  let symbols: Record<string, SceneSymbol> | undefined;
  let hasOthers = false;
  for (const { part } of drawn) {
    parts.push(part);
    addTo(items, part.items);
    addTo(texts, part.texts);
    addTo(icons, part.icons);
    // Their ids are digests.
    for (const symbol of part.symbols) {
      symbols ??= {};
      symbols[symbol.id] = symbol;
    }
    hasOthers ||= part.pictures.length + part.svgPictures.length + part.missing.length > 0;
  }
  const { origin } = root.element;
  const { ctm: transform } = fitted;
  const isInPlace = items.length === 0 || isIdentity(transform);
  return {
    trim: setup.trim,
    bleed: setup.bleed,
    items: isInPlace ? items : [{ kind: "group", origin, transform, opacity: 1, items }],
    symbols: symbols ?? NO_SYMBOLS,
    texts,
    pictures: hasOthers ? parts.flatMap(({ pictures }) => pictures) : NONE,
    svgPictures: hasOthers ? parts.flatMap(({ svgPictures }) => svgPictures) : NONE,
    icons,
    missing: hasOthers ? parts.flatMap(({ missing }) => missing) : NONE,
    parts,
  };
}
