/**
 * The CSS properties that layout knows: first value and inheritance (SVG 2, property index). Everything here may be
 * written as an attribute, in `style=""` or in a `<style>` sheet.
 */
export interface Property {
  readonly initial: string;
  readonly inherited: boolean;
}

const inherited = (initial: string): Property => ({ initial, inherited: true });
const own = (initial: string): Property => ({ initial, inherited: false });

const TABLE: Readonly<Record<string, Property>> = {
  color: inherited("black"),
  fill: inherited("black"),
  "fill-opacity": inherited("1"),
  "fill-rule": inherited("nonzero"),
  "clip-rule": inherited("nonzero"),
  stroke: inherited("none"),
  "stroke-opacity": inherited("1"),
  "stroke-width": inherited("1"),
  "stroke-linecap": inherited("butt"),
  "stroke-linejoin": inherited("miter"),
  "stroke-miterlimit": inherited("4"),
  "stroke-dasharray": inherited("none"),
  "stroke-dashoffset": inherited("0"),
  "paint-order": inherited("normal"),
  visibility: inherited("visible"),
  "font-family": inherited(""),
  "font-size": inherited("16"),
  "font-weight": inherited("400"),
  "font-style": inherited("normal"),
  "font-variant": inherited("normal"),
  "font-variant-caps": inherited("normal"),
  "font-feature-settings": inherited("normal"),
  "font-kerning": inherited("auto"),
  "letter-spacing": inherited("normal"),
  "text-anchor": inherited("start"),
  direction: inherited("ltr"),
  "white-space": inherited("normal"),
  "dominant-baseline": inherited("auto"),
  "alignment-baseline": own("baseline"),
  "baseline-shift": own("baseline"),
  display: own("inline"),
  opacity: own("1"),
  "clip-path": own("none"),
  mask: own("none"),
  "mask-type": own("luminance"),
  "color-interpolation": inherited("sRGB"),
  filter: own("none"),
  "mix-blend-mode": own("normal"),
  "vector-effect": own("none"),
  "transform-origin": own("0 0"),
  "transform-box": own("view-box"),
  overflow: own("hidden"),
  "stop-color": own("black"),
  "stop-opacity": own("1"),
  "flood-color": own("black"),
  "flood-opacity": own("1"),
  "lighting-color": own("white"),
  "color-interpolation-filters": inherited("linearRGB"),
  "marker-start": inherited("none"),
  "marker-mid": inherited("none"),
  "marker-end": inherited("none"),
  "text-decoration": own("none"),
  "text-decoration-line": own("none"),
  "text-decoration-style": own("solid"),
  "text-decoration-color": own("currentcolor"),
  "text-decoration-thickness": own("auto"),
  "text-transform": inherited("none"),
  "word-spacing": inherited("normal"),
  "writing-mode": inherited("horizontal-tb"),
  isolation: own("auto"),
};

const PROPERTIES: ReadonlyMap<string, Property> = new Map(Object.entries(TABLE));

export const propertyOf = (name: string): Property | undefined => PROPERTIES.get(name);

/** A property that is not drawn: the values that change nothing, and what to do instead. */
export interface NotDrawn {
  readonly harmless: readonly string[];
  readonly fix: string;
}

/** Properties that change the picture elsewhere but not here. */
export const NOT_DRAWN: Readonly<Record<string, NotDrawn>> = {
  isolation: {
    harmless: ["auto"],
    fix: 'give the group opacity="0.999": then what is blended inside mixes with nothing below it',
  },
  "writing-mode": {
    harmless: ["horizontal-tb", "lr", "lr-tb", "rl", "rl-tb"],
    fix: 'the text is set horizontally; turn it with transform="rotate(90)", or put each letter at a place of its own',
  },
  "transform-box": {
    harmless: ["view-box"],
    fix: "transform-origin counts from the corner of the drawing; write the point in its units",
  },
};
