/**
 * Lays out a face piece by piece: pieces drawn before are reused with their faults and facts, the others are drawn at their
 * places. The result equals that of laying out the whole drawing in every detail; if that is not certain, there is none.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { firstOfPlace } from "../../diagnostics/first-of-place.ts";
import type { Scene, ScenePart, SceneSymbol } from "../../scene/scene.ts";
import type { DrawingPieces } from "../../template/pieces.ts";
import { isIdentity } from "../../units/matrix.ts";
import type { Desk } from "../desk.ts";
import type { FaceSvg, LaidFace } from "../face-drawing.ts";
import type { FaceSetup } from "../fit-face.ts";
import { createFaults } from "../svg/faults.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { joined, joinedOf } from "./joined.ts";
import { PieceDrawer } from "./piece-drawer.ts";
import { listOfWork } from "./piece-work.ts";
import { recallOf } from "./recall.ts";
import type { Setting } from "./setting.ts";
import { sharedPieces } from "./shared-pieces.ts";
import { isWithinLimits } from "./within-limits.ts";

/** Undefined if the drawing must be laid out as a whole, to report its faults or to understand it. */
export function layOutPieces({ file, pieces }: FaceSvg, setup: FaceSetup, desk: Desk): LaidFace | undefined {
  if (!pieces || !isWithinLimits(pieces)) return undefined;
  const shared = sharedPieces(pieces);
  const setting = shared && recallOf(desk).setting(file, setup, pieces, shared);
  return setting && faceIn(setting, pieces);
}

function faceIn(setting: Setting, { pieces }: DrawingPieces): LaidFace | undefined {
  const drawer = new PieceDrawer(setting);
  const drawn: DrawnPiece[] = [];
  let cost = 0;
  for (const child of pieces) {
    if (typeof child === "string") continue;
    const piece = drawer.child(child);
    if (!piece) return undefined;
    cost += piece.cost;
    // The whole would be laid out up to its limit, so no further piece is needed.
    if (cost > XML_LIMITS.elements) return undefined;
    drawn.push(piece);
  }
  return {
    value: sceneOf(
      setting,
      drawn.map(({ part }) => part),
    ),
    diagnostics: diagnosticsOf(setting, drawn),
    own: drawer.own,
    work: listOfWork(joinedOf(drawn, workOf)),
    lookUps: joinedOf(drawn, lookUpsOf),
  };
}

const workOf = ({ work }: DrawnPiece) => work;
const lookUpsOf = ({ lookUps }: DrawnPiece) => lookUps;
const auditOf = ({ audit }: DrawnPiece) => audit;
const faultsOf = ({ faults }: DrawnPiece) => faults;

/** In the order of laying out the whole: the audit of all elements, style and fit, the drawing. */
function diagnosticsOf({ root, faults }: Setting, drawn: readonly DrawnPiece[]): readonly Diagnostic[] {
  const all = joined([root.audit, joinedOf(drawn, auditOf), faults, joinedOf(drawn, faultsOf)]);
  if (all.length === 0) return all;
  const once = createFaults();
  once.addAll(all);
  return firstOfPlace(once.list);
}

const itemsOf = ({ items }: ScenePart) => items;
const symbolsOf = ({ symbols }: ScenePart) => symbols;
const textsOf = ({ texts }: ScenePart) => texts;
const picturesOf = ({ pictures }: ScenePart) => pictures;
const svgPicturesOf = ({ svgPictures }: ScenePart) => svgPictures;
const iconsOf = ({ icons }: ScenePart) => icons;
const missingOf = ({ missing }: ScenePart) => missing;

const NO_SYMBOLS: Scene["symbols"] = {};

function byId(symbols: readonly SceneSymbol[]): Scene["symbols"] {
  if (symbols.length === 0) return NO_SYMBOLS;
  const record: Record<string, SceneSymbol> = {};
  // Their ids are digests.
  for (const symbol of symbols) record[symbol.id] = symbol;
  return record;
}

function sceneOf({ setup, root, fitted }: Setting, parts: readonly ScenePart[]): Scene {
  const { origin } = root.element;
  const { ctm: transform } = fitted;
  const items = joinedOf(parts, itemsOf);
  const isInPlace = items.length === 0 || isIdentity(transform);
  return {
    trim: setup.trim,
    bleed: setup.bleed,
    items: isInPlace ? items : [{ kind: "group", origin, transform, opacity: 1, items }],
    symbols: byId(joinedOf(parts, symbolsOf)),
    texts: joinedOf(parts, textsOf),
    pictures: joinedOf(parts, picturesOf),
    svgPictures: joinedOf(parts, svgPicturesOf),
    icons: joinedOf(parts, iconsOf),
    missing: joinedOf(parts, missingOf),
    parts,
  };
}
