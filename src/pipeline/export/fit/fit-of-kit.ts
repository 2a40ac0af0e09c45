/** The fit of all pieces of a kit: each drawing is measured once, one after the other, however many cards show it. */
import type { Deck } from "../../../game/game.ts";
import type { ProductMatch } from "../../../press/shops/choose-product.ts";
import type { Evidence, Product } from "../../../press/shops/product.ts";
import type { Pace } from "../../progress.ts";
import type { ExportKit, ExportPiece } from "../target.ts";
import { type FitPiece, type FitReport, type FitRisk, type Verdict, verdictOf } from "./fit-report.ts";
import { type FaceMeasures, measureFace } from "./measure-face.ts";

export interface FitTerms {
  readonly shop: Evidence & { readonly id: string; readonly title: string };
  readonly matches: ReadonlyMap<Deck, ProductMatch>;
  /** What becomes of the back of a card that has none, of a product; undefined = nothing to mention. */
  readonly withoutBack: (product: Product) => string | undefined;
}

/** Only decks with a product are in the report. */
export async function fitOfKit(kit: ExportKit, terms: FitTerms, progress: Pace): Promise<FitReport> {
  const { shop, matches } = terms;
  const pieces = kit.pieces.filter(({ deck }) => matches.has(deck));
  const known = new Map<string, FaceMeasures>();
  const all: FitPiece[] = [];
  for (const [index, piece] of pieces.entries()) {
    await progress.pause();
    all.push(...sidesOf(kit, piece, terms, known));
    progress.step("measuring card", index + 1, pieces.length);
  }
  const counts: Record<Verdict, number> = { pass: 0, check: 0, fail: 0 };
  for (const { verdict } of all) counts[verdict] += 1;
  const { id: target, title, source, verified } = shop;
  return {
    fit: 1,
    shop: { target, title, source, verified },
    game: kit.game.id,
    kit: kit.id,
    counts,
    pieces: all,
  };
}

function* sidesOf(
  { made }: ExportKit,
  { deck, card, front, back }: ExportPiece,
  { matches, withoutBack }: FitTerms,
  known: Map<string, FaceMeasures>,
): Iterable<FitPiece> {
  const match = matches.get(deck) as ProductMatch;
  for (const [side, key] of [["front", front] as const, ["back", back] as const]) {
    if (key === undefined) continue;
    const name = `${deck.id} ${side} ${key}`;
    const measures = known.get(name) ?? measureFace(made.laid.scenes.get(key), { deck, side, match });
    known.set(name, measures);
    const detail = side === "front" && back === undefined ? withoutBack(match.product) : undefined;
    const lacking: readonly FitRisk[] =
      detail === undefined ? [] : [{ risk: "no-back", verdict: "check", detail, amount: 0 }];
    const risks = [...measures.risks, ...lacking];
    const place = { deck: deck.id, card: card.id, side, product: match.product.id };
    yield { ...place, verdict: verdictOf(risks), ...measures, risks };
  }
}
