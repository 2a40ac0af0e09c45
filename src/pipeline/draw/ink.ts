/** How scenes are drawn in the look that is printed: as their templates draw them, with less ink, or in grey. */
import type { Game } from "../../game/game.ts";
import { INKS, type Ink } from "../../game/ink.ts";
import { greyScene } from "../../scene/ink/grey-scene.ts";
import { type LowInkOptions, lowInkScene } from "../../scene/ink/low-ink-scene.ts";
import type { Scene } from "../../scene/scene.ts";
import type { CompiledTemplates } from "../../template/template.ts";

/** Suffixes of file names. */
export const INK_ENDINGS: Readonly<Record<Ink, string>> = { full: "", low: "-low-ink", gray: "-gray" };

/** The same with the language of a translation: "-low-ink-de". */
export const endingOf = ({ game }: { readonly game: Pick<Game, "ink" | "locale"> }): string =>
  `${INK_ENDINGS[game.ink]}${languageEnding(game.locale)}`;

/** All endings that files of a game may have. */
export const endingsOf = ({ locales = [] }: Pick<Game, "locales">): readonly string[] =>
  INKS.flatMap((ink) => [undefined, ...locales].map((lang) => `${INK_ENDINGS[ink]}${languageEnding(lang)}`));

/** "-de"; nothing for the original. */
export const languageEnding = (lang: string | undefined): string =>
  lang === undefined ? "" : `-${lang.toLowerCase()}`;

export interface InkLook {
  /** Identifies it among the looks of a game, for names of what is drawn. */
  readonly name: "" | "low" | "gray";
  draw(scene: Scene, options: LowInkOptions): Scene;
}

const AS_DRAWN: InkLook = { name: "", draw: (scene) => scene };
const LOW: InkLook = { name: "low", draw: lowInkScene };
const GREY: InkLook = { name: "gray", draw: greyScene };

/** The look of what a template draws. A template that reads `@ink` says itself what the low-ink look leaves out. */
export function inkLookOf(ink: Ink, template: string, templates: CompiledTemplates): InkLook {
  if (ink === "gray") return GREY;
  if (ink === "full" || templates.get(template)?.dataReads.has("ink")) return AS_DRAWN;
  return LOW;
}
