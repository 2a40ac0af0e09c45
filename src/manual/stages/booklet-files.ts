/** Manual entries about the files of booklets, the kits that include them, and their pages on paper. */
import type { StageFault } from "../stage-fault.ts";

export const BOOKLET_FILE_FAULTS: readonly StageFault[] = [
  {
    id: "booklet/length-out-of-range",
    severity: "error",
    summary: "A page or the text of a booklet is too small or too large.",
    why: "it could not be read or printed",
    fix: "Write a length within the limits given in the message.",
    bad: `=== booklets/rules.yaml
text-size: 60pt
#          ^^^^ 60pt is out of range: from 2.117mm to 8.467mm can be set
=== booklets/rules.md
Text.
`,
  },
  {
    id: "booklet/no-text",
    severity: "error",
    summary: "The file with a booklet's text does not exist.",
    why: "there is nothing to print",
    fix: "Create the file, or correct the name.",
    bad: `=== booklets/rules.yaml
text: rule.md
#     ^^^^^^^ there is no file content/sample/booklets/rule.md
`,
  },
  {
    id: "booklet/too-long",
    severity: "error",
    summary:
      "A booklet has more pages than can be folded, or all booklets of a game together have more than can be set.",
    why: "this many pages cannot be stapled, and thousands take too long to set",
    fix: "Split it into several booklets, or set it smaller. If a game has hundreds of small booklets, combine them.",
    unshown: "an example would take hundreds of pages",
  },
  {
    id: "booklet/unknown-font",
    severity: "error",
    summary: "No font file has the family that a booklet asks for.",
    why: "another font would be used",
    fix: "Correct the name, or add the font to the game's fonts.",
    bad: `=== booklets/rules.yaml
fonts: { headings: Pirate One }
#                  ^^^^^^^^^^ no font file has the family "Pirate One"
=== booklets/rules.md
Text.
`,
  },
  {
    id: "booklet/unknown-template",
    severity: "error",
    summary: "The template of a booklet's pages does not exist.",
    why: "pages would have neither a title nor numbers",
    fix: "Remove `page:`, or add the template.",
    bad: `=== booklets/rules.yaml
page: scroll
#     ^^^^^^ there is no template "scroll"
=== booklets/rules.md
Text.
`,
  },
  {
    id: "kit/repeated-booklet",
    severity: "warning",
    summary: "A kit lists a booklet twice.",
    why: "it is printed only once",
    fix: "Remove the second entry.",
    bad: `=== booklets/rules.md
Text.
=== kits/few.yaml
kit: few
title: A few cards
contents: [{ deck: crew }, { booklet: rules }, { booklet: rules }]
#                                                         ^^^^^ the booklet "rules" is listed twice; it is printed once
`,
  },
  {
    id: "kit/unknown-booklet",
    severity: "error",
    summary: "A kit includes a booklet that the game does not have.",
    why: "it would be missing from the print",
    fix: "Correct the id, add the booklet, or remove the entry.",
    bad: `=== kits/few.yaml
kit: few
title: A few cards
contents: [{ deck: crew }, { booklet: rule }]
#                                     ^^^^ the game has no booklet "rule"
`,
  },
  {
    id: "sheet/booklet-too-large",
    severity: ["error", "warning"],
    summary: "A booklet's pages do not fit on the paper, singly or in pairs.",
    why: "they cannot be printed at their size",
    fix: "Write `size: half`, which fits half a sheet of A4 and of Letter, or print on larger paper.",
    bad: `=== booklets/rules.yaml
size: { width: 180mm, height: 250mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ two pages of 180mm x 250mm do not fit A4 side by side
=== booklets/rules.md
Text.
`,
  },
  {
    id: "sheet/booklet-too-thick",
    severity: "warning",
    summary: "A booklet has more sheets than can be stapled.",
    why: "a stapler cannot go through that many, and the edge would be uneven",
    fix: "Split it into several booklets, set it smaller or in two columns, or print its pages two to a sheet with `--backs none`.",
    bad: `=== booklets/rules.yaml
text-size: 24pt
size: { width: 60mm, height: 60mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the booklet folds out of 21 sheets, expected 20 at most: its innermost pages stick out by about 2mm
=== booklets/rules.md
{{#each @decks.crew.cards}}
{{#each @decks.crew.cards}}
{{#each @decks.crew.cards}}
{{#each @decks.crew.cards}}
{{title}}

{{title}}

{{title}}

{{/each}}
{{/each}}
{{/each}}
{{/each}}
`,
  },
];
