/** Words for what the reader of YAML finds about values that are shared or reserved, and about how much a file may hold. */
import type { StageFault } from "../stage-fault.ts";

export const YAML_SHARED_FAULTS: readonly StageFault[] = [
  {
    id: "yaml/alias",
    severity: "error",
    summary: "A * stands for a shared value that is not there, or that comes to too much.",
    why: "the place stays empty, since nothing stands above that is marked with this name",
    mend: "Mark the value with & and the same name, above the place that uses it. A text that begins with * goes in quotes. If its aliases make the file too large, use fewer of them.",
    bad: [
      `=== dice/black.yaml
die: black
title: Black die
colour: "#111111"
faces: [&hit [pip], *hit, *hit, *hti, *hit, *hit]
#                               ^^^^ "*hti" stands for a value marked &hti, and there is none above
`,
      `=== game.yaml
title: *Sample*
#      ^^^^^^^^ "*Sample*" stands for a value marked &Sample*, and there is none above
`,
    ],
    good: [
      `=== dice/black.yaml
die: black
title: Black die
colour: "#111111"
faces: [&hit [pip], *hit, *hit, &double [pip, pip], *double, *double]
`,
    ],
  },
  {
    id: "yaml/limit",
    severity: "error",
    summary: "A file holds more, or nests deeper, than any game needs.",
    why: "a file without bounds could take all memory of the computer",
    mend: "Divide the file, make a very large map a list, or nest less. A file that was not meant to be so large was likely damaged.",
    bad: [
      `=== glossary.yaml
terms: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
#                                                                     ^ lists and maps are nested more than 64 deep
`,
    ],
  },
  {
    id: "yaml/merge",
    severity: "error",
    summary: "The key << is followed by something else than a map.",
    why: "fields can be taken over from a map only",
    mend: "Write << and the alias of a map, or a list of such aliases. A field whose name is << goes in quotes.",
    bad: [
      `=== glossary.yaml
terms:
  crew: { <<: Crew, title: Crew, meaning: everybody on board }
#         ^^ \`<<\` takes fields over from a map, expected an alias of one
`,
    ],
    good: [
      `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
cards:
  - &cook { id: cook, rank: 1, title: Cook }
  - { <<: *cook, id: second-cook, title: Second cook }
`,
    ],
  },
  {
    id: "yaml/more-faults",
    severity: ["error", "warning"],
    summary: "The file has more faults than are told at once.",
    why: "one slip, such as a wrong indentation, can bring many faults after it",
    mend: "Mend the faults above and check again.",
    bad: [],
    unshown: "it takes a file with more than twenty faults",
  },
  {
    id: "yaml/reserved-key",
    severity: "error",
    summary: "A field has a name that programs keep for themselves.",
    why: "a field of this name would change how programs treat the whole map",
    mend: "Choose another name for the field.",
    bad: [
      `=== glossary.yaml
terms:
  constructor: { title: Constructor, meaning: who builds the ships }
# ^^^^^^^^^^^ "constructor" cannot be the name of a field
`,
    ],
  },
  {
    id: "yaml/unused-anchor",
    severity: "warning",
    summary: "A word that begins with & is read as an anchor, and no alias uses it.",
    why: "an anchor is a name for the value after it, so the word is not part of the text and is not printed",
    mend: "Put a text that begins with & in quotes. Remove an anchor that is no longer needed.",
    bad: [
      `=== game.yaml
title: &Sons Trading Co.
#      ^^^^^ "&Sons" is read as an anchor, which no alias *Sons uses, and left out
`,
    ],
    good: [
      `=== game.yaml
title: "&Sons Trading Co."
`,
    ],
  },
];
