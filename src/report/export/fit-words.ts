/** A fit report in a terminal: the counts, then what is wrong, worst first, each kind once for all cards that have it. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { counted } from "../../diagnostics/words.ts";
import type { FitPiece, FitReport, FitRisk } from "../../index.ts";

/** Lines about risks; the rest is in the file. */
const MOST_LINES = 8;

interface Found extends FitRisk {
  readonly piece: FitPiece;
}

/** @param risks their names, the most severe first */
export function fitLines({ counts, pieces }: FitReport, risks: readonly string[]): readonly string[] {
  const found = pieces.flatMap((piece) => piece.risks.map((risk): Found => ({ ...risk, piece })));
  const groups = [
    ...groupedBy(found, ({ risk, verdict, piece }) => `${verdict} ${risk} ${piece.deck} ${piece.side}`),
  ];
  const worst = groups.map(([, all]) => all.toSorted((a, b) => b.amount - a.amount));
  const lines = worst.toSorted(byGravity(risks)).map(lineOf);
  const more = lines.length - MOST_LINES;
  const { pass, check, fail } = counts;
  return [
    `fit of ${counted(pieces.length, "side")}: ${pass} pass, ${check} to check, ${fail} fail; details in fit.json`,
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`${counted(more, "more kind")} of risk in fit.json`] : []),
  ];
}

/** Failures first, then in the order of the names, then those with the largest amount. */
function byGravity(risks: readonly string[]): (a: readonly Found[], b: readonly Found[]) => number {
  const rank = ({ verdict, risk }: Found): number =>
    (verdict === "fail" ? 0 : risks.length) + risks.indexOf(risk);
  return ([a], [b]) => (a && b ? rank(a) - rank(b) || b.amount - a.amount : 0);
}

function lineOf(all: readonly Found[]): string {
  const [{ verdict, risk, detail, piece }] = all as [Found];
  const others = all.length - 1;
  const also = others > 0 ? `, and ${counted(others, "more card")} of the deck` : "";
  return `${verdict} ${risk}: ${piece.deck}/${piece.card} ${piece.side}: ${detail}${also}`;
}
