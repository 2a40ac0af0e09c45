/**
 * How well the pieces of a kit fit the products of a shop, as data: `fit.json` beside the files. Its schema is
 * docs/schemas/fit.schema.json; while `fit` is 1, fields may be added, and none changes or goes.
 */

export const VERDICTS = ["pass", "check", "fail"] as const;
/** `check`: look at it before you order; `fail`: it will not come out as drawn. */
export type Verdict = (typeof VERDICTS)[number];

export const RISKS = {
  "text-cut": "text is cut off",
  "low-resolution": "a picture is printed with too few pixels",
  "art-cut": "the product is smaller than the piece",
  "no-back": "there is no back",
  "text-outside-safe-zone": "text is closer to the cut than the shop allows",
  "bleed-made-up": "the drawing ends too early; what is missing is its mirror image",
  "bleed-unknown": "the drawing is too intricate for its bleed to be measured",
  "border-added": "the product is larger than the piece, which gets a white border",
  "little-used": "what is on the card uses little of the safe zone",
} as const;
export type Risk = keyof typeof RISKS;

export interface FitRisk {
  readonly risk: Risk;
  readonly verdict: "check" | "fail";
  /** What was measured, in words: "\"Mutiny\" 0.4 mm beyond the cut". */
  readonly detail: string;
  /** The worse, the larger: mm or dpi that are missing. */
  readonly amount: number;
}

/** One side of a card. */
export interface FitPiece {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  readonly product: string;
  readonly verdict: Verdict;
  /** Percent of the safe zone that the box around everything but the background covers; null if there is nothing else. */
  readonly safeUse: number | null;
  /** Pixels per inch of the coarsest picture as printed; null if there are none. */
  readonly leastDpi: number | null;
  /** mm from the cut to the text that comes closest, below 0 beyond it; null if there is no text. */
  readonly textMargin: number | null;
  /**
   * mm beyond the cut: asked for, and drawn where the drawing reaches least far; null if that could not be measured. Paper
   * that stays white counts as drawn.
   */
  readonly bleed: { readonly wanted: number; readonly drawn: number | null };
  readonly risks: readonly FitRisk[];
}

export interface FitReport {
  readonly fit: 1;
  readonly shop: {
    readonly target: string;
    readonly title: string;
    readonly source: string;
    readonly verified: string;
  };
  readonly game: string;
  readonly kit: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** In the order of the kit. */
  readonly pieces: readonly FitPiece[];
}

/** The verdict of the worst risk. */
export const verdictOf = (risks: readonly FitRisk[]): Verdict =>
  risks.some(({ verdict }) => verdict === "fail") ? "fail" : risks.length > 0 ? "check" : "pass";
