/** Words for what is wrong with a drawing: its XML, its elements, what they point to. */
import type { StageFault } from "../stage-fault.ts";

/** A template up to what it draws. */
const OPEN = `=== templates/back.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <g>
`;

/** A deck that is drawn with it. */
const DECK = `=== decks/crew.yaml
front: back
cards:
  - id: cook
`;

export const SVG_FAULTS: readonly StageFault[] = [
  {
    id: "svg/aspect",
    severity: "warning",
    summary: "A drawing has other proportions than the card.",
    why: "the drawing is enlarged until it covers the card, and its edges are cut off",
    mend: 'Make the viewBox fit the card with its bleed. If the drawing is meant to be cut off, write preserveAspectRatio="xMidYMid slice" at its <svg>.',
    bad: [
      `${DECK}=== templates/back.svg.hbs
<!-- whole drawing: the viewBox 100 x 100 (1.000) has not the proportions of the card with bleed, 63.5 x 88.9 mm (0.714) -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#7a1f1f"/>
</svg>
`,
    ],
    good: [
      `${DECK}=== templates/back.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
  <circle cx="50" cy="50" r="30" fill="#7a1f1f"/>
</svg>
`,
    ],
  },
  {
    id: "svg/bad-value",
    severity: "error",
    summary: "An attribute of a drawing has a value that makes no sense there.",
    why: "the element cannot be drawn as it is written, so it is drawn otherwise or left out",
    mend: "Write a value of the kind that the message names. An attribute that is unknown is often misspelt.",
    bad: [
      `${DECK}${OPEN}    <rect width="63.5" height="88.9" fill="#7a1f1"/>
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
    ],
  },
  {
    id: "svg/css",
    severity: "warning",
    summary: "A style sheet or a style attribute has a part that is not read.",
    why: "elements that it was meant for are drawn without that style",
    mend: "Write properties that SVG has, at the elements or by class. Fonts belong into the game's fonts folder.",
    bad: [
      `${DECK}${OPEN}    <style>@media print { rect { fill: red } } .red { fill: #7a1f1f }</style>
    <!--^^ @media is not read -->
    <rect class="red" width="63.5" height="88.9"/>
    <rect width="9" height="9" style="background: #7a1f1f"/>
    <!--^ the property background is not read -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/cycle",
    severity: "error",
    summary: "A drawing holds itself.",
    why: "it would never end, so the inner copy is left out",
    mend: "Take the element that points back out of what it points to.",
    bad: [
      `${DECK}${OPEN}    <g id="star">
      <circle cx="30" cy="40" r="9"/>
      <use href="#star"/>
 <!-- ^^^^ <use> draws "#star", which holds this <use> itself -->
    </g>
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/doctype",
    severity: "error",
    summary: "A drawing begins with a DOCTYPE whose declarations are not read.",
    why: "such declarations can load other files, or make a small file fill all memory",
    mend: "Delete the declaration that the message names. Entities that stand for short texts, as Illustrator writes them, are read and may stay.",
    bad: [
      `${DECK}=== templates/back.svg.hbs
<!-- whole file: the DOCTYPE of the drawing declares the entity &name; by an address, which is never loaded -->
<!DOCTYPE svg [ <!ENTITY name SYSTEM "crew.txt"> ]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
  <rect width="63.5" height="88.9" fill="#7a1f1f"/>
</svg>
`,
    ],
  },
  {
    id: "svg/element",
    severity: "error",
    summary: "A drawing has an element that cannot be drawn, or not in this place.",
    why: "what it stands for would be missing on paper",
    mend: "Draw it with SVG's own elements, or with <b:text>, <b:icon> and <b:art>.",
    bad: [
      `${DECK}${OPEN}    <rectangle width="63.5" height="88.9"/>
    <!--^^^^^^ <rectangle> is not an element that can be drawn -->
    <foreignObject width="9" height="9"/>
    <!--^^^^^^^^^^ <foreignObject> is not drawn -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/embedded-image",
    severity: "error",
    summary: "A picture that is written into a drawing cannot be read, or is too large.",
    why: "the place of the picture would stay empty",
    mend: "Save the picture as PNG or JPEG in the game's art folder and point to it.",
    bad: [
      `${DECK}${OPEN}    <image width="20" height="20" href="data:image/bmp;base64,Qk0="/>
    <!--^^ the picture is written into the drawing as data:image/bmp;base64,Qk0=…, expected PNG, JPEG, WebP or GIF in base64 -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/href",
    severity: ["error", "warning"],
    summary:
      "A drawing points to something outside of the game, or by a name that not every system reads alike.",
    why: "only files in the folders of the game and its templates are read, so that a game is whole wherever it is taken",
    mend: "Copy the picture into the game's folder and write its path with slashes: from there (art/fox.png), or from the template's own folder (../../content/<game>/art/fox.png).",
    bad: [
      `${DECK}${OPEN}    <image width="20" height="20" href="https://example.com/fox.png"/>
    <!--^^ "https://example.com/fox.png" lies outside of the game (card cook) -->
    <b:art x="9" y="40" width="20" height="20" href="../fox.png"/>
    <!--^^ "../fox.png" leads out of the game's folder (card cook) -->
    <b:art x="9" y="60" width="20" height="20" href="art\\sharp.png"/>
    <!--^^ "art\\sharp.png" has backslashes, read as "art/sharp.png" (card cook) -->
  </g>
</svg>
`,
    ],
    good: [
      `${DECK}${OPEN}    <b:art x="9" y="40" width="20" height="20" href="art/sharp.png"/>
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/limit",
    severity: "error",
    summary: "A drawing is larger, or takes more work to draw, than any card needs.",
    why: "a drawing without bounds could take all memory, and its card is not drawn whole",
    mend: "Simplify the drawing: fewer copies, fewer shapes over each other, less nesting, simpler filters. A picture with very many paths can be saved as PNG. Shorten the text if the finding points at one.",
    bad: [
      `${DECK}${OPEN}    <filter id="waves">
    <!--^^^ the filter "waves" has more than 32 steps or 10 octaves; it is left out (card cook) -->
      <feTurbulence baseFrequency="0.1" numOctaves="999"/>
    </filter>
    <rect width="63.5" height="88.9" filter="url(#waves)"/>
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/namespace",
    severity: "warning",
    summary: "A prefix such as inkscape: is not declared, or is bound to the wrong address.",
    why: "elements with the prefix are left out, or other programs refuse to open the drawing",
    mend: 'Declare the prefix in the <svg> tag with its exact address, such as xmlns:b="urn:broadside", or delete whatever uses it.',
    bad: [
      `${DECK}${OPEN}    <rect inkscape:label="ground" width="63.5" height="88.9" fill="#7a1f1f"/>
    <!--^ the prefix "inkscape" of the attribute inkscape:label is not declared -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/parse",
    severity: "error",
    summary: "A drawing is not valid XML, or not an SVG.",
    why: "nothing of the drawing can be drawn",
    mend: "Look near the place for quotes, <, > and & that are too many or missing, and for a closing tag. A text writes & as &amp;.",
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
    summary: "A part of a drawing cannot be drawn as lines and is printed as pixels.",
    why: "it is a little less sharp than the rest, and makes the file larger",
    mend: "Draw it with plain shapes, gradients and opacity if it should stay sharp. If it is a soft shadow, leave it.",
    bad: [
      `${DECK}${OPEN}    <filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>
    <circle cx="30" cy="40" r="9" filter="url(#soft)"/>
    <!--^^^ <circle> has a filter, so it is printed as pixels (300 per inch) -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/reference",
    severity: "error",
    summary: "An element of a drawing points to another that is not there, or is of another kind.",
    why: "the gradient, clip or copy that was meant is missing",
    mend: "Correct the id, or define what it names in <defs>.",
    bad: [
      `${DECK}${OPEN}    <linearGradient id="sunset"><stop stop-color="#7a1f1f"/><stop offset="1"/></linearGradient>
    <rect width="63.5" height="88.9" fill="url(#sunsett)"/>
    <!--^ fill of <rect> points to "#sunsett", but no element has this id -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/repeated-id",
    severity: "warning",
    summary: "Several elements of a drawing have an id that something refers to, and they differ.",
    why: "every reference gets the first of them, so a loop draws the same for all",
    mend: 'Give each element an id of its own, such as `id="glow-{{@index}}"` in a loop, and refer to that.',
    bad: [
      `${DECK}${OPEN}    {{#each (range 1 3)}}
    <linearGradient id="glow"><stop stop-color="#7a1f{{this}}f"/><stop offset="1"/></linearGradient>
    <!--^^^^^^^^^^^ several elements with the id "glow" differ; "#glow" always means the first of them -->
    <rect y="{{mul this 9}}" width="63.5" height="9" fill="url(#glow)"/>
    {{/each}}
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/size",
    severity: "error",
    summary: "A drawing says neither how large it is nor what it shows.",
    why: "its units cannot be turned into millimetres on the card",
    mend: "Give the <svg> a viewBox of the card's proportions.",
    bad: [
      `${DECK}=== templates/back.svg.hbs
<!-- whole drawing: the drawing has neither a viewBox nor a size -->
<svg xmlns="http://www.w3.org/2000/svg">
  <rect width="63.5" height="88.9" fill="#7a1f1f"/>
</svg>
`,
    ],
  },
  {
    id: "svg/text-path",
    severity: "error",
    summary: "A text on a path is longer than the path.",
    why: "the letters that find no room are not drawn",
    mend: "Make the path longer or the text smaller, or begin elsewhere with startOffset or text-anchor.",
    bad: [
      `${DECK}${OPEN}    <path id="arc" d="M 20 40 h 12" fill="none"/>
    <text font-family="Alegreya" font-size="5"><textPath href="#arc">The whole crew</textPath></text>
                                          <!-- ^^^^^^^^^ "hole crew" finds no room on the path of the text and is not drawn -->
  </g>
</svg>
`,
    ],
  },
  {
    id: "svg/unsupported",
    severity: "warning",
    summary: "A drawing uses a property that is not drawn.",
    why: "the card does not look as it does in the drawing program",
    mend: "Follow the fix, which names what can be drawn instead.",
    bad: [
      `${DECK}${OPEN}    <text x="9" y="40" font-family="Alegreya" font-size="5" writing-mode="vertical-rl">Crew</text>
    <!--^ writing-mode of <text> is "vertical-rl", which is not drawn -->
  </g>
</svg>
`,
    ],
  },
];
