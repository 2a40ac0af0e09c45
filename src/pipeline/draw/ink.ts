/** How scenes are drawn in the look that is printed: as their templates draw them, with less ink, or in grey. */
import type { Ink } from "../../game/ink.ts";
import { greyScene } from "../../scene/ink/grey-scene.ts";
import { type LowInkOptions, lowInkScene } from "../../scene/ink/low-ink-scene.ts";
import type { Scene } from "../../scene/scene.ts";
import type { CompiledTemplates } from "../../template/template.ts";

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
