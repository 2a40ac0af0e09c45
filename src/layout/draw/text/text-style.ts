/** The style of text in the form of the text engine, from CSS. */
import { nearest } from "../../../diagnostics/nearest.ts";
import { familyBefore } from "../../../font/named-face.ts";
import { unknownFamilies } from "../../../font/unknown-families.ts";
import { cssValue } from "../../svg/css/style.ts";
import { splitList } from "../../svg/lengths.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { TextStyle } from "../../text/text-spec.ts";
import type { Frame } from "../frame.ts";
import { badProperty, readLength } from "../read-attribute.ts";
import { featuresOf } from "./font-features.ts";

/** Everything except the paints, which may depend on the size of the set text. */
export function textStyleOf(frame: Frame, element: SvgElement): TextStyle {
  const { style } = frame;
  if (Number.isNaN(Number(cssValue(style, "font-size"))))
    badProperty(frame, element, "font-size", "a length");
  return {
    families: usableFamilies(frame, cssValue(style, "font-family")),
    weight: weightOf(frame, element),
    italic: /^(italic|oblique)/.test(cssValue(style, "font-style")),
    fill: { kind: "solid", colour: "#000000", opacity: 1 },
    stroke: null,
    letterSpacing: letterSpacing(frame, element),
    features: featuresOf(style),
  };
}

/** "'Pirata One', serif" as names. */
function parseFamilies(text: string): readonly string[] {
  return (text.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((name) =>
      name
        .trim()
        .replace(/^["']|["']$/g, "")
        .replace(/\s+/g, " "),
    )
    .filter((name) => name !== "");
}

/** The default look: the font of a text without a font family, whatever files the game has. */
const SHARED_FAMILY = "Alegreya";

const defaultFamily = ({ drawing }: Frame): string | undefined => {
  const { fonts } = drawing.resources;
  return fonts.has(SHARED_FAMILY) ? SHARED_FAMILY : fonts.families[0];
};

/** The families of a text; after them the default if no font file has any of them. */
export function usableFamilies(frame: Frame, text: string): readonly string[] {
  const families = parseFamilies(text);
  if (families.some((family) => frame.drawing.resources.fonts.has(family))) return families;
  return [...families, ...[defaultFamily(frame) ?? []].flat()];
}

/** A warning if no font file has any family of the text. */
export function reportFamilies(frame: Frame, element: SvgElement): void {
  const { resources, faults } = frame.drawing;
  const { fonts } = resources;
  const own = element.attributes[element.name === "b:text" ? "font" : "b:font"];
  const families = parseFamilies(own ?? cssValue(frame.style, "font-family"));
  const [first] = unknownFamilies(families, fonts);
  if (first === undefined || families.some((family) => fonts.has(family))) return;
  const near = nearest(first, fonts.families) ?? familyBefore(first, fonts.families);
  const fix = near
    ? `did you mean "${near}"?`
    : `put its font files into the fonts folder, or use one of ${some(fonts.families)}`;
  const message = `no font file has the family "${first}"; the text is set in ${defaultFamily(frame) ?? "nothing"}`;
  faults.add(element.place, "warning", "template/unknown-font", message, { fix });
}

const some = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 6).join(", ")} …` : names.join(", ");

function weightOf(frame: Frame, element: SvgElement): number {
  const weight = Number(cssValue(frame.style, "font-weight"));
  if (weight >= 1 && weight <= 1000) return weight;
  badProperty(frame, element, "font-weight", "normal, bold or 100 to 900");
  return 400;
}

function letterSpacing(frame: Frame, element: SvgElement): number {
  const text = cssValue(frame.style, "letter-spacing");
  if (text === "normal") return 0;
  const length = readLength(frame, text, "x");
  if (length === undefined) badProperty(frame, element, "letter-spacing", "a length or normal");
  return length ?? 0;
}

/** "smcp -liga": features by their tags, those with a minus off; undefined if a word is not a tag. */
export function parseFeatures(text: string): Readonly<Record<string, boolean>> | undefined {
  const words = splitList(text);
  if (!words.every((word) => /^[+-]?[A-Za-z0-9]{4}$/.test(word))) return undefined;
  return Object.fromEntries(words.map((word) => [word.replace(/^[+-]/, ""), !word.startsWith("-")]));
}
