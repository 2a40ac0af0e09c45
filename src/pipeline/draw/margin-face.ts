/** The font of the text in the margins of sheets, which is credited like those of cards. */
import type { Face } from "../../font/face.ts";
import type { FontBook } from "../../font/font-book.ts";
import type { TextStyle } from "../../layout/text/text-spec.ts";

/** Margin text is not part of the game's look; if the family is missing, any face is used. */
export const MARGIN_STYLE: TextStyle = {
  families: ["Alegreya"],
  weight: 400,
  italic: false,
  fill: { kind: "solid", colour: "#444444", opacity: 1 },
  stroke: null,
  letterSpacing: 0,
  features: {},
};

/** The face of the margin text; undefined if a project has no fonts. */
export const marginFace = (fonts: FontBook): Face | undefined =>
  fonts.find(MARGIN_STYLE.families, MARGIN_STYLE.weight, MARGIN_STYLE.italic);
