/** Manual entries about figures: what they show, where their numbers and arrows point. */
import type { StageFault } from "../stage-fault.ts";

export const FIGURE_FAULTS: readonly StageFault[] = [
  {
    id: "figure/bar-without-edge",
    severity: "error",
    summary: "A bar of a figure is between squares that share no edge.",
    why: "it cannot be drawn",
    fix: "Name a neighbour of the square, or one of its sides.",
    bad: `=== figures/steps.yaml
figure: steps
squares: [[green, white], [blue, red]]
bars: [a1|b2]
#      ^^^^^ a1 and b2 share no edge
`,
  },
  {
    id: "figure/callout-off-card",
    severity: "error",
    summary: "A number of a figure is off its card.",
    why: "it would point at nothing",
    fix: "Measure its place in mm from the top left corner of the card, unturned and at full size.",
    bad: `=== figures/cook.yaml
figure: cook
cards:
  - card: crew/cook
    callouts: [{ at: [64, 10], words: The rank. }]
#                    ^^^^^^^^ the call-out at 64, 10 is off the card "cook", of which 63.5mm x 88.9mm is visible
`,
  },
  {
    id: "figure/callout-off-figure",
    severity: "error",
    summary: "A number of a figure is outside the figure.",
    why: "it would point at nothing, and overlap the text of the page",
    fix: "Measure its position in mm from the top left corner of the figure, or name a square. If only a template draws the figure, the whole number must fit: 2.3 mm from the edge.",
    bad: `=== figures/steps.yaml
figure: steps
squares: [[green, white]]
callouts: [{ at: [60, 8], words: Nobody is there. }]
#                ^^^^^^^ the call-out at 60, 8 is outside the figure
`,
  },
  {
    id: "figure/covered-number",
    severity: "warning",
    summary: "A number of a figure covers another one.",
    why: "only the later of the two can be read",
    fix: "Move one of them, or put one beside its card: `beside: left`.",
    bad: `=== figures/cook.yaml
figure: cook
cards:
  - card: crew/cook
    callouts:
      - { at: [10, 10], words: The rank. }
      - { at: [11, 12], words: The suit. }
#             ^^^^^^^^ number 2 of the figure covers number 1
`,
  },
  {
    id: "figure/empty",
    severity: "error",
    summary: "A figure shows nothing.",
    why: "a booklet would have a gap there",
    fix: "Give it cards, a track, squares or its own template.",
    bad: [
      `=== figures/steps.yaml
figure: steps
#       ^^^^^ the figure "steps" shows nothing
`,
      `=== figures/steps.yaml
figure: steps
squares: [[none, none]]
#        ^^^^^^^^^^^^^^ the figure "steps" has no squares: all are none
`,
    ],
  },
  {
    id: "figure/length-out-of-range",
    severity: "error",
    summary: "A figure or its squares are too small or too large.",
    why: "it could not be seen or printed",
    fix: "Write a length within the limits given in the message.",
    bad: `=== figures/steps.yaml
figure: steps
squares: [[green, white]]
square: 2mm
#       ^^^ 2mm is out of range: from 5mm to 60mm can be printed
`,
  },
  {
    id: "figure/no-back",
    severity: "error",
    summary: "A figure shows the back of a card that has none.",
    why: "there is nothing to show",
    fix: "Show its front, or give the card a back.",
    bad: `=== figures/cook.yaml
figure: cook
cards:
  - { card: crew/cook, side: back }
#                            ^^^^ the card "crew/cook" has no back
`,
  },
  {
    id: "figure/part-off-card",
    severity: "error",
    summary: "The part of a card that a figure shows is not on the card.",
    why: "there is nothing beyond the card to show",
    fix: "Write left, top, width and height in mm: a box on the card at full size.",
    bad: `=== figures/cook.yaml
figure: cook
cards:
  - { card: crew/cook, part: [50, 0, 20, 30] }
#                            ^^^^^^^^^^^^^^^ the part of 20 x 30 mm at 50, 0 is not on the card "cook", which is 63.5mm x 88.9mm
`,
  },
  {
    id: "figure/senseless-arrow",
    severity: "error",
    summary:
      "An arrow of a figure leads to its own square, is written twice, or is crossed out and numbered.",
    why: "it cannot be drawn, or readers would misread it",
    fix: "Name another square, or remove what is not needed.",
    bad: `=== figures/steps.yaml
figure: steps
squares: [[green, white, blue]]
arrows:
  - { from: a1, to: a1 }
#                   ^^ the arrow leads from a1 to itself
  - { from: a1, to: b1 }
  - { from: a1, to: b1, crossed: true }
#                   ^^ another arrow leads from a1 to b1
  - { from: b1, to: c1, crossed: true, step: 2 }
#                                            ^ the arrow is crossed out but has the number 2
`,
  },
  {
    id: "figure/unknown-card",
    severity: "error",
    summary: "A figure shows a card that the game does not have.",
    why: "it would be missing from the figure",
    fix: "Correct the name, or add the card.",
    bad: `=== figures/cook.yaml
figure: cook
cards:
  - crew/cok
#   ^^^^^^^^ the deck "crew" has no card "cok"
  - crw/cook
#   ^^^^^^^^ the game has no deck "crw"
`,
  },
  {
    id: "figure/unknown-square",
    severity: "error",
    summary: "A ship, an arrow, a bar or a number of a figure is on a square that the figure does not show.",
    why: "it is not clear where it belongs",
    fix: "Write column and row from the bottom left, such as `b2`; on map cards of a track with the card's number, `1.b2`.",
    bad: `=== figures/steps.yaml
figure: steps
squares: [[green, white], [blue, red]]
arrows: [{ from: a1, to: c1 }]
#                        ^^ the figure has no square "c1"
`,
  },
  {
    id: "figure/unknown-template",
    severity: "error",
    summary: "A figure names a template that does not exist.",
    why: "it cannot be drawn",
    fix: "Correct the name, remove it, or add the file.",
    bad: `=== figures/steps.yaml
figure: steps
template: battel
#         ^^^^^^ there is no template "battel"
`,
  },
];
