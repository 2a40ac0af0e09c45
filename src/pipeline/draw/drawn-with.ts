/**
 * The icons and fonts of all drawings of a game, whether printed now or not, for its credits. Posters and lists are
 * drawn, and thus credited, only by builds that print them.
 */
import type { FontBook } from "../../font/font-book.ts";
import type { IconCredit } from "../../icons/credit.ts";
import type { Item } from "../../scene/scene.ts";
import type { IconLibrary } from "../look/icons.ts";
import type { FamilyCredit } from "./credits.ts";
import type { LaidGame } from "./lay-out-game.ts";
import { marginFace } from "./margin-face.ts";

export interface DrawingGame {
  readonly laid: LaidGame;
  readonly fonts: FontBook;
  readonly icons: Pick<IconLibrary, "creditOf">;
}

export interface Drawn {
  readonly icons: readonly IconCredit[];
  readonly families: readonly FamilyCredit[];
}

/** @param marks the marks of sheets, whose texts use fonts too */
export function drawnWith({ laid, fonts, icons }: DrawingGame, marks: readonly Item[] = []): Drawn {
  const surveys = [...laid.surveys.values()];
  const faces = new Set([
    ...surveys.flatMap(({ fontFaces }) => fontFaces),
    ...marks.flatMap((item) => (item.kind === "glyphs" ? item.face : [])),
    // Every sheet has text in its margin.
    marginFace(fonts)?.key,
  ]);
  const drawings = new Set(surveys.flatMap((survey) => survey.drawings));
  return {
    icons: [...drawings].flatMap((file) => icons.creditOf(file) ?? []),
    families: fonts.faces
      .filter(({ key }) => faces.has(key))
      .map(({ family, credit }) => ({ family, ...credit })),
  };
}
