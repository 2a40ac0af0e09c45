/** The fit report of an export as rows of a table, worst first. Pure. */
import type { FitPiece, FitReport } from "../../../../index.ts";

export interface FitRow {
  /** "battle/sword-9 front". */
  readonly name: string;
  readonly verdict: FitPiece["verdict"];
  /** What is wrong, in sentences; none for a piece that passes. */
  readonly faults: readonly string[];
  /** "82 %", "–" where nothing was measured. */
  readonly safeUse: string;
  readonly leastDpi: string;
  readonly textMargin: string;
  /** "3 of 3 mm". */
  readonly bleed: string;
}

const VERDICTS: readonly FitPiece["verdict"][] = ["fail", "check", "pass"];

/** @param risks names of risks, the most severe first, with what each means */
export function fitRows(
  { pieces }: Pick<FitReport, "pieces">,
  risks: Readonly<Record<string, string>>,
): readonly FitRow[] {
  const names = Object.keys(risks);
  const worst = ({ risks: own }: FitPiece) =>
    own
      .map(({ risk, amount }) => ({ rank: names.indexOf(risk), amount }))
      .sort((a, b) => a.rank - b.rank || b.amount - a.amount)[0];
  const compare = (a: FitPiece, b: FitPiece): number => {
    const [one, other] = [worst(a), worst(b)];
    const byVerdict = VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict);
    if (byVerdict !== 0 || !one || !other) return byVerdict;
    return one.rank - other.rank || other.amount - one.amount;
  };
  return pieces.toSorted(compare).map((piece) => rowOf(piece, risks));
}

const NOTHING = "–";

function rowOf(piece: FitPiece, words: Readonly<Record<string, string>>): FitRow {
  const { deck, card, side, verdict, safeUse, leastDpi, textMargin, bleed, risks } = piece;
  const shown = (value: number | null, unit: string): string =>
    value === null ? NOTHING : `${Number(value.toFixed(1))}${unit}`;
  return {
    name: `${deck}/${card} ${side}`,
    verdict,
    faults: risks.map(({ risk, detail }) => `${words[risk] ?? risk}: ${detail}`),
    safeUse: shown(safeUse, " %"),
    leastDpi: leastDpi === null ? NOTHING : String(Math.floor(leastDpi)),
    textMargin: shown(textMargin, " mm"),
    bleed: `${shown(bleed.drawn, "")} of ${shown(bleed.wanted, " mm")}`,
  };
}
