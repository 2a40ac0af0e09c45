/** Reports numbers in figures that cannot be read because a later one covers them. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { coveredNumbers } from "../../../figure/covered-numbers.ts";
import { below } from "../../../game/fault.ts";
import type { Game } from "../../../game/game.ts";
import { placeOf } from "../../../source/locate.ts";
import type { Sources } from "../../../source/tree.ts";
import { planned } from "./figure-faces.ts";

export function reportCovered({ figures }: Pick<Game, "figures">, sources: Sources): readonly Diagnostic[] {
  return figures.flatMap((figure) =>
    coveredNumbers(figure, planned(figure)).map(({ number, by, source, over }) => ({
      ...placeOf(sources, below(source, "at")),
      rule: "figure/covered-number",
      severity: "warning" as const,
      message: `number ${by} of the figure covers number ${number}`,
      fix: "move one of the two, or put one next to its card with beside: left or right",
      related: [{ ...placeOf(sources, below(over, "at")), message: `number ${number}` }],
    })),
  );
}
