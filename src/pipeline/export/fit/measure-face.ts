/**
 * Measures one drawing against the product that it is printed on: what the scene knows of its texts and pictures, and
 * where it ends at the cut, with the numbers of a shop instead of those of the deck.
 * Limits: letters inside pictures are not seen as text; shaped pieces are measured at their own outline.
 */
import { shortened } from "../../../diagnostics/words.ts";
import type { Deck } from "../../../game/game.ts";
import type { ProductMatch } from "../../../press/shops/choose-product.ts";
import { FAIR_DPI, marginOf } from "../../../rules/on-faces/scene-signs.ts";
import { TOLERANCE } from "../../../rules/on-faces/suspects.ts";
import { edgeStretches } from "../../../scene/edge/edge-ink.ts";
import type { Scene, TextFact } from "../../../scene/scene.ts";
import { clearance } from "../../../shape/clearance.ts";
import { type Box, intersectionOf, outset, overlaps } from "../../../units/box.ts";
import { cornersOf } from "../../../units/hull.ts";
import { round } from "../../../units/length.ts";
import { contentBox } from "./content-box.ts";
import type { FitPiece, FitRisk } from "./fit-report.ts";

export type FaceMeasures = Pick<FitPiece, "safeUse" | "leastDpi" | "textMargin" | "bleed" | "risks">;

/** Pixels per inch below which single pixels show. */
const POOR_DPI = 100;
/** mm that a product may cut off or add without being seen. */
const UNSEEN = 0.5;
/** Percent, of fronts: a back may well have a small emblem in its middle. */
const LITTLE_USE = 40;

export interface FaceTerms {
  readonly deck: Deck;
  readonly side: "front" | "back";
  readonly match: ProductMatch;
  /** What becomes of bleed that is not drawn. */
  readonly missingBleed: "mirrored" | "white";
}

export function measureFace(scene: Scene, { deck, side, match, missingBleed }: FaceTerms): FaceMeasures {
  const { product } = match;
  const cutBox = cutBoxOf(scene, match);
  const safe = outset(cutBox, -product.safe);
  const texts = scene.texts.flatMap((text) => marginOfText(text, cutBox, deck));
  const nearest = texts.toSorted((a, b) => a.margin - b.margin)[0];
  const leastDpi = leastDpiOf(scene);
  const bleed = bleedOf(scene, deck, product.bleed + mostOf(match.pad));
  const safeUse = useOf(scene, cutBox, safe);
  const risks = [
    ...textRisks(nearest, product.safe),
    ...(leastDpi !== null && leastDpi < FAIR_DPI ? [resolutionRisk(leastDpi)] : []),
    ...sizeRisks(match, deck),
    ...bleedRisks(bleed, missingBleed),
    ...(side === "front" && safeUse !== null && safeUse < LITTLE_USE
      ? [risk("little-used", "check", `${safeUse} % of the safe zone`, LITTLE_USE - safeUse)]
      : []),
  ];
  return { safeUse, leastDpi, textMargin: nearest ? round(nearest.margin, 2) : null, bleed, risks };
}

const risk = (
  name: FitRisk["risk"],
  verdict: FitRisk["verdict"],
  detail: string,
  amount: number,
): FitRisk => ({
  risk: name,
  verdict,
  detail,
  amount: round(amount, 2),
});

/** Where the product is cut, in mm of the scene: it lies in the middle of the piece. */
function cutBoxOf({ trim }: Scene, { cut, pad }: ProductMatch): Box {
  const [across, down] = [cut.width - pad.width, cut.height - pad.height];
  return { x: across, y: down, width: trim.width - 2 * across, height: trim.height - 2 * down };
}

interface TextMargin {
  readonly text: string;
  readonly margin: number;
}

function marginOfText({ ink, hull, text }: TextFact, cut: Box, { dieLine }: Deck): readonly TextMargin[] {
  if (!ink || !overlaps(ink, cut)) return [];
  const margin = dieLine
    ? clearance(dieLine.outline, hull ?? cornersOf(ink))
    : marginOf({ ...ink, x: ink.x - cut.x, y: ink.y - cut.y }, cut);
  return [{ text, margin }];
}

function textRisks(nearest: TextMargin | undefined, safe: number): readonly FitRisk[] {
  if (!nearest || nearest.margin >= safe - TOLERANCE) return [];
  const { margin } = nearest;
  const text = JSON.stringify(shortened(nearest.text.replaceAll("\n", " "), 24));
  if (margin < -TOLERANCE)
    return [risk("text-cut", "fail", `${text} ${mm(-margin)} beyond the cut`, safe - margin)];
  const detail = `${text} ${mm(Math.max(0, margin))} from the cut, expected ${mm(safe)}`;
  return [risk("text-outside-safe-zone", "check", detail, safe - margin)];
}

const mm = (length: number): string => `${round(length, 1)} mm`;

/** Pixel art is meant to show its pixels. */
function leastDpiOf({ pictures }: Scene): number | null {
  const all = pictures.filter(({ pixelated }) => !pixelated).map(({ dpi }) => dpi);
  return all.length === 0 ? null : Math.floor(Math.min(...all) + 1e-6);
}

const resolutionRisk = (dpi: number): FitRisk =>
  risk(
    "low-resolution",
    dpi < POOR_DPI ? "fail" : "check",
    `${dpi} dpi, expected ${FAIR_DPI}`,
    FAIR_DPI - dpi,
  );

const mostOf = ({ width, height }: ProductMatch["cut"]): number => Math.max(width, height);

/** Where the drawing of a smaller piece goes on far enough, nobody sees that the product is larger. */
function sizeRisks({ product, cut, pad }: ProductMatch, { bleed }: Deck): readonly FitRisk[] {
  const [cutMost, padMost] = [mostOf(cut), mostOf(pad)];
  const grade = cutMost > UNSEEN ? "fail" : "check";
  return [
    ...(cutMost > UNSEEN / 2
      ? [risk("art-cut", grade, `${product.id} cuts off ${mm(cutMost)} on a side`, cutMost)]
      : []),
    ...(padMost > UNSEEN && padMost > bleed
      ? [risk("border-added", "check", `${product.id} is ${mm(padMost)} larger on a side`, padMost)]
      : []),
  ];
}

/** How far the drawing goes on where it goes on least, up to what is wanted. */
function bleedOf(scene: Scene, { dieLine }: Deck, wanted: number): FitPiece["bleed"] {
  const outline = dieLine?.outline ?? cornersOf({ x: 0, y: 0, ...scene.trim });
  const ends = edgeStretches({ ...scene, bleed: wanted }, { outline, tabs: dieLine?.tabs ?? [] });
  const drawn = Math.min(wanted, ...ends.map(({ reach }) => reach));
  return { wanted: round(wanted, 3), drawn: round(drawn, 3) };
}

function bleedRisks(
  { wanted, drawn }: FitPiece["bleed"],
  missing: FaceTerms["missingBleed"],
): readonly FitRisk[] {
  if (drawn >= wanted) return [];
  const detail = `drawn ${drawn < 0 ? `to ${mm(-drawn)} inside` : `${mm(drawn)} beyond`} the cut, expected ${mm(wanted)}`;
  return [risk(missing === "mirrored" ? "bleed-made-up" : "bleed-missing", "check", detail, wanted - drawn)];
}

/** Percent of the safe zone that the box around the contents covers. */
function useOf(scene: Scene, cut: Box, safe: Box): number | null {
  const around = contentBox(scene, cut);
  if (!around) return null;
  const used = intersectionOf(around, safe);
  return used ? Math.round((100 * used.width * used.height) / (safe.width * safe.height)) : 0;
}
