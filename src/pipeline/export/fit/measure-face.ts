/**
 * Measures one drawing against the product that it is printed on: what the scene knows of its texts and pictures, and
 * where it ends at the cut, with the numbers of a shop instead of those of the deck.
 * Limits: letters inside pictures are not seen as text; shaped pieces are measured at their own outline.
 */
import { shortened } from "../../../diagnostics/words.ts";
import type { Deck } from "../../../game/game.ts";
import { hasBorder, type ProductMatch, UNSEEN } from "../../../press/shops/choose-product.ts";
import { FAIR_DPI, marginOf } from "../../../rules/on-faces/scene-signs.ts";
import { TOLERANCE } from "../../../rules/on-faces/suspects.ts";
import { edgeStretches } from "../../../scene/edge/edge-ink.ts";
import { areSpent, startLooks } from "../../../scene/looks.ts";
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
/** Percent, of fronts: a back may well have a small emblem in its middle. */
const LITTLE_USE = 40;

export interface FaceTerms {
  readonly deck: Deck;
  readonly side: "front" | "back";
  readonly match: ProductMatch;
  /** Budget for examining the edge (looks.ts); default that of a face. */
  readonly mostLooks?: number;
}

export function measureFace(scene: Scene, terms: FaceTerms): FaceMeasures {
  const { deck, side, match, mostLooks } = terms;
  const { product } = match;
  const cutBox = cutBoxOf(scene, match);
  const safe = outset(cutBox, -product.safe);
  const trimBox = { x: 0, y: 0, ...scene.trim };
  // Text beyond both is not on the card, whoever cuts it; beyond the product's cut alone, it is lost there.
  const shown = scene.texts.filter(({ ink }) => ink && (overlaps(ink, trimBox) || overlaps(ink, cutBox)));
  const texts = shown.flatMap((text) => marginOfText(text, cutBox, deck));
  const nearest = texts.toSorted((a, b) => a.margin - b.margin)[0];
  const leastDpi = leastDpiOf(scene);
  const bleed = bleedOf(scene, deck, product.bleed + mostOf(match.pad), mostLooks);
  const safeUse = useOf(scene, cutBox, safe);
  const risks = [
    ...textRisks(nearest, product.safe),
    ...(leastDpi !== null && leastDpi < FAIR_DPI ? [resolutionRisk(leastDpi)] : []),
    ...sizeRisks(match, deck),
    // Beyond a border there is no bleed to be drawn.
    ...(hasBorder(match, deck.bleed) ? [] : bleedRisks(bleed)),
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
  if (!ink) return [];
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

const mm = (length: number): string => `${round(length, 2)} mm`;

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

function sizeRisks(match: ProductMatch, { bleed }: Deck): readonly FitRisk[] {
  const { product, cut, pad } = match;
  const [cutMost, padMost] = [mostOf(cut), mostOf(pad)];
  const grade = cutMost > UNSEEN ? "fail" : "check";
  return [
    ...(cutMost > UNSEEN / 2
      ? [risk("art-cut", grade, `${product.id} cuts off ${mm(cutMost)} on a side`, cutMost)]
      : []),
    ...(hasBorder(match, bleed)
      ? [risk("border-added", "check", `${product.id} is ${mm(padMost)} larger on a side`, padMost)]
      : []),
  ];
}

/** How far the drawing goes on where it goes on least, up to what is wanted; null if it is too intricate to be examined. */
function bleedOf(
  scene: Scene,
  { dieLine }: Deck,
  wanted: number,
  mostLooks: number | undefined,
): FitPiece["bleed"] {
  const outline = dieLine?.outline ?? cornersOf({ x: 0, y: 0, ...scene.trim });
  const looks = startLooks(mostLooks);
  const ends = edgeStretches({ ...scene, bleed: wanted }, { outline, tabs: dieLine?.tabs ?? [] }, looks);
  if (areSpent(looks)) return { wanted: round(wanted, 3), drawn: null };
  const drawn = Math.min(wanted, ...ends.map(({ reach }) => reach));
  return { wanted: round(wanted, 3), drawn: round(drawn, 3) };
}

function bleedRisks({ wanted, drawn }: FitPiece["bleed"]): readonly FitRisk[] {
  if (drawn === null)
    return [risk("bleed-unknown", "check", "the drawing along the cut is too intricate to be examined", 0)];
  if (drawn >= wanted) return [];
  const detail = `drawn ${drawn < 0 ? `to ${mm(-drawn)} inside` : `${mm(drawn)} beyond`} the cut, expected ${mm(wanted)}`;
  return [risk("bleed-made-up", "check", detail, wanted - drawn)];
}

/** Percent of the safe zone that the box around the contents covers. */
function useOf(scene: Scene, cut: Box, safe: Box): number | null {
  const around = contentBox(scene, cut);
  if (!around) return null;
  const used = intersectionOf(around, safe);
  return used ? Math.round((100 * used.width * used.height) / (safe.width * safe.height)) : 0;
}
