/** Manual entries about drawings: their XML, their elements, their references. */
import type { StageFault } from "../stage-fault.ts";

/** A template, up to its content. */
const OPEN = `=== templates/back.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <g>
`;

/** A deck drawn with it. */
const DECK = `=== decks/crew.yaml
front: back
cards:
  - id: cook
`;

export const SVG_FAULTS: readonly StageFault[] = [
  {
    id: "svg/aspect",
    severity: "warning",
    summary: "A drawing's proportions differ from the card's.",
    why: "the drawing is enlarged until it covers the card, and its edges are cut off",
    fix: 'Make the viewBox fit the card with its bleed. If the drawing should be cut off, write preserveAspectRatio="xMidYMid slice" on its <svg>.',
    bad: `${DECK}=== templates/back.svg.hbs
<!-- whole drawing: the viewBox 100 x 100 (1.000) does not have the proportions of the card with bleed, 63.5 x 88.9 mm (0.714) -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#7a1f1f"/>
</svg>
`,
    good: `${DECK}=== templates/back.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
  <circle cx="50" cy="50" r="30" fill="#7a1f1f"/>
</svg>
`,
  },
  {
    id: "svg/bad-value",
    severity: "error",
    summary: "An attribute of a drawing has an invalid value.",
    why: "the element cannot be drawn as written, so it is drawn differently or left out",
    fix: "Write a value of the kind given in the message. An unknown attribute is often misspelled.",
    bad: `${DECK}${OPEN}    <rect width="63.5" height="88.9" fill="#7a1f1"/>
    <!--^ fill of <rect> is "#7a1f1", expected a CSS colour, none or url(#id) -->
    <circle cx="30" cy="middle" r="9"/>
    <!--^^^ cy of <circle> is "middle", expected a length -->
    <b:text x="5" y="5" width="50" height="10" sise="9pt">Crew</b:text>
    <!--^^^ <b:text> has no attribute "sise" -->
    <rect width="9" height="9" fill="#7a1f1f" b:fil="#2a2520"/>
    <!--^ <rect> has no attribute "b:fil" -->
  </g>
</svg>
`,
  },
  {
    id: "svg/css",
    severity: "warning",
    summary: "A style sheet or a style attribute has an unsupported part.",
    why: "the intended elements are drawn without that style",
    fix: "Use SVG properties, on the elements or by class. Put fonts into the game's fonts folder.",
    bad: `${DECK}${OPEN}    <style>@media print { rect { fill: red } } .red { fill: #7a1f1f }</style>
    <!--^^ @media is not supported -->
    <rect class="red" width="63.5" height="88.9"/>
    <rect width="9" height="9" style="background: #7a1f1f"/>
    <!--^ the property background is not supported -->
  </g>
</svg>
`,
  },
  {
    id: "svg/cycle",
    severity: "error",
    summary: "A drawing contains itself.",
    why: "it would be infinite, so the inner copy is left out",
    fix: "Move the referring element out of its target.",
    bad: `${DECK}${OPEN}    <g id="star">
      <circle cx="30" cy="40" r="9"/>
      <use href="#star"/>
 <!-- ^^^^ <use> draws "#star", which contains this <use> -->
    </g>
  </g>
</svg>
`,
  },
  {
    id: "svg/doctype",
    severity: "error",
    summary: "A drawing begins with a DOCTYPE whose declarations are not supported.",
    why: "such declarations can load other files, or make a small file fill all memory",
    fix: "Delete the declaration named in the message. Entities for short texts, as Illustrator writes them, are supported.",
    bad: `${DECK}=== templates/back.svg.hbs
<!-- whole file: the DOCTYPE of the drawing declares the entity &name; with an external address, which is never loaded -->
<!DOCTYPE svg [ <!ENTITY name SYSTEM "crew.txt"> ]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
  <rect width="63.5" height="88.9" fill="#7a1f1f"/>
</svg>
`,
  },
  {
    id: "svg/element",
    severity: "error",
    summary: "A drawing has an element that cannot be drawn, or not here.",
    why: "it would be missing on paper",
    fix: "Draw it with SVG's own elements, or with <b:text>, <b:icon> and <b:art>.",
    bad: `${DECK}${OPEN}    <rectangle width="63.5" height="88.9"/>
    <!--^^^^^^ <rectangle> is not an element that can be drawn -->
    <foreignObject width="9" height="9"/>
    <!--^^^^^^^^^^ <foreignObject> is not drawn -->
  </g>
</svg>
`,
  },
  {
    id: "svg/embedded-image",
    severity: "error",
    summary: "A picture embedded in a drawing cannot be read, or is too large.",
    why: "the picture would be missing",
    fix: "Save the picture as PNG or JPEG in the game's art folder and refer to it.",
    bad: `${DECK}${OPEN}    <image width="20" height="20" href="data:image/bmp;base64,Qk0="/>
    <!--^^ the picture is embedded in the drawing as data:image/bmp;base64,Qk0=…, expected PNG, JPEG, WebP or GIF in base64 -->
  </g>
</svg>
`,
  },
  {
    id: "svg/href",
    severity: ["error", "warning"],
    summary: "A drawing refers to something outside the game, or by a name that is not portable.",
    why: "only files in the folders of the game and its templates are read, so that a game is complete wherever it is copied",
    fix: "Copy the picture into the game's folder and write its path with slashes: from there (art/fox.png), or from the template's own folder (../../content/<game>/art/fox.png).",
    bad: `${DECK}${OPEN}    <image width="20" height="20" href="https://example.com/fox.png"/>
    <!--^^ "https://example.com/fox.png" is outside the game (card cook) -->
    <b:art x="9" y="40" width="20" height="20" href="../fox.png"/>
    <!--^^ "../fox.png" leads outside the game's folder (card cook) -->
    <b:art x="9" y="60" width="20" height="20" href="art\\sharp.png"/>
    <!--^^ "art\\sharp.png" has backslashes, read as "art/sharp.png" (card cook) -->
  </g>
</svg>
`,
    good: `${DECK}${OPEN}    <b:art x="9" y="40" width="20" height="20" href="art/sharp.png"/>
  </g>
</svg>
`,
  },
  {
    id: "svg/limit",
    severity: "error",
    summary: "A drawing is larger, or takes more work to draw, than any card needs.",
    why: "an unlimited drawing could use all memory, so its card is not drawn completely",
    fix: "Simplify the drawing: fewer copies, fewer overlapping shapes, less nesting, simpler filters. A picture with very many paths can be saved as PNG. If the finding points at a text, shorten it.",
    bad: `${DECK}${OPEN}    <filter id="waves">
    <!--^^^ the filter "waves" has more than 32 steps or 10 octaves; it is left out (card cook) -->
      <feTurbulence baseFrequency="0.1" numOctaves="999"/>
    </filter>
    <rect width="63.5" height="88.9" filter="url(#waves)"/>
  </g>
</svg>
`,
  },
  {
    id: "svg/namespace",
    severity: "warning",
    summary: "A prefix such as inkscape: is not declared, or is bound to the wrong address.",
    why: "elements with the prefix are left out, or other programs refuse to open the drawing",
    fix: 'Declare the prefix in the <svg> tag with its exact address, such as xmlns:b="urn:broadside", or delete everything that uses it.',
    bad: `${DECK}${OPEN}    <rect inkscape:label="ground" width="63.5" height="88.9" fill="#7a1f1f"/>
    <!--^ the prefix "inkscape" of the attribute inkscape:label is not declared -->
  </g>
</svg>
`,
  },
  {
    id: "svg/parse",
    severity: "error",
    summary: "A drawing is not valid XML, or not an SVG.",
    why: "it cannot be drawn",
    fix: "Near the place, look for extra or missing quotes, <, > and &, and for a missing closing tag. In text, write & as &amp;.",
    bad: [
      `${DECK}${OPEN}    <rect width="63.5" height="88.9" fill="#7a1f1f">
    <!--^ <rect> is not closed before </g> -->
  </g>
</svg>
`,
      `${DECK}${OPEN}    <b:text x="5" y="5" width="50" height="10" size="9pt">Salt & pepper</b:text>
    <!--^^^ a bare "&" at "& pepper</b:" -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/rasterised",
    severity: "warning",
    summary: "A part of a drawing cannot be drawn as vectors and is printed as pixels.",
    why: "it is a little less sharp than the rest, and makes the file larger",
    fix: "Draw it with plain shapes, gradients and opacity if it should stay sharp. If it is a soft shadow, leave it.",
    bad: `${DECK}${OPEN}    <filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>
    <circle cx="30" cy="40" r="9" filter="url(#soft)"/>
    <!--^^^ <circle> has a filter, so it is printed as pixels (300 per inch) -->
  </g>
</svg>
`,
  },
  {
    id: "svg/reference",
    severity: "error",
    summary: "An element of a drawing refers to another that does not exist, or is of another kind.",
    why: "the intended gradient, clip or copy is missing",
    fix: "Correct the id, or define its target in <defs>.",
    bad: `${DECK}${OPEN}    <linearGradient id="sunset"><stop stop-color="#7a1f1f"/><stop offset="1"/></linearGradient>
    <rect width="63.5" height="88.9" fill="url(#sunsett)"/>
    <!--^ fill of <rect> points to "#sunsett", but no element has this id -->
  </g>
</svg>
`,
  },
  {
    id: "svg/repeated-id",
    severity: "warning",
    summary: "Several different elements of a drawing share an id that is referred to.",
    why: "every reference gets the first of them, so a loop draws the same each time",
    fix: 'Give each element its own id, such as `id="glow-{{@index}}"` in a loop, and refer to that.',
    bad: `${DECK}${OPEN}    {{#each (range 1 3)}}
    <linearGradient id="glow"><stop stop-color="#7a1f{{this}}f"/><stop offset="1"/></linearGradient>
    <!--^^^^^^^^^^^ several elements with the id "glow" differ; "#glow" always means the first of them -->
    <rect y="{{mul this 9}}" width="63.5" height="9" fill="url(#glow)"/>
    {{/each}}
  </g>
</svg>
`,
  },
  {
    id: "svg/size",
    severity: "error",
    summary: "A drawing has neither a size nor a viewBox.",
    why: "its units cannot be turned into millimetres on the card",
    fix: "Give the <svg> a viewBox with the card's proportions.",
    bad: `${DECK}=== templates/back.svg.hbs
<!-- whole drawing: the drawing has neither a viewBox nor a size -->
<svg xmlns="http://www.w3.org/2000/svg">
  <rect width="63.5" height="88.9" fill="#7a1f1f"/>
</svg>
`,
  },
  {
    id: "svg/text-path",
    severity: "error",
    summary: "A text on a path is longer than the path.",
    why: "the letters that do not fit are not drawn",
    fix: "Make the path longer or the text smaller, or start elsewhere with startOffset or text-anchor.",
    bad: `${DECK}${OPEN}    <path id="arc" d="M 20 40 h 12" fill="none"/>
    <text font-family="Alegreya" font-size="5"><textPath href="#arc">The whole crew</textPath></text>
                                          <!-- ^^^^^^^^^ "hole crew" does not fit on the path of the text and is not drawn -->
  </g>
</svg>
`,
  },
  {
    id: "svg/unsupported",
    severity: "warning",
    summary: "A drawing uses an unsupported property.",
    why: "the card looks different from the drawing program",
    fix: "Follow the fix, which names a supported alternative.",
    bad: `${DECK}${OPEN}    <text x="9" y="40" font-family="Alegreya" font-size="5" writing-mode="vertical-rl">Crew</text>
    <!--^ writing-mode of <text> is "vertical-rl", which is not drawn -->
  </g>
</svg>
`,
  },
];
