/** Manual entries about boards, before their routes are examined, and about the cards that show them. */
import type { StageFault } from "../stage-fault.ts";

export const BOARD_FAULTS: readonly StageFault[] = [
  {
    id: "board/length-out-of-range",
    severity: "error",
    summary: "A board or its spaces are too small or too large.",
    why: "no printer can print a board larger than 1m, and no piece fits on a space smaller than 3mm",
    fix: "Write a length within the limits given in the message.",
    bad: `=== boards/river.yaml
space: 0mm
#      ^^^ 0mm is out of range: from 3mm to 300mm can be made
`,
  },
  {
    id: "board/repeated-id",
    severity: "error",
    summary: "Two spaces, one-way links or docks of a board have the same id.",
    why: "a link or a rule could mean either of them",
    fix: "Give each its own id.",
    bad: `=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [50, 20] }
  - { id: b, kind: water, at: [65, 35] }
#         ^ the id "b" is already used
  - { id: c, kind: water, at: [65, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
  },
  {
    id: "board/self-link",
    severity: "error",
    summary: "A link of a board leads from a space to the same space.",
    why: "a link that ends where it begins has no effect",
    fix: "Name the space it leads to, or remove it.",
    bad: `=== boards/river.yaml
links: [[a, b, b, c, d]]
#              ^ the space "b" is joined to itself
one-way:
  - { id: eddy, from: a, to: a }
#                            ^ the space "a" is joined to itself
`,
  },
  {
    id: "board/start-is-goal",
    severity: "error",
    summary: "A board's start is also its goal.",
    why: "there is no way between the two to draw or check",
    fix: "Name another space as start or goal.",
    bad: `=== boards/river.yaml
goal: a
#     ^ start and goal of the board are both "a"
`,
  },
  {
    id: "board/unknown-kind",
    severity: "error",
    summary: "A space is of a kind that the board does not define.",
    why: "the rules need to know what the kind means",
    fix: "Write one of the board's kinds, or add it to `kinds:`.",
    bad: `=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: rok, at: [50, 20], step: 1 }
#                  ^^^ the board has no kind "rok"
  - { id: c, kind: water, at: [65, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
  },
  {
    id: "board/unknown-space",
    severity: "error",
    summary: "A link, a dock, the start or the goal names a space that the board does not have.",
    why: "it would lead nowhere",
    fix: "Write the id of a space of the board, or add the space.",
    bad: [
      `=== boards/river.yaml
links: [[a, b, c, d], [b, e]]
#                         ^ the board has no space "e"
`,
      `=== boards/river.yaml
docks: [{ id: quay, between: [a, x] }]
#                                ^ the board has no space "x"
`,
    ],
  },
  {
    id: "board/off-the-board",
    severity: "error",
    summary: "A space lies beyond the edge of its board.",
    why: "it would not be printed",
    fix: "Write its position in mm from the top left corner of the board. Put a space with `off-board: true` where the route leaves the board.",
    bad: `=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [50, 200] }
#                             ^^^^^^^^^ the space "b" is at 50, 200, beyond a board of 100mm x 40mm
  - { id: c, kind: water, at: [65, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
  },
  {
    id: "board/step-and-kind",
    severity: "error",
    summary: "A space of a kind that moves pieces has no step, or a space of another kind has one.",
    why: "players must know whether they are moved on, and how far",
    fix: "Write the `step:` of the space, or `moves: true` for its kind.",
    bad: [
      `=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: rock, at: [50, 20] }
#         ^ the space "b" is of the kind "rock", which moves, but its step is not given
  - { id: c, kind: water, at: [65, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
      `=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [50, 20], step: 1 }
#                                             ^ the space "b" has a step, but its kind "water" does not move
  - { id: c, kind: water, at: [65, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
    ],
  },
  {
    id: "deck/board-with-back",
    severity: "warning",
    summary: "A deck of boards has a back.",
    why: "a board is split over several pages if the paper is too small, and these have no backs",
    fix: "Remove the back. For a two-sided piece that is small enough for the paper, use a deck with `shape: card`.",
    bad: `=== decks/boards.yaml
back: back
#     ^^^^ boards have no back, so none is printed
`,
  },
  {
    id: "deck/unknown-board",
    severity: "error",
    summary: "A card shows a board that the game does not have.",
    why: "its spaces are needed to draw it",
    fix: "Write the id of a board of the game, or add the board in boards/.",
    bad: `=== decks/boards.yaml
cards:
  - { id: river, board: rivre }
#                       ^^^^^ the game has no board "rivre"
`,
  },
  {
    id: "deck/other-board-size",
    severity: "error",
    summary: "A board and the deck that prints it differ in size.",
    why: "the positions of its spaces are measured on the board",
    fix: "Give both the same size.",
    bad: `=== decks/boards.yaml
size: { width: 120mm, height: 40mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the deck is 120mm x 40mm, the board "river" 100mm x 40mm
`,
  },
  {
    id: "board/too-many-links",
    severity: "error",
    summary: "A space of a board is linked to very many others.",
    why: "it could not be drawn or read, and checking the route would take too long",
    fix: "Remove some of the links, or put spaces in between.",
    bad: `=== boards/star.yaml
board: star
title: Star
size: { width: 100mm, height: 40mm }
space: 10mm
kinds: { water: { title: Water } }
start: a
goal: c
spaces:
  - { id: a, kind: water, at: [10, 6] }
  - { id: b, kind: water, at: [30, 6] }
  - { id: c, kind: water, at: [50, 6] }
  - { id: d, kind: water, at: [70, 6] }
  - { id: e, kind: water, at: [90, 6] }
  - { id: f, kind: water, at: [10, 18] }
  - { id: g, kind: water, at: [30, 18] }
  - { id: h, kind: water, at: [50, 18] }
  - { id: i, kind: water, at: [70, 18] }
  - { id: j, kind: water, at: [90, 18] }
links:
  - [a, b]
  - [a, c]
  - [a, d]
  - [a, e]
  - [a, f]
  - [a, g]
  - [a, h]
  - [a, i]
  - [a, j]
#       ^ the space "a" is joined to more than 8 others
`,
  },
];
