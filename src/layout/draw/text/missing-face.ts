/** Reports a weight or a slope that the family of a text does not have, and what is printed instead. */
import type { Face } from "../../../font/face.ts";
import { lookInside } from "../../../font/named-face.ts";
import { declarationsOf } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { TextStyle } from "../../text/text-spec.ts";
import type { Frame } from "../frame.ts";
import { asksForLooks } from "./font-features.ts";

/** Weights closer than this look alike; foundries number the same weight differently by up to 75. */
const NOTICEABLE = 100;

/** A warning if the family that sets the text lacks the wanted weight or italic. Only explicit values count. */
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
  if (specifiesWeight(frame, element) && isOtherWeight(weight, face)) {
    lost.push(`weight ${weight}`);
    used.push(`weight ${face.weight}`);
  }
  if (italic && !face.italic) {
    lost.push("italic");
    used.push("upright letters");
  }
  if (lost.length === 0) return;
  const message = `the family "${face.family}" has no ${lost.join(" ")}; the text is set in ${used.join(", ")}`;
  const fix = `add the font file to the fonts folder, or use what the family has: ${offeredBy(resources.fonts.faces, face)}`;
  faults.add(element.place, "warning", "template/missing-face", message, { fix });
}

/** Small capitals, superscripts and subscripts must be glyphs of the font; none are made by scaling letters. */
function reportLooks(frame: Frame, element: SvgElement, face: Face): void {
  for (const [word, tag] of asksForLooks(frame.style)) {
    const [plain, changed] = [{}, { [tag]: true }].map((features) =>
      face.shape(SAMPLE, features, false)?.ids.join(),
    );
    if (plain !== changed) continue;
    const message = `the font has no glyphs for font-variant: ${word} ("${face.family}"); its usual letters are printed`;
    const fix = "use a font that has them, or write capitals in a smaller size, or use baseline-shift";
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
}

/** Letters and figures that fonts draw such glyphs for first. */
const SAMPLE = "abcdehimnorst0123456789";

/** True if a weight is written on the element or above it; "bolder" and "lighter" are only preferences. */
function specifiesWeight({ drawing }: Frame, element: SvgElement): boolean {
  const own = element.attributes[element.name === "b:text" ? "weight" : "b:weight"];
  if (own !== undefined) return !isWish(own);
  for (let at: SvgElement | undefined = element; at; at = at.parent) {
    const declared = declarationsOf(at, drawing.document.sheet)?.["font-weight"];
    if (declared !== undefined && declared !== "inherit") return !isWish(declared);
  }
  return false;
}

const isWish = (weight: string): boolean => /^\s*(bolder|lighter)\s*$/.test(weight);

/** "normal" means the regular weight of a family, whatever similar number it has. */
function isOtherWeight(wanted: number, { weight }: Face): boolean {
  const difference = Math.abs(wanted - weight);
  return wanted === 400 ? difference > NOTICEABLE : difference >= NOTICEABLE;
}

function offeredBy(faces: readonly Face[], { family }: Face): string {
  const own = faces.filter((face) => face.family === family);
  const words = own.map(({ weight, italic }) => `${weight}${italic ? " italic" : ""}`);
  return [...new Set(words)].sort().join(", ");
}
