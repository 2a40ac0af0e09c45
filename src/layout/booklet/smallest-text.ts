/** The smallest text of a picture, and whether it is legible when the picture is printed on a page. */
import type { Picture } from "../../booklet/blocks.ts";
import { shortened } from "../../diagnostics/words.ts";
import type { Scene } from "../../scene/scene.ts";
import { walkScene } from "../../scene/scene-walk.ts";
import type { Box } from "../../units/box.ts";
import { ptOfMm, round } from "../../units/length.ts";
import type { ReportLayout, ShownPicture, SmallestText } from "./shown-picture.ts";

/** The smallest legible size in a booklet that is held in the hand. */
export const LEAST_PT = 6;

export const smallestText = (scene: Scene): SmallestText => smallestOf(scene, () => true);

/** @param isSeen whether a text at this place of the scene is visible */
export function smallestOf(scene: Scene, isSeen: (place: Box) => boolean): SmallestText {
  let found: SmallestText = { text: "", pt: Number.POSITIVE_INFINITY };
  for (const { item, layer, text, place } of walkScene(scene).runs) {
    const pt = ptOfMm(item.size * layer.scale);
    if (pt < found.pt - 1e-6 && text.trim() !== "" && isSeen(place)) found = { text: text.trim(), pt };
  }
  return found;
}

/** @param scale at which it is printed, 1 in its natural size */
export function reportSmallText(
  picture: Picture,
  { scene, smallest }: ShownPicture,
  scale: number,
  report: ReportLayout,
): void {
  const found = smallest ? smallest() : smallestText(scene);
  const printed = found.pt * scale;
  if (printed >= LEAST_PT - 1e-3) return;
  report("booklet/small-text", picture.place, {
    message: `the smallest text of the picture, "${shortened(found.text, 40)}", is printed at ${round(printed, 1)} pt, expected at least ${LEAST_PT} pt`,
    why: "it cannot be read on the page",
    ...fixFor(picture, scale, found, LEAST_PT / printed),
  });
}

/** @param times how many times as large it must be */
function fixFor(
  picture: Picture,
  scale: number,
  { of }: SmallestText,
  times: number,
): { readonly label?: string; readonly fix: string } {
  const label = `at ${Math.round(scale * 100)} % of its size`;
  const needed = Math.ceil(scale * times * 100);
  if (picture.kind === "card")
    return {
      label,
      fix: `it needs ${needed} %: show a part of it in a figure, or enlarge the text on the card`,
    };
  if (scale < 1 - 1e-6)
    return {
      label: `${label}, because its line is narrow`,
      fix: `it needs ${needed} %: give it a wider line, or make it narrower`,
    };
  if (of)
    return {
      label: `${of.name} at ${of.scale}`,
      fix: `write \`scale: ${Math.ceil(of.scale * times * 100) / 100}\`, or show a \`part:\` of the card without it`,
    };
  return { fix: `make the text in its template ${Math.ceil(times * 100) / 100} times as large` };
}
