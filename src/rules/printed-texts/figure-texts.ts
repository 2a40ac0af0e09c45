/** The printed texts of a figure: labels of its cards, and the meanings of its numbers. */
import type { Figure } from "../../game/booklets/figure.ts";
import type { SourcePath } from "../../source/tree.ts";

export interface FigureText {
  readonly text: string;
  /** Its path in the file. */
  readonly path: SourcePath;
  /** True if it is on the figure itself, as a text of its drawing. */
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
