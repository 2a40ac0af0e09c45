/** Manual entries about the parts of a game: decks, map cards, dice, kits. */
import type { StageFault } from "../stage-fault.ts";

export const PART_FAULTS: readonly StageFault[] = [
  {
    id: "deck/bleed-too-large",
    severity: "error",
    summary: "The bleed of a deck is as large as its cards.",
    why: "bleed is a narrow edge that is cut off; this much leaves no room on the sheet",
    fix: "Write a bleed of about 3mm.",
    bad: `=== decks/token.yaml
deck: token
title: Tokens
size: { width: 10mm, height: 10mm }
bleed: 12mm
#      ^^^^ the bleed of 12mm is as large as the card, which is 10mm wide
safe: 1mm
front: back
cards:
  - id: coin
`,
  },
  {
    id: "deck/corner-too-large",
    severity: "error",
    summary: "The round corners of a card are larger than half of its shorter side.",
    why: "two such corners do not fit on one side",
    fix: "Write a smaller corner. Half the shorter side makes the ends of the card semicircles.",
    bad: `=== decks/token.yaml
deck: token
title: Tokens
size: { width: 20mm, height: 28mm, corner: 12mm }
#                                          ^^^^ a corner of 12mm does not fit a card 20mm wide
front: back
cards:
  - id: coin
`,
  },
  {
    id: "deck/length-out-of-range",
    severity: "error",
    summary: "A length of a deck is too small or too large to be made.",
    why: "a card smaller than 5mm cannot be cut, no printer can print one larger than 1m, and no cut is 20mm off",
    fix: "Correct the number or its unit.",
    bad: `=== decks/token.yaml
deck: token
title: Tokens
size: poker-us
bleed: 3in
#      ^^^ 3in is out of range: from 0mm to 20mm can be made
front: back
cards:
  - id: coin
`,
  },
  {
    id: "deck/no-cards",
    severity: "warning",
    summary: "A deck has no cards.",
    why: "nothing is printed",
    fix: "Add cards, or remove the file.",
    bad: `=== decks/extras.yaml
deck: extras
title: Extras
size: poker-us
front: back
cards: []
#      ^^ the deck "extras" has no cards
`,
  },
  {
    id: "deck/safe-too-large",
    severity: "error",
    summary: "A deck's safe margin leaves no room on its cards.",
    why: "text must stay inside the safe zone, and there is no room in it",
    fix: "Make `safe:` less than half the card's shorter side; 3mm is usual.",
    bad: `=== decks/token.yaml
deck: token
title: Tokens
size: { width: 20mm, height: 28mm }
safe: 10mm
#     ^^^^ a safe zone 10mm from the edge leaves no room on a card 20mm wide
front: back
cards:
  - id: coin
`,
  },
  {
    id: "deck/unknown-size",
    severity: "error",
    summary: "No card size has this name.",
    why: "the cards cannot be laid out without a size",
    fix: "Write the name of a card size, or your own width and height.",
    bad: `=== decks/extras.yaml
deck: extras
title: Extras
size: poker
#     ^^^^^ no card size is called "poker"
front: back
cards:
  - id: parrot
`,
    good: `=== decks/extras.yaml
deck: extras
title: Extras
size: { width: 63.5mm, height: 88.9mm, corner: 3mm }
front: back
cards:
  - id: parrot
`,
  },
  {
    id: "dice/unknown-symbol",
    severity: "error",
    summary: "A face of a die has a symbol that the glossary does not define.",
    why: "it is not known what the face is worth, or how it is drawn",
    fix: "Correct the name, or add the symbol under `symbols:` of glossary.yaml.",
    bad: `=== dice/black.yaml
die: black
title: Black die
colour: "#111111"
faces: [[pip], [pip], [pipp], [pip], [pip], [pip]]
#                      ^^^^ the glossary has no symbol "pipp"
`,
  },
  {
    id: "kit/repeated-card",
    severity: "warning",
    summary: "A kit lists a card twice.",
    why: "a listed card counts once, so the second mention has no effect",
    fix: "Remove it. For more copies, write `copies:` on the card or `times:` on the kit's entry.",
    bad: `=== kits/few.yaml
kit: few
title: A few cards
contents:
  - { deck: crew, only: [cook, pilot, cook] }
#                                     ^^^^ "cook" is listed twice; it counts once
`,
  },
  {
    id: "kit/unknown-card",
    severity: "error",
    summary: "A kit names a card that its deck does not have.",
    why: "the card would be missing from the printed pack",
    fix: "Correct the name, or remove it.",
    bad: `=== kits/few.yaml
kit: few
title: A few cards
contents:
  - { deck: crew, only: [cok, pilot] }
#                        ^^^ the deck "crew" has no card "cok"
`,
  },
  {
    id: "kit/unknown-deck",
    severity: "error",
    summary: "A kit names a deck that the game does not have.",
    why: "its cards would be missing from the printed pack",
    fix: "Correct the name, add the deck, or remove the entry.",
    bad: `=== kits/few.yaml
kit: few
title: A few cards
contents:
  - { deck: crow }
#           ^^^^ the game has no deck "crow"
`,
  },
  {
    id: "map/bar-without-edge",
    severity: "error",
    summary: "A bar of a map card is not on an edge.",
    why: "a bar blocks the edge between two squares, or an outer side of the card",
    fix: "Name two squares that share an edge, or a square and its outer side.",
    bad: `=== decks/reef.yaml
cards:
  - id: m1
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|b2, a2|north]
#          ^^^^^ a1 and b2 share no edge
#                 ^^^^^^^^ a2 has no outer side to the north: a3 is there
`,
    good: `=== decks/reef.yaml
cards:
  - id: m1
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|b1, a3|north]
`,
  },
  {
    id: "map/repeated-bar",
    severity: "warning",
    summary: "Two bars of a map card are on the same edge.",
    why: "one bar already blocks the edge; another edge may have been meant",
    fix: "Remove one of them, or correct its squares.",
    bad: `=== decks/reef.yaml
cards:
  - id: m1
    squares: [[green, white], [blue, green], [white, red]]
    bars: [a1|b1, b1|a1]
#                 ^^^^^ the bar "b1|a1" is on the same edge as "a1|b1"
`,
  },
];
