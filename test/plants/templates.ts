/** Faults in templates: invalid Handlebars, SVG and elements of Broadside, and faults of drawings. */
import { plantsOf } from "./plant.ts";

const BATTLE = "templates/battle-card.svg.hbs";
const BATTLE_BACK = "templates/battle-back.svg.hbs";
const CAPTAIN = "templates/captain-card.svg.hbs";
const DICE = "templates/dice-card.svg.hbs";
const MAP = "templates/map-card.svg.hbs";
const MAP_TICKS = "templates/partials/map-ticks.svg.hbs";
const REFERENCE = "templates/reference-card.svg.hbs";
const REFERENCE_BACK = "templates/reference-back.svg.hbs";
const REFERENCE_BADGE = "templates/partials/reference-badge.svg.hbs";
const PAPER = "templates/partials/paper.svg.hbs";
const WAVES = "templates/partials/waves.svg.hbs";
const DICE_ROW = "templates/partials/dice-row.svg.hbs";

export const TEMPLATE_PLANTS = plantsOf([
  {
    rule: "art/made-bleed",
    file: "decks/battle.yaml",
    find: "bleed: 3mm\n",
    put: "bleed: 3mm\nmissing-bleed: mirror\n",
    at: "missing-bleed: mirror",
    also: [
      [
        PAPER,
        '<rect x="-3" y="-3" width="69.5" height="94.9" fill="url(#paper)"/>',
        '<rect width="63.5" height="88.9" fill="url(#paper)"/>',
      ],
    ],
  },
  [
    "art/ends-at-cut",
    PAPER,
    '<rect x="-3" y="-3" width="69.5" height="94.9" fill="url(#paper)"/>',
    '<rect width="63.5" height="88.9" fill="url(#paper)"/>',
  ],
  [
    "art/outside-piece",
    CAPTAIN,
    "{{> paper}}",
    '{{> paper}}\n<b:icon name="anchor" x="80" y="40" size="6" fill="#111111"/>',
    '<b:icon name="anchor"',
  ],
  // Handlebars
  [
    "template/unknown-field",
    CAPTAIN,
    'fill="{{colour}}"/>\n<g transform="rotate(-2',
    'fill="{{color}}"/>\n<g transform="rotate(-2',
  ],
  ["template/unknown-field", BATTLE, "{{#times special.cost}}", "{{#times special.costs}}"],
  ["template/unknown-field", REFERENCE_BACK, "{{luck}}", "{{luk}}"],
  ["template/unknown-field", WAVES, 'r="0.8" fill="{{line}}"', 'r="0.8" fill="{{lien}}"'],
  ["template/missing-field", BATTLE, "{{timing}}", "{{timming}}"],
  ["template/unknown-helper", DICE, '(face "green" face)', '(faec "green" face)'],
  ["template/unknown-partial", BATTLE_BACK, '{{> waves fill="#1d4a78"', '{{> wavse fill="#1d4a78"'],
  ["template/unknown-data", MAP, "{{@card.id}}", "{{@crad.id}}"],
  [
    "template/recursion",
    DICE_ROW,
    '<g transform="translate(0 {{y}})">',
    '<g transform="translate(0 {{y}})">{{> dice-row y=y}}',
  ],
  ["template/raw-output", CAPTAIN, "{{name}}</b:text>", "{{{name}}}</b:text>"],
  ["template/syntax", MAP_TICKS, '{{else if (eq colour "blue")}}', '{{else if (eq colour "blue"}}'],
  ["template/wrong-arguments", BATTLE, "{{sub 52 (mul @index 4.9)}}", "{{sub 52}}"],
  ["template/wrong-value", DICE, '(face "red" face)', '(face "rod" face)'],
  ["template/not-a-list", REFERENCE, "{{#each turn}}", "{{#each made}}"],
  ["template/not-text", BATTLE, "roll {{special.cost}} or more", "roll {{special}} or more"],
  [
    "template/not-xml",
    CAPTAIN,
    '<svg xmlns="http://www.w3.org/2000/svg"',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="{{upper "a"}}"',
  ],
  ["template/zero-condition", REFERENCE, "{{bid}}</text>", "{{#if bid}}{{bid}}{{/if}}</text>"],
  [
    "template/limit",
    CAPTAIN,
    "{{#each (range 0 5)}}",
    "{{#times 900}}{{#times 900}}{{#times 900}}x{{/times}}{{/times}}{{/times}}\n{{#each (range 0 5)}}",
  ],
  ["template/reserved-name", CAPTAIN, "{{name}}</b:text>", "{{constructor}}</b:text>"],
  ["template/unsupported", CAPTAIN, "{{> paper}}", "{{#> paper}}{{/paper}}"],
  [
    "template/unknown-art",
    CAPTAIN,
    "{{> paper}}",
    '{{> paper}}\n<b:art href="art/ship.png" x="5" y="5" width="20" height="20"/>',
    "<b:art",
  ],
  ["template/unknown-icon", REFERENCE_BADGE, '<b:icon name="{{icon}}"', '<b:icon name="{{icon}}s"'],
  [
    "template/unknown-font",
    REFERENCE_BACK,
    'min-size="8pt" font="Alegreya" valign="middle" leading="1.05" fill="#241f1c">{{luck}}',
    'min-size="8pt" font="Alegria" valign="middle" leading="1.05" fill="#241f1c">{{luck}}',
  ],
  [
    "template/missing-face",
    REFERENCE_BACK,
    'min-size="8pt" font="Alegreya" valign="middle" leading="1.05" fill="#241f1c">{{luck}}',
    'min-size="8pt" font="Alegreya" font-weight="600" valign="middle" leading="1.05" fill="#241f1c">{{luck}}',
  ],
  {
    rule: "template/fixed-colours",
    file: REFERENCE_BADGE,
    find: '<b:icon name="{{icon}}"',
    put: '<b:icon name="painted"',
    at: '<b:icon name="painted"',
    also: [["icons/painted.svg", "", '<svg viewBox="0 0 9 9"><path fill="#c00" d="M0 0h9v9z"/></svg>']],
  },
  ["template/no-bleed", DICE, 'viewBox="-3 -3 69.5 94.9"', 'viewBox="0 0 63.5 88.9"'],

  // SVG
  ["svg/aspect", DICE, 'viewBox="-3 -3 69.5 94.9"', 'viewBox="-3 -3 94.9 69.5"'],
  ["svg/size", DICE, ' viewBox="-3 -3 69.5 94.9"', "", "<svg"],
  [
    "svg/parse",
    CAPTAIN,
    'V58ZM54.5 59.9L50.7 62.4V58Z" fill="#241f1c"/>',
    'V58ZM54.5 59.9L50.7 62.4V58Z" fill="#241f1c">',
    '<path d="M9 59.9L12.8',
  ],
  ["svg/bad-value", CAPTAIN, '<circle cx="7" cy="5.6" r="2"', '<circle cx="7" cy="5.6" r="two"'],
  [
    "svg/element",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<script>x</script><circle cx="7" cy="5.6" r="2"',
  ],
  ["svg/reference", CAPTAIN, 'fill="url(#water)"', 'fill="url(#watre)"'],
  ["svg/href", CAPTAIN, '<use href="#rhumbs" x="-100"', '<use href="https://example.com/a.svg" x="-100"'],
  [
    "svg/cycle",
    CAPTAIN,
    '<symbol id="crest" viewBox="0 0 10 4" overflow="visible">',
    '<symbol id="crest" viewBox="0 0 10 4" overflow="visible"><use href="#crest"/>',
  ],
  [
    "svg/css",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<style>@import url(x.css);</style><circle cx="7" cy="5.6" r="2"',
  ],
  [
    "svg/rasterised",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<filter id="soft"><feGaussianBlur stdDeviation="1"/></filter><circle filter="url(#soft)" cx="7" cy="5.6" r="2"',
  ],
  ["svg/unsupported", CAPTAIN, '<text y="12.2"', '<text writing-mode="vertical-rl" y="12.2"'],
  [
    "svg/text-path",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<path id="short" d="M10 10H11"/><text font-size="5"><textPath href="#short">ship</textPath></text>\n<circle cx="7" cy="5.6" r="2"',
  ],
  [
    "svg/embedded-image",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<image href="data:image/png,abc" width="5" height="5"/><circle cx="7" cy="5.6" r="2"',
  ],
  [
    "svg/namespace",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<circle inkscape:label="eye" cx="7" cy="5.6" r="2"',
  ],
  [
    "svg/repeated-id",
    CAPTAIN,
    '<circle cx="7" cy="5.6" r="2"',
    '<path id="fin" d="M1 1H2V2Z"/><path id="fin" d="M1 1H2V3Z"/><use href="#fin"/><circle cx="7" cy="5.6" r="2"',
  ],
  ["svg/doctype", CAPTAIN, "<!-- A captain:", '<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><!-- A captain:'],

  // What drawings do with texts
  ["text/too-small", MAP, 'font-size="2.83"', 'font-size="1.2"'],
  ["text/touches-line", CAPTAIN, 'y="49.55" width="40.5"', 'y="51" width="40.5"'],
  ["text/outside-safe-zone", CAPTAIN, '<b:text x="4" y="63.4"', '<b:text x="1" y="63.4"'],
  [
    "text/missing-style",
    BATTLE,
    'font="Pirata One" valign="middle" leading="1" fill="#241f1c">{{title}}',
    'font="Pirata One" valign="middle" leading="1" fill="#241f1c">**{{title}}**',
  ],
]);
