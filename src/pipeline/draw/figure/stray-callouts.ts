/** Reports call-outs outside their figure. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { strayCallouts } from "../../../figure/stray-callouts.ts";
import type { Figure } from "../../../game/booklets/figure.ts";
import { below } from "../../../game/fault.ts";
import type { Game } from "../../../game/game.ts";
import { nodeAt, placeOf } from "../../../source/locate.ts";
import type { Sources } from "../../../source/tree.ts";
import { round } from "../../../units/length.ts";

export function reportStray({ figures }: Pick<Game, "figures">, sources: Sources): readonly Diagnostic[] {
  return figures
    .filter((figure) => isWhole(figure, sources))
    .flatMap((figure) =>
      strayCallouts(figure).map(({ callout, at, room }) => {
        const [right, bottom] = [round(room.x + room.width, 2), round(room.y + room.height, 2)];
        return {
          ...placeOf(sources, below(callout.source, "at")),
          rule: "figure/callout-off-figure",
          severity: "error" as const,
          message: `the call-out at ${at.x}, ${at.y} is outside the figure`,
          label: `from ${room.x}, ${room.y} to ${right}, ${bottom} it is on it`,
          fix: "write a place in mm from the top left corner of the figure's content, or the name of a square",
        };
      }),
    );
}

/** Whether it shows everything in its file. What is missing has been reported, and makes the figure smaller. */
function isWhole({ cards, track, squares, source }: Figure, sources: Sources): boolean {
  const root = sources.get(source.file)?.root;
  const written = (field: string): number => {
    const node = root && nodeAt(root, [...source.path, field]);
    return node?.kind === "list" ? node.items.length : 0;
  };
  return (
    cards.length === written("cards") &&
    track.length === written("track") &&
    (squares.length > 0 || track.length > 0 || written("squares") === 0)
  );
}
