/** Manual entries about the fields, helpers and blocks of templates. */
import type { StageFault } from "../stage-fault.ts";

/** A template, up to its content. */
const OPEN = `=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
`;

export const TEMPLATE_FAULTS: readonly StageFault[] = [
  {
    id: "template/control-character",
    severity: "error",
    summary: "A template, or a value that it prints, contains a character that is not allowed in drawings.",
    why: "such a character has no shape on paper",
    fix: "Remove the character.",
    unshown: "such characters are found by text/control-character first, in all text files",
  },
  {
    id: "template/limit",
    severity: "error",
    summary:
      "A template is too large, or does too much work for one card or for all cards of the game together.",
    why: "a mistake such as a loop inside a loop could fill all memory",
    fix: "Look for loops inside loops. Move pictures embedded in the template to files, and repeated parts to a partial. For a very large game, `--limits 10` allows all its cards together ten times the work.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="9pt">{{rank}} {{#times 9999}}{{#times 9999}}{{title}}{{/times}}{{/times}}</b:text>
                                                                                <!-- ^^^^^ the template does too much work for the card: more than 200000 steps (cards cook, pilot, captain) -->
</svg>
`,
  },
  {
    id: "template/missing-field",
    severity: "error",
    summary: "A template prints a field that the card does not have.",
    why: "the card would be printed with a gap",
    fix: "Give the card the field. If some cards lack it on purpose, test first with `{{#if field}}`.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    motto: { type: string }
cards:
  - { id: cook, rank: 1, title: Cook, motto: Eat up }
  - { id: pilot, rank: 2, title: Pilot }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
  <b:text x="5" y="15" width="53.5" height="10" size="9pt">{{motto}}</b:text>
                                                        <!-- ^^^^^ the card has no field "motto" (card pilot) -->
</svg>
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    motto: { type: string }
cards:
  - { id: cook, rank: 1, title: Cook, motto: Eat up }
  - { id: pilot, rank: 2, title: Pilot }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
  {{#if motto}}
  <b:text x="5" y="15" width="53.5" height="10" size="9pt">{{motto}}</b:text>
  {{/if}}
</svg>
`,
  },
  {
    id: "template/not-a-list",
    severity: "error",
    summary: "`{{#each}}` loops over something that is not a list.",
    why: "a single value has no entries to loop over",
    fix: "Use `{{#if}}` to test whether a value is present. To repeat something a number of times, use `{{#times}}`.",
    bad: `${OPEN}  {{#each rank}}<circle cx="10" cy="10" r="2"/>{{/each}}
<!-- ^^^^ #each: expected a list, found a number (cards cook, pilot, captain) -->
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
    good: `${OPEN}  {{#times rank}}<circle cx="{{mul 5 @number}}" cy="20" r="2"/>{{/times}}
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/not-text",
    severity: "error",
    summary: "A template prints a list or a map, which is not text.",
    why: "a list has no single text; the template decides what separates its entries",
    fix: 'Join a list with `{{join list ", "}}`, loop over it with `{{#each}}`, or name the intended part of a map.',
    bad: `=== decks/crew.yaml
card:
  properties:
    skills: { type: array, items: { type: string } }
cards:
  - { id: cook, skills: [stew, songs] }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{skills}}</b:text>
                                                        <!-- ^^^^^^ "skills" is a list, which cannot be printed as text (card cook) -->
</svg>
`,
    good: `=== decks/crew.yaml
card:
  properties:
    skills: { type: array, items: { type: string } }
cards:
  - { id: cook, skills: [stew, songs] }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{join skills ", "}}</b:text>
</svg>
`,
  },
  {
    id: "template/not-xml",
    severity: "hint",
    summary: "Inkscape saved a template that it will not open again: a field breaks the rules of XML.",
    why: "it still prints, but drawing programs refuse to open the file",
    fix: "Use single quotes in fields inside attributes. Put a field inside an attribute or around whole elements, and write comments as `<!-- ... -->`. Templates that Inkscape never saved are not checked for this.",
    bad: `=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
  <g fill="{{#if (eq rank 1)}}#222{{else}}#444{{/if}}" opacity="{{#if (eq title "Cook")}}0.9{{else}}1{{/if}}">
                                                           <!-- ^^^^^^^^^^^^^^^^^^^^^^^^^ in XML, the " in this field ends the attribute -->
    <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
  </g>
</svg>
`,
  },
  {
    id: "template/raw-output",
    severity: "error",
    summary: "A template prints a value raw, with three braces or &.",
    why: "values are inserted into XML, and a < or & in one would break the drawing",
    fix: "Write two braces: `{{name}}`.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{{title}}}</b:text>
                                                               <!-- ^^^^^^^^^^^ values are never printed raw -->
</svg>
`,
  },
  {
    id: "template/recursion",
    severity: "error",
    summary: "A partial calls itself, directly or through others.",
    why: "it would never end",
    fix: "Draw a list with `{{#each}}` instead.",
    bad: `=== templates/partials/ring.svg.hbs
<circle cx="30" cy="30" r="9"/>{{> ring}}
                          <!-- ^^^^^^^^^^ partial "ring" calls itself endlessly: ring > ring -->
${OPEN}  {{> ring}}
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/reserved-name",
    severity: "error",
    summary: "A template uses a field whose name is reserved by JavaScript.",
    why: "this name refers to the program instead of the card",
    fix: "Choose another name for the field.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title.constructor}}</b:text>
                                                                 <!-- ^^^^^^^^^^^^^^^^^ "constructor" cannot be a field -->
</svg>
`,
  },
  {
    id: "template/syntax",
    severity: "error",
    summary: "The braces of a template are wrong from here on, or its file ends too early.",
    why: "no card can be drawn with the template until it is correct",
    fix: "Write a field as `{{name}}`, a block as `{{#if name}} ... {{/if}}`. Look for missing braces and unclosed blocks.",
    bad: [
      `${OPEN}  {{#if rank}}
  <!--^ block "if" is never closed -->
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
      `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank} {{title}}</b:text>
                                                            <!-- ^ unexpected } -->
</svg>
`,
    ],
  },
  {
    id: "template/unknown-data",
    severity: "error",
    summary: "A name after @ is unknown, or is compared with a value it never has.",
    why: "only certain names, such as @card, @deck and @game, are available after @",
    fix: "Write one of the names or values listed in the message. Write a field of the card without @.",
    bad: [
      `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}} {{@deck.titel}}</b:text>
                                                                           <!-- ^^^^^^^^^^^ there is no "@deck.titel" -->
</svg>
`,
      `${OPEN}{{#if (eq @ink "less")}}
  <!--         ^^^^^^ @ink is never "less" -->
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
{{/if}}
</svg>
`,
    ],
  },
  {
    id: "template/unknown-helper",
    severity: "error",
    summary: "A template calls a helper or a block that does not exist.",
    why: "a name followed by values calls a helper, and only listed helpers exist",
    fix: "Correct the name. Write a field alone in its braces.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{uper title}}</b:text>
                                                                 <!-- ^^^^ there is no helper "uper" -->
</svg>
`,
  },
  {
    id: "template/unknown-partial",
    severity: "error",
    summary: "A template calls a partial that does not exist.",
    why: "that part of the drawing would be missing",
    fix: "Correct the name, or add the file to the folder partials/ of the game's templates.",
    bad: `${OPEN}  {{> frame}}
 <!-- ^^^^^ there is no partial "frame" -->
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/unsupported",
    severity: "error",
    summary: "A template uses an unsupported form of Handlebars.",
    why: "a template must be known before it is drawn, so that every fault has a place",
    fix: "Put the drawing into a partial and call it by name: `{{> name}}`.",
    bad: `${OPEN}  {{> (lookup . "title")}}
 <!-- ^^^^^^^^^^^^^^^^^^ the name of a partial cannot be computed -->
  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/wrong-arguments",
    severity: "error",
    summary: "A helper gets too many or too few values, or named values.",
    why: "a helper identifies its values by their order",
    fix: "Write the values in the order shown in the fix.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{add rank}} {{title}}</b:text>
                                                        <!-- ^^^ "add" takes 2 to 9 values, found 1 -->
</svg>
`,
  },
  {
    id: "template/wrong-value",
    severity: "error",
    summary: "A helper gets a value that it cannot use.",
    why: "the card would print something wrong, or nothing",
    fix: "Give it a value of the kind given in the message.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{rank}} {{add title 1}}</b:text>
                                                               <!-- ^^^^^^^^^^^^^^^ "add": expected a number, found a text (cards cook, pilot, captain) -->
</svg>
`,
  },
  {
    id: "template/doubtful-condition",
    severity: "warning",
    summary: '`{{#if}}` tests a text that says "no" on this card.',
    why: 'a condition tests whether a text is present: "no" and "off" count as true, and only the texts 0 and false as false',
    fix: 'Declare the field as boolean and write true or false. To test a text, write `(present field)` or compare it with `(eq field "no")`.',
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    armed: { type: string }
cards:
  - { id: boy, rank: 1, title: Ship's boy, armed: no }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{#if armed}}{{rank}} {{/if}}{{title}}</b:text>
                                                            <!-- ^^^^^ "armed" is the text "no", which #if treats as true (card boy) -->
</svg>
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    armed: { type: boolean }
cards:
  - { id: boy, rank: 1, title: Ship's boy, armed: false }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{#if armed}}{{rank}} {{/if}}{{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/zero-condition",
    severity: "warning",
    summary: "`{{#if}}` tests a number or a text that is 0 on this card, and treats it as absent.",
    why: "a card with the number 0 is drawn as if it had no number",
    fix: "Write `(present field)` to draw 0, `(ne field 0)` to skip it.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
cards:
  - { id: boy, rank: 0, title: Ship's boy }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{#if rank}}{{rank}} {{/if}}{{title}}</b:text>
                                                            <!-- ^^^^ "rank" is 0, which #if treats as absent (card boy) -->
</svg>
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
cards:
  - { id: boy, rank: 0, title: Ship's boy }
${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt">{{#if (present rank)}}{{rank}} {{/if}}{{title}}</b:text>
</svg>
`,
  },
  {
    id: "template/no-bleed",
    severity: "warning",
    summary: "The drawing of a card with bleed ends at the cut.",
    why: "a slightly inaccurate cut shows a white edge",
    fix: "Make the viewBox as large as the card with its bleed on all sides, and draw the background up to its edge.",
    bad: `=== decks/crew.yaml
bleed: 3mm
front: back
cards:
  - id: cook
=== templates/back.svg.hbs
<!-- whole drawing: the drawing (viewBox 63.5 x 88.9) has the proportions of the card without its 3 mm bleed -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
  <rect width="63.5" height="88.9" fill="#7a1f1f"/>
</svg>
`,
    good: `=== decks/crew.yaml
bleed: 3mm
front: back
cards:
  - id: cook
=== templates/back.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69.5 94.9">
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="#7a1f1f"/>
</svg>
`,
  },
  {
    id: "template/fixed-colours",
    severity: "warning",
    summary: "A template sets a colour for an icon whose file has only its own colours.",
    why: "an icon takes a colour only where its file names none, or says currentColor",
    fix: 'Write fill="currentColor" in the icon\'s file where the colour should apply, or delete the fills there. If the icon should keep its colours, remove the colour from the template.',
    bad: `${OPEN}  <b:icon name="coin" x="5" y="5" size="9" fill="#7a1f1f"/>
  <!--^^^ the icon "coin" has its own colours, so fill="#7a1f1f" has no effect -->
  <b:text x="5" y="20" width="53.5" height="10" size="14pt">{{rank}} {{title}}</b:text>
</svg>
=== icons/coin.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ffd700"/></svg>
`,
  },
  {
    id: "template/missing-face",
    severity: "warning",
    summary: "A text uses a weight or an italic that its font family does not have.",
    why: "bold and italic are never simulated, so the text is set in another face of the family",
    fix: "Add the font file with that weight, use a weight that the family has, or use another family.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Pirata One" weight="bold">{{rank}} {{title}}</b:text>
  <!--^^^ the family "Pirata One" has no weight 700; the text is set in weight 400 -->
</svg>
`,
  },
  {
    id: "template/unknown-font",
    severity: "warning",
    summary: "A text uses a font that does not exist.",
    why: "the text is set in another font, which may be wider and break its lines elsewhere",
    fix: "Correct the family's name, or put the font's files into the fonts folder of the game's templates.",
    bad: `${OPEN}  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegraya">{{rank}} {{title}}</b:text>
  <!--^^^ no font file has the family "Alegraya"; the text is set in Alegreya -->
</svg>
`,
  },
];
