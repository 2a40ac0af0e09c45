/** Manual entries about values and fields of content files that do not match their schema. */
import type { StageFault } from "../stage-fault.ts";

export const SCHEMA_VALUE_FAULTS: readonly StageFault[] = [
  {
    id: "schema/reordered-keys",
    severity: "warning",
    summary: "The keys of a map are whole numbers that are not in ascending order.",
    why: "a template's `{{#each}}` goes through whole numbers in ascending order, so the card prints a different order from the file",
    fix: "Write a list with the number as a field of each entry, or keys that are not whole numbers.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    pay: { type: object, additionalProperties: { type: string } }
cards:
  - id: cook
    rank: 1
    title: Cook
    pay: { 10: ten coins, 9: nine coins }
#          ^^ templates iterate over these keys in the order 9 and 10, not as written
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}{{#each pay}} {{@key}}: {{this}}{{/each}}</b:text>
`,
  },
  {
    id: "schema/ambiguous-number",
    severity: ["error", "warning"],
    summary: "A number ends with a dot and three digits, which in some countries means thousands.",
    why: "misread, the value changes by a factor of a thousand",
    fix: "Write 1000 for a thousand, 1 for one. To print the characters as written, declare the field as string.",
    bad: [
      `=== decks/crew.yaml
cards:
  - { id: cook, rank: 1.000, title: Cook }
#                     ^^^^^ rank is 1.000, which can be read as 1000 or as 1
`,
      `=== decks/crew.yaml
card:
  properties:
    rank: { type: number }
    title: { type: string }
cards:
  - { id: cook, rank: 1.250, title: Cook }
#                     ^^^^^ rank is 1.250, which can be read as 1250 or as 1.25
`,
    ],
    good: `=== decks/crew.yaml
cards:
  - { id: cook, rank: 1000, title: Cook }
`,
  },
  {
    id: "schema/bad-format",
    severity: "error",
    summary: "A text does not have the format that its field requires.",
    why: "an id, a square, a length or a colour in another format cannot be understood",
    fix: "Write it in the format given in the message: ids in lower case letters, digits and hyphens, squares as 4.b2, lengths with a unit, colours as six digits.",
    bad: `=== decks/crew.yaml
size: { width: 63 mm, height: 3.5", corner: 3 }
#                             ^^^^ height is "3.5\\"", expected a length with its unit, such as 63.5mm, 2.5in or 180pt
#                                           ^ corner is 3, expected a length with its unit, such as 63.5mm, 2.5in or 180pt
front: back
cards:
  - id: Iron Gate
#       ^^^^^^^^^ id is "Iron Gate", expected letters a to z and digits, joined by hyphens, such as sword-9
`,
    good: `=== decks/crew.yaml
size: { width: 63.5mm, height: 3.5in, corner: 3mm }
front: back
cards:
  - id: iron-gate
`,
  },
  {
    id: "schema/empty-field",
    severity: "error",
    summary: "A field has a name and no value.",
    why: "the value may have been forgotten, or the field may be superfluous",
    fix: "Give the field a value, or remove it. Put a text such as null or ~ in quotes.",
    bad: `=== glossary.yaml
terms:
  crew:
    title:
#         ^ title is empty
    meaning: everybody on board
`,
  },
  {
    id: "schema/leading-zero",
    severity: "warning",
    summary: "A number begins with a zero, which is lost.",
    why: "the card would print 7 instead of 007",
    fix: "Write the number without the zero. If the zero is to be printed, put the value in quotes and declare the field as string.",
    bad: `=== decks/crew.yaml
cards:
  - { id: cook, rank: 007, title: Cook }
#                     ^^^ rank is 007, which is read as the number 7
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: string }
    title: { type: string }
cards:
  - { id: cook, rank: 007, title: Cook }
`,
  },
  {
    id: "schema/missing-field",
    severity: "error",
    summary: "A required field is missing.",
    why: "its card, row or file cannot be used without it",
    fix: "Add the field. The message names what lacks it; the fix shows how to write it.",
    bad: `=== decks/crew.yaml
deck: crew
#^^^ the deck has no size
title: Crew
front: back
cards:
  - id: cook
`,
  },
  {
    id: "schema/not-a-number",
    severity: "error",
    summary:
      "A number is infinite, not a number at all, too large to be represented exactly, or so small that it becomes 0.",
    why: "it would not print as written",
    fix: "Write a number that can be represented: whole numbers up to 9,007,199,254,740,991, others from about 1e-300 to 1e300. If the characters themselves are meant, put them in quotes and declare the field as string.",
    bad: `=== kits/all.yaml
title: All cards
contents:
  - deck: crew
    times: .inf
#          ^^^^ times is .inf, which is not a number that can be printed
`,
  },
  {
    id: "schema/not-allowed",
    severity: "error",
    summary: "A value is not one of those allowed for its field.",
    why: "an unknown value cannot be used",
    fix: "Write one of the values listed in the message.",
    bad: `=== decks/crew.yaml
kind: maps
#     ^^^^ kind is "maps", expected one of cards, map, dice or board
front: back
cards: []
`,
  },
  {
    id: "schema/number-prints-otherwise",
    severity: "warning",
    summary: "A number has digits or signs that its value loses.",
    why: "templates print the value, without extra zeros, a plus sign or excess digits",
    fix: "Write the number as it will be printed, or declare the field as string: then its characters are printed as written.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: number }
    title: { type: string }
cards:
  - { id: cook, rank: 1.50, title: Cook }
#                     ^^^^ rank is 1.50, which is printed as 1.5
  - { id: pilot, rank: +2, title: Pilot }
#                      ^^ rank is +2, which is printed as 2
  - { id: captain, rank: 0.12345678901234567890, title: Captain }
#                        ^^^^^^^^^^^^^^^^^^^^^^ rank is 0.12345678901234567890, which is cut to 0.12345678901234568
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: string }
    title: { type: string }
cards:
  - { id: cook, rank: 1.50, title: Cook }
  - { id: pilot, rank: +2, title: Pilot }
`,
  },
  {
    id: "schema/out-of-range",
    severity: "error",
    summary: "A number is smaller or larger than its field allows.",
    why: "such a number is a mistake, or cannot be printed",
    fix: "Correct the number.",
    bad: `=== decks/crew.yaml
front: back
cards:
  - { id: cook, copies: -1 }
#                       ^^ copies is -1, expected a whole number from 0 to 999
`,
  },
  {
    id: "schema/unknown-field",
    severity: "error",
    summary: "A field has an unknown name.",
    why: "its value would be silently lost",
    fix: "Correct the name. Declare a new field of a card in `card:` of its deck, one of a row in `row:` of its table. Put a text with a comma inside braces in quotes.",
    bad: [
      `=== decks/crew.yaml
front: back
cards:
  - { id: cook, copise: 2 }
#               ^^^^^^ unknown field "copise"
  - { id: pilot, weapon: hook }
#                ^^^^^^ unknown field "weapon"
`,
      `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board, below and above }
#                                                   ^^^^^^^^^^^^^^^ unknown field "below and above"
`,
    ],
    good: `=== decks/crew.yaml
front: armed
card:
  properties:
    weapon: { type: string }
cards:
  - { id: pilot, copies: 2, weapon: hook }
=== templates/armed.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{weapon}}</b:text>
</svg>
`,
  },
  {
    id: "schema/repeated-entry",
    severity: "error",
    summary: "A list contains an entry twice that may occur only once.",
    why: "the second has no effect, so another one was probably meant",
    fix: "Remove one of them, or write the intended one.",
    bad: `=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], heading: [north, north] }
#                                    ^^^^^^^^^^^^^^ heading has "north" twice, expected each entry once
  - { card: r3, at: [0, 6] }
`,
  },
  {
    id: "schema/wrong-count",
    severity: "error",
    summary: "A list or a text has too few or too many parts.",
    why: "the length of a list follows from its use, and an empty text has no effect",
    fix: "Add what is missing, or remove the extra ones.",
    bad: [
      `=== glossary.yaml
terms:
  crew: { title: "", meaning: everybody on board }
#                ^^ title is an empty text, expected at least 1 character
symbols:
  pip: { title: Pip, meaning: one point, points: 1, icon: plain-circle }
`,
      `=== kits/all.yaml
title: All cards
contents: []
#         ^^ contents has 0 entries, expected 1 to 1000
`,
    ],
  },
  {
    id: "schema/wrong-type",
    severity: "error",
    summary: "A value has the wrong type for its field: a text for a number, a map for a list.",
    why: "a value of another type cannot be used here",
    fix: "Write a value of the type given in the message. Write numbers without quotes, and lists in brackets or with a dash before each entry.",
    bad: `=== decks/crew.yaml
front: back
cards:
  - { id: cook, copies: many }
#                       ^^^^ copies is "many", expected a whole number from 0 to 999
  - { id: pilot, copies: "2" }
#                        ^^^ copies is the text "2" in quotes, expected a whole number from 0 to 999
`,
  },
];
