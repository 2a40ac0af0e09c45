/** Manual entries about relations between the files of a game: ids, names, folders, ranges. */
import type { StageFault } from "../stage-fault.ts";

/** The entry for two things of one kind with the same id. */
function duplicate(id: string, bad: string): StageFault {
  const kind = id.slice(id.lastIndexOf("-") + 1);
  return {
    id,
    severity: "error",
    summary: `Two ${kind === "die" ? "dice" : `${kind}s`} of the game have the same id.`,
    why: `a ${kind} is referred to by its id, so only the first of them can be used`,
    fix: `Give one ${kind} another id, and use that wherever it is meant.`,
    bad: [bad],
  };
}

export const GAME_FAULTS: readonly StageFault[] = [
  {
    id: "glossary/ambiguous-word",
    severity: "warning",
    summary: "The glossary has a term and an icon with the same name.",
    why: "a text can print only one of them between its colons",
    fix: "Give the icon or the term another name.",
    bad: `=== glossary.yaml
terms:
  anchor: { title: Anchor, meaning: the card stays where it is }
icons:
  anchor: anchor
#         ^^^^^^ ":anchor:" is both a term and an icon
`,
  },
  duplicate(
    "deck/duplicate-deck",
    `=== decks/extras.yaml
deck: crew
#     ^^^^ another deck has the id "crew" too
title: Extras
size: poker-us
front: back
cards:
  - id: parrot
`,
  ),
  duplicate(
    "dice/duplicate-die",
    `=== dice/black.yaml
die: fate
title: Fate
colour: "#111111"
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
=== dice/white.yaml
die: fate
#    ^^^^ another die has the id "fate" too
title: Fate
colour: "#eeeeee"
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
`,
  ),
  duplicate(
    "figure/duplicate-figure",
    `=== figures/a.yaml
figure: steps
squares: [[green, white]]
=== figures/b.yaml
figure: steps
#       ^^^^^ another figure has the id "steps" too
squares: [[green, white]]
`,
  ),
  duplicate(
    "board/duplicate-board",
    `=== boards/a-river.yaml
board: river
title: River
size: { width: 100mm, height: 40mm }
space: 10mm
kinds: { water: { title: Water } }
start: a
goal: b
spaces: [{ id: a, kind: water, at: [20, 20] }, { id: b, kind: water, at: [80, 20] }]
links: [[a, b]]
=== boards/b-river.yaml
board: river
#      ^^^^^ another board has the id "river" too
title: River
size: { width: 100mm, height: 40mm }
space: 10mm
kinds: { water: { title: Water } }
start: a
goal: b
spaces: [{ id: a, kind: water, at: [20, 20] }, { id: b, kind: water, at: [80, 20] }]
links: [[a, b]]
`,
  ),
  duplicate(
    "kit/duplicate-kit",
    `=== kits/all.yaml
kit: pack
title: All cards
contents: [{ deck: crew }]
=== kits/few.yaml
kit: pack
#    ^^^^ another kit has the id "pack" too
title: A few cards
contents: [{ deck: crew, only: [cook] }]
`,
  ),
  duplicate(
    "scenario/duplicate-scenario",
    `=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
=== scenarios/cove.yaml
scenario: bay
#         ^^^ another scenario has the id "bay" too
title: The Cove
players: { min: 2, max: 4 }
length: short
track:
  - { card: r4, at: [0, 0] }
  - { card: r5, at: [0, 3], acceleration: true }
  - { card: r6, at: [0, 6] }
`,
  ),
  duplicate(
    "booklet/duplicate-booklet",
    `=== booklets/rules.md
Text.
=== booklets/long.yaml
booklet: rules
title: Sample
text: rules.md
=== booklets/short.yaml
booklet: rules
#        ^^^^^ another booklet has the id "rules" too
title: Sample
text: rules.md
`,
  ),
  duplicate(
    "table/duplicate-row",
    `=== tables/odds.yaml
table: odds
title: Odds
row: { properties: { roll: { type: integer } } }
rows:
  - { id: low, roll: 1 }
  - { id: low, roll: 2 }
#         ^^^ another row has the id "low" too
`,
  ),
  duplicate(
    "rules/duplicate-rule",
    `=== rules.yaml
rules:
  - { id: ranks, check: count, deck: crew, is: 3, why: a crew has three hands }
  - { id: ranks, check: run, deck: crew, field: rank, from: 1, to: 3, why: each hand has a rank }
#         ^^^^^ another rule has the id "ranks" too
`,
  ),
  duplicate(
    "table/duplicate-table",
    `=== tables/odds.yaml
table: odds
title: Odds
row: { properties: { roll: { type: integer } } }
rows: [{ id: low, roll: 1 }]
=== tables/weather.yaml
table: odds
#      ^^^^ another table has the id "odds" too
title: Odds of the weather
row: { properties: { roll: { type: integer } } }
rows: [{ id: high, roll: 6 }]
`,
  ),
  {
    id: "glossary/icon-circle",
    severity: "error",
    summary: "Names of icons refer to each other in a circle.",
    why: "none of them leads to a drawing",
    fix: "Make one of the names refer to a drawing: an icon of the set, or an SVG file in the game's icons folder.",
    bad: `=== glossary.yaml
icons:
  hit: strike
#      ^^^^^^ the icon "hit" leads back to itself
  strike: hit
#         ^^^ the icon "strike" leads back to itself
`,
  },
  {
    id: "game/no-decks",
    severity: "error",
    summary: "The game has no deck.",
    why: "without a deck there is nothing to print",
    fix: "Add a deck to the game's folder decks/, for example decks/crew.yaml.",
    bad: `=== decks/crew.yaml, not there
=== game.yaml
# whole file: the game has no deck, so there is nothing to print
broadside: 1
id: sample
title: Sample
version: 1.0.0
`,
  },
  {
    id: "schema/reversed-range",
    severity: "error",
    summary: "A range ends before it starts.",
    why: "no number is in such a range",
    fix: "Write the smaller number first.",
    bad: `=== game.yaml
players: { min: 6, max: 2 }
#        ^^^^^^^^^^^^^^^^^^ players go from 6 to 2; expected the smaller number as min
`,
  },
  {
    id: "game/unread-file",
    severity: "warning",
    summary: "A data file in the game's folder is not read.",
    why: "its contents are not part of the game",
    fix: "Give it a name and folder that are read, refer to it in a deck, or remove it. A spreadsheet (.xlsx, .ods, .tsv) is read once it is saved as CSV, JSON once its name ends in .yaml.",
    bad: `=== deck/extras.yaml
# whole file: nothing reads the file deck/extras.yaml
deck: extras
title: Extras
size: poker-us
front: back
cards:
  - id: parrot
`,
  },
  {
    id: "game/names-alike",
    severity: "warning",
    summary:
      "Two files or folders have names that differ only in upper and lower case, or in how accents are encoded.",
    why: "for Windows and macOS they are one name, so a copy of the project there keeps only one of the two",
    fix: "Rename one of them, and update references to it.",
    bad: `=== tables/Ranks.yaml
table: ranks
title: Ranks
row: { properties: { title: { type: string } } }
rows:
  - { id: cook, title: Cook }
=== tables/ranks.yaml
table: old-ranks
# whole file: the names content/sample/tables/ranks.yaml and content/sample/tables/Ranks.yaml differ only in upper and lower case
title: Old ranks
row: { properties: { title: { type: string } } }
rows:
  - { id: cook, title: Cook }
`,
  },
  {
    id: "game/unreadable-file",
    severity: "error",
    summary: "Something in a game's folder cannot be read.",
    why: "its contents are not part of the game",
    fix: "Make it a readable plain file inside the project, or remove it. Links that leave the project, pipes and devices are never opened; in linked folders, subfolders are ignored.",
    unshown: "it takes links and file permissions",
  },
  {
    id: "game/wrong-folder",
    severity: "error",
    summary: "The game's id is not the name of its folder.",
    why: "templates and commands find a game by its folder name",
    fix: "Use the folder's name as id, or rename the folder.",
    bad: `=== game.yaml
id: example
#   ^^^^^^^ the game's id is "example", but its folder is content/sample
`,
  },
];
