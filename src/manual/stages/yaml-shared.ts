/** Manual entries about YAML values that are shared or reserved, and about size limits. */
import type { StageFault } from "../stage-fault.ts";

export const YAML_SHARED_FAULTS: readonly StageFault[] = [
  {
    id: "yaml/alias",
    severity: "error",
    summary: "A * refers to a shared value that does not exist, or that is too large.",
    why: "the value is missing, because nothing above is marked with this name",
    fix: "Mark the value with & and the same name, above the place that uses it. Put a text that begins with * in quotes. If its aliases make the file too large, use fewer of them.",
    bad: [
      `=== dice/black.yaml
die: black
title: Black die
colour: "#111111"
faces: [&hit [pip], *hit, *hit, *hti, *hit, *hit]
#                               ^^^^ "*hti" refers to a value marked &hti, but there is none above
`,
      `=== game.yaml
title: *Sample*
#      ^^^^^^^^ "*Sample*" refers to a value marked &Sample*, but there is none above
`,
    ],
    good: `=== dice/black.yaml
die: black
title: Black die
colour: "#111111"
faces: [&hit [pip], *hit, *hit, &double [pip, pip], *double, *double]
`,
  },
  {
    id: "yaml/limit",
    severity: "error",
    summary: "A file is larger, or nested deeper, than any game needs.",
    why: "an unlimited file could use all of the computer's memory",
    fix: "Split the file, turn a very large map into a list, or nest less. A file that is unexpectedly large was probably damaged.",
    bad: `=== glossary.yaml
terms: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
#                                                                     ^ lists and maps are nested more than 64 deep
`,
  },
  {
    id: "yaml/merge",
    severity: "error",
    summary: "The key << is followed by something other than a map.",
    why: "fields can be merged only from a map",
    fix: "Write << and the alias of a map, or a list of such aliases. Put a field named << in quotes.",
    bad: `=== glossary.yaml
terms:
  crew: { <<: Crew, title: Crew, meaning: everybody on board }
#         ^^ \`<<\` merges the fields of a map, expected an alias of one
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
cards:
  - &cook { id: cook, rank: 1, title: Cook }
  - { <<: *cook, id: second-cook, title: Second cook }
`,
  },
  {
    id: "yaml/more-faults",
    severity: ["error", "warning"],
    summary: "The file has more faults than are reported at once.",
    why: "one mistake, such as a wrong indentation, can cause many faults after it",
    fix: "Fix the faults above and check again.",
    unshown: "it takes a file with more than twenty faults",
  },
  {
    id: "yaml/reserved-key",
    severity: "error",
    summary: "A field has a name that is reserved by JavaScript.",
    why: "a field with this name would change how programs treat the whole map",
    fix: "Choose another name for the field.",
    bad: `=== glossary.yaml
terms:
  constructor: { title: Constructor, meaning: who builds the ships }
# ^^^^^^^^^^^ "constructor" cannot be a field name
`,
  },
  {
    id: "yaml/unused-anchor",
    severity: "warning",
    summary: "A word that begins with & is read as an anchor, and no alias uses it.",
    why: "an anchor is a name for the value after it, so the word is not part of the text and is not printed",
    fix: "Put a text that begins with & in quotes. Remove an anchor that is no longer needed.",
    bad: `=== game.yaml
title: &Sons Trading Co.
#      ^^^^^ "&Sons" is read as an anchor, which no alias *Sons uses, and ignored
`,
    good: `=== game.yaml
title: "&Sons Trading Co."
`,
  },
];
