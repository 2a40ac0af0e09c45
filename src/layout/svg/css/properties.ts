/**
 * The CSS properties that layout supports: initial value and inheritance (SVG 2, property index). All of them may be
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
  "font-variant-numeric": inherited("normal"),
  "font-variant-ligatures": inherited("normal"),
  "font-variant-position": inherited("normal"),
  "font-variant-alternates": inherited("normal"),
  "font-variant-east-asian": inherited("normal"),
  "font-variation-settings": inherited("normal"),
  "font-stretch": inherited("normal"),
  "font-size-adjust": inherited("none"),
  "font-feature-settings": inherited("normal"),
  "font-kerning": inherited("auto"),
  "letter-spacing": inherited("normal"),
  "text-anchor": inherited("start"),
  direction: inherited("ltr"),
  "unicode-bidi": own("normal"),
  "line-height": inherited("normal"),
  "text-align": inherited("start"),
  "text-indent": inherited("0"),
  "text-shadow": inherited("none"),
  "white-space": inherited("normal"),
  "inline-size": own("auto"),
  "shape-inside": own("auto"),
  "shape-padding": own("0"),
  "shape-subtract": own("none"),
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
  "image-rendering": inherited("auto"),
};

const PROPERTIES: ReadonlyMap<string, Property> = new Map(Object.entries(TABLE));

export const propertyOf = (name: string): Property | undefined => PROPERTIES.get(name);

export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.keys(), "font", "marker"];

/** Properties without an effect on paper: for screens, for other kinds of boxes, or drawing programs' notes. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  ...["cursor", "pointer-events", "user-select", "touch-action", "will-change", "outline", "caret-color"],
  ...["shape-rendering", "text-rendering", "color-rendering", "color-profile", "enable-background"],
  ...["solid-color", "solid-opacity", "kerning", "text-orientation", "glyph-orientation-vertical"],
  ...[
    "glyph-orientation-horizontal",
    "shape-margin",
    "text-overflow",
    "text-align-last",
    "text-align-all",
    "clip",
    "tab-size",
  ],
  ...["font-synthesis", "font-optical-sizing", "text-decoration-skip-ink", "print-color-adjust"],
  ...["forced-color-adjust", "color-scheme", "font-smooth", "block-progression", "white-space-collapse"],
]);

export const isWithoutEffect = (name: string): boolean => WITHOUT_EFFECT.has(name);

/** A property that is not drawn: the values without an effect, and what to do instead. */
export interface NotDrawn {
  readonly harmless: readonly string[];
  readonly fix: string;
}

/** Properties that change the picture in browsers but not here. */
export const NOT_DRAWN: Readonly<Record<string, NotDrawn>> = {
  isolation: {
    harmless: ["auto"],
    fix: 'give the group opacity="0.999": its content then blends with nothing below the group',
  },
  "writing-mode": {
    harmless: ["horizontal-tb", "lr", "lr-tb", "rl", "rl-tb"],
    fix: 'the text is set horizontally; rotate it with transform="rotate(90)", or give each letter its own place',
  },
  "vector-effect": {
    harmless: ["none", "non-scaling-stroke"],
    fix: "give the element the size and the rotation that you want",
  },
  "font-stretch": {
    harmless: ["normal", "100%"],
    fix: "name the narrow or wide family itself, as in font-family: 'Roboto Condensed'",
  },
  "font-size-adjust": { harmless: ["none"], fix: "write the size that you want as font-size" },
  "font-variation-settings": {
    harmless: ["normal"],
    fix: "fonts are static files: choose one by its family, weight and slope",
  },
  "font-variant-alternates": {
    harmless: ["normal"],
    fix: "turn the feature on by its tag, as in font-feature-settings: 'salt'",
  },
  "unicode-bidi": {
    harmless: ["normal", "embed", "isolate"],
    fix: "direction follows the letters; write them in reading order",
  },
  "text-shadow": { harmless: ["none"], fix: "draw the text twice, or give it a filter with feDropShadow" },
  "transform-box": {
    harmless: ["view-box"],
    fix: "transform-origin is measured from the corner of the drawing; write the point in its units",
  },
};
