/** The texts of a figure that are printed: labels of its cards, and what its numbers stand for. */
import type { Figure } from "../../game/booklets/figure.ts";
import type { SourcePath } from "../../source/tree.ts";

export interface FigureText {
  readonly text: string;
  /** In its file. */
  readonly path: SourcePath;
  /** It stands on the figure itself, as a text of its drawing. */
  readonly isDrawn: boolean;
}

export function figureTexts({ cards, callouts }: Pick<Figure, "cards" | "callouts">): readonly FigureText[] {
  const labels = cards.flatMap(({ label, source }) =>
    label === undefined ? [] : [{ text: label, path: [...source.path, "label"], isDrawn: true }],
  );
  const numbers = [...cards.flatMap((card) => card.callouts), ...callouts];
  return [
    ...labels,
    ...numbers.map(({ words, source }) => ({ text: words, path: [...source.path, "words"], isDrawn: false })),
  ];
}
