/** Reports a weight or a slope that a text asks for and its family does not have, with what is printed instead. */

import type { Face } from "../../../font/face.ts";
import { lookInside } from "../../../font/named-face.ts";
import { declarationsOf } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { TextStyle } from "../../text/text-spec.ts";
import type { Frame } from "../frame.ts";
import { asksForLooks } from "./font-features.ts";

/** Weights nearer than this look alike; font makers number the same weight differently by up to 75. */
const NOTICEABLE = 100;

/** A warning when the family that sets the text lacks the asked weight or italic. Only what was written is asked for. */
export function reportFace(frame: Frame, element: SvgElement, style: TextStyle): void {
  const { resources, faults } = frame.drawing;
  const { families } = style;
  const family = families.find((name) => resources.fonts.has(name));
  const named = family === undefined ? undefined : resources.fonts.named(family);
  const { weight, italic } = named ? lookInside(named, style) : style;
  const face = family === undefined ? undefined : resources.fonts.find([family], weight, italic);
  if (!face) return;
  reportLooks(frame, element, face);
  const lost: string[] = [];
  const used: string[] = [];
  if (asksForWeight(frame, element) && isOtherWeight(weight, face)) {
    lost.push(`weight ${weight}`);
    used.push(`weight ${face.weight}`);
  }
  if (italic && !face.italic) {
    lost.push("italic");
    used.push("upright letters");
  }
  if (lost.length === 0) return;
  const message = `the family "${face.family}" has no ${lost.join(" ")}; the text is set in ${used.join(", ")}`;
  const fix = `add the font file to the fonts folder, or ask for what the family has: ${offeredBy(resources.fonts.faces, face)}`;
  faults.add(element.place, "warning", "template/missing-face", message, { fix });
}

/** Small capitals, raised and lowered signs are glyphs of the font; none are made by scaling letters. */
function reportLooks(frame: Frame, element: SvgElement, face: Face): void {
  for (const [word, tag] of asksForLooks(frame.style)) {
    const [plain, changed] = [{}, { [tag]: true }].map((features) =>
      face.shape(SAMPLE, features, false)?.ids.join(),
    );
    if (plain !== changed) continue;
    const message = `the font has no glyphs for font-variant: ${word} ("${face.family}"); its usual letters are printed`;
    const fix = "take a font that has them, or write capitals in a smaller size, or use baseline-shift";
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
}

/** Letters and figures that such glyphs are drawn for first. */
const SAMPLE = "abcdehimnorst0123456789";

/** True when a weight is written at the element or above it; "bolder" and "lighter" only wish for one. */
function asksForWeight({ drawing }: Frame, element: SvgElement): boolean {
  const own = element.attributes[element.name === "b:text" ? "weight" : "b:weight"];
  if (own !== undefined) return !isWish(own);
  for (let at: SvgElement | undefined = element; at; at = at.parent) {
    const said = declarationsOf(at, drawing.document.sheet)?.["font-weight"];
    if (said !== undefined && said !== "inherit") return !isWish(said);
  }
  return false;
}

const isWish = (weight: string): boolean => /^\s*(bolder|lighter)\s*$/.test(weight);

/** "normal" asks for the regular cut of a family, whatever near number that has. */
function isOtherWeight(asked: number, { weight }: Face): boolean {
  const difference = Math.abs(asked - weight);
  return asked === 400 ? difference > NOTICEABLE : difference >= NOTICEABLE;
}

function offeredBy(faces: readonly Face[], { family }: Face): string {
  const own = faces.filter((face) => face.family === family);
  const words = own.map(({ weight, italic }) => `${weight}${italic ? " italic" : ""}`);
  return [...new Set(words)].sort().join(", ");
}
