/** Manual entries about shapes: folds, nets, boxes, dice that cards show. */
import type { StageFault } from "../stage-fault.ts";

export const SHAPE_FAULTS: readonly StageFault[] = [
  {
    id: "deck/two-lengths",
    severity: "error",
    summary: "A round, square or hexagonal piece, or a die, is given two different lengths.",
    why: "such a piece is as wide as it is high",
    fix: "Write one length, such as `size: 25mm`, or another shape.",
    bad: `=== decks/coin.yaml
deck: coin
title: Coins
shape: round
size: { width: 25mm, height: 30mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a round piece has one length, but 25mm and 30mm are given
front: back
cards:
  - id: one
`,
  },
  {
    id: "deck/map-shape",
    severity: "error",
    summary: "A deck of `kind: map` has a shape that is not possible for a map.",
    why: "a map card has two columns and three rows of squares, which hexagons, circles and other shapes do not have",
    fix: "Write `shape: card`. For hexagons, leave out `kind: map` and draw the pieces from your own fields; tracks cannot be laid with them.",
    bad: `=== decks/hexes.yaml
deck: hexes
title: Hexes
kind: map
shape: hexagon
#      ^^^^^^^ the shape hexagon cannot hold a map: a card of \`kind: map\` has two columns and three rows of squares
size: 60mm
front: reef
cards:
  - id: h1
    squares: [[green, white], [blue, green], [white, red]]
`,
  },
  {
    id: "deck/no-folds",
    severity: "error",
    summary: "A folded piece has no folds.",
    why: "without folds it would be a card",
    fix: "Write the folds, such as `folds: [{ x: 70mm }]`, or another shape.",
    bad: `=== decks/screen.yaml
deck: screen
title: Screens
shape: folded
#      ^^^^^^ a folded piece has no \`folds:\`
size: { width: 180mm, height: 90mm }
front: back
cards:
  - id: screen
`,
  },
  {
    id: "deck/crossing-folds",
    severity: "error",
    summary: "A piece is folded in both directions.",
    why: "crossing folds cannot be folded accurately by hand",
    fix: "Fold it in one direction only.",
    bad: `=== decks/screen.yaml
folds: [{ x: 60mm }, { y: 45mm }]
#                    ^^^^^^^^^^^ folds in both directions cross each other
`,
  },
  {
    id: "deck/folds-too-near",
    severity: "error",
    summary: "A fold is on another one, or at an edge.",
    why: "paper cannot be creased twice within 3mm",
    fix: "Move the fold, or remove it.",
    bad: `=== decks/screen.yaml
folds: [{ x: 60mm }, { x: 61mm }]
#                         ^^^^ the fold at 61mm is too close to another one or to the edge of a piece of 180mm
`,
  },
  {
    id: "deck/no-die",
    severity: "error",
    summary: "A deck of nets does not name its die.",
    why: "the die determines how many faces a net has, and what is on them",
    fix: "Write `kind: dice` in the deck, and `die:` with the id of a die on each card or under `defaults:`.",
    bad: `=== decks/nets.yaml
deck: nets
title: Nets
shape: die
#      ^^^ the die of the nets is not given
size: 20mm
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards: [{ id: net, rank: 1, title: Net }]
`,
  },
  {
    id: "deck/unknown-die",
    severity: "error",
    summary: "A card shows a die that the game does not have.",
    why: "its faces are needed to draw it",
    fix: "Write the id of a die of the game, or add the die in dice/.",
    bad: `=== decks/nets.yaml
title: Dice
size: 20mm
front: back
cards:
  - { id: one, die: gren }
#                   ^^^^ the game has no die "gren"
`,
  },
  {
    id: "deck/unknown-face",
    severity: "error",
    summary: "A card shows a face that its die does not have.",
    why: "faces are counted from 1, in the order of the die's file",
    fix: "Write a number from 1 to the number of its faces.",
    bad: `=== decks/nets.yaml
title: Stickers
shape: square
size: 15mm
safe: 1mm
front: back
cards:
  - { id: one, die: coin, face: 7 }
#                               ^ the die "coin" has no face 7
`,
  },
  {
    id: "deck/mixed-dice",
    severity: "error",
    summary: "A deck of nets has dice with different numbers of faces.",
    why: "all pieces of a deck have one shape",
    fix: "Put nets of different shapes into separate decks.",
    bad: `=== dice/coin.yaml
title: Coin
=== dice/luck.yaml
faces: [[], []]
=== decks/nets.yaml
title: Dice
size: 20mm
front: back
cards:
  - { id: one, die: coin }
  - { id: two, die: luck }
#                   ^^^^ the die "luck" has 2 faces, "coin" 6
`,
  },
  {
    id: "deck/small-die",
    severity: "warning",
    summary: "The net of a die is so small that symbols on its faces cannot be read.",
    why: "a face has room for one square symbol, and in less than 4 mm a number is smaller than 7.5 pt, which is hard to read",
    fix: "Make the die larger: `size:` is the edge length, on dice with ten faces that of the longer edges.",
    bad: `=== dice/luck.yaml
faces: [[], [], [], []]
=== decks/nets.yaml
title: Dice
size: 10mm
#     ^^^^ a die with 4 faces of 10mm has 2.6mm for the sign of a face, expected 4mm or more
front: back
cards:
  - { id: one, die: luck }
`,
  },
  {
    id: "deck/no-net",
    severity: "error",
    summary: "A die has a number of faces for which there is no net.",
    why: "only some solids have identical faces",
    fix: "Give the die 4, 6, 8, 10, 12 or 20 faces, or print it as dice cards.",
    bad: `=== dice/luck.yaml
faces: [[], []]
=== decks/nets.yaml
title: Dice
size: 20mm
front: back
cards:
  - { id: one, die: luck }
#                   ^^^^ there is no net for a die with 2 faces
`,
  },
  {
    id: "deck/empty-box",
    severity: "error",
    summary: "A tuck box has no contents.",
    why: "its cards determine its depth",
    fix: "Name the decks, such as `box: { holds: [battle] }`, or write how many cards, such as `box: { cards: 50 }`.",
    bad: `=== decks/box.yaml
deck: box
title: Tuck box
shape: tuck-box
#      ^^^^^^^^ the contents of the tuck box are not given
size: poker-us
front: back
cards:
  - id: box
`,
  },
  {
    id: "deck/box-in-itself",
    severity: "error",
    summary: "A tuck box lists itself among its contents.",
    why: "a box cannot contain itself",
    fix: "Name the decks of the cards in it.",
    bad: `=== decks/box.yaml
box: { holds: [box, crew] }
#              ^^^ the box "box" contains itself
`,
  },
  {
    id: "deck/unknown-deck",
    severity: "error",
    summary: "A tuck box holds a deck that the game does not have.",
    why: "the box is folded for the cards that lie in it",
    fix: "Correct the name, add the deck, or take it out of the box.",
    bad: `=== decks/box.yaml
box: { holds: [crow] }
#              ^^^^ the game has no deck "crow"
`,
  },
  {
    id: "deck/box-too-small",
    severity: "error",
    summary: "The cards are wider or higher than their tuck box.",
    why: "the `size:` of a box is the size of the cards in it",
    fix: "Give the box the size of its largest cards.",
    bad: `=== decks/box.yaml
size: mini-us
box: { holds: [crew] }
#              ^^^^ "crew" has cards of 63.5mm x 88.9mm, but the box is for cards of 44.45mm x 63.5mm
`,
  },
  {
    id: "deck/box-too-deep",
    severity: "error",
    summary: "A deck is too thick for a tuck box.",
    why: "no printer takes paper large enough to wrap around it",
    fix: "Split the cards into several boxes.",
    bad: `=== decks/box.yaml
box: { cards: 2000 }
#    ^^^^^^^^^^^^^^^ the box is 601mm deep for 2000 cards of 0.3mm, expected 400mm at most
`,
  },
  {
    id: "deck/idle-field",
    severity: "warning",
    summary: "A deck has a field that only another shape has, or a back that is never visible.",
    why: "it looks as if it changed the pieces, but has no effect",
    fix: "Write the intended shape, or remove the field.",
    bad: [
      `=== decks/screen.yaml
shape: card
folds: [{ x: 60mm }]
#      ^^^^^^^^^^^^^ \`folds:\` has no effect on a deck of the shape card
`,
      `=== decks/ships.yaml
deck: ships
title: Ships
shape: standee
size: { width: 30mm, height: 40mm }
front: back
back: back
#     ^^^^ a piece of the shape standee has no back
cards:
  - id: ship
`,
    ],
  },
  {
    id: "deck/box-too-thin",
    severity: "error",
    summary: "The cards do not fit into their tuck box.",
    why: "a pile is as high as all its cards together, including copies",
    fix: "Make the box deeper, or remove its depth, which is then calculated from the cards.",
    bad: `=== decks/box.yaml
box: { cards: 60, depth: 15mm }
#                        ^^^^ 60 cards of 0.3mm make a pile of 18mm, but the box is 15mm deep
`,
  },
  {
    id: "deck/not-in-a-pile",
    severity: "error",
    summary: "A tuck box contains pieces that do not stack: screens, standees, nets, boards, boxes.",
    why: "the box is as deep as the pile of its contents",
    fix: "Remove the deck from the box, and write a `depth:` that leaves room for it.",
    bad: `=== decks/screen.yaml
title: Screens
=== decks/box.yaml
box: { holds: [screen] }
#              ^^^^^^ the pieces of "screen" are of the shape "folded", which cannot be stacked
`,
  },
];
