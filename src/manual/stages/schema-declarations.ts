/** Manual entries about declared fields, entries that stand for many cards, and cards in CSV files. */
import type { StageFault } from "../stage-fault.ts";

const CARDS = "=== decks/crew.yaml\ncards:\n";

export const SCHEMA_DECLARATION_FAULTS: readonly StageFault[] = [
  {
    id: "schema/bad-pattern",
    severity: "error",
    summary: "A pattern for texts is not a regular expression, or cannot be matched within a bounded time.",
    why: "a pattern with nested repetitions can keep a computer busy for years",
    fix: "Write a simpler pattern, or list the values in `enum`. Sets, alternatives, `*`, `+`, `?` and `{2,5}` are supported, for groups only `?` and `{2,5}`. Groups repeated without an upper limit, back references, lookahead and lookbehind are not.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string, pattern: "^([A-Z][a-z]+ ?)+$" }
#                                   ^^^^^^^^^^^^^^^^^^^^ the pattern "^([A-Z][a-z]+ ?)+$" repeats a group without an upper limit, which can take very long
`,
    good: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string, pattern: "^[A-Z][A-Za-z ]+$" }
`,
  },
  {
    id: "schema/bad-reference",
    severity: "error",
    summary: "A `$ref` does not lead to a schema.",
    why: "the fields it stands for cannot be checked",
    fix: "Write the path from this file to the other, with forward slashes, and after # the place in it: `#/$defs/` and a name.",
    bad: `=== decks/crew.yaml
card:
  $ref: ../schemas/crew.yaml
#       ^^^^^^^^^^^^^^^^^^^^ content/sample/schemas/crew.yaml does not exist or cannot be read
`,
  },
  {
    id: "schema/bad-padding",
    severity: "error",
    summary:
      "A placeholder such as `{n:03}` has a format that does not exist, or pads a value that is not a number.",
    why: "the number would not get the intended digits",
    fix: "Write a zero and the number of digits: {n:03} turns 7 into 007.",
    bad: [
      `${CARDS}  - { id: "mate-{rank:3d}", each: { rank: [1, 2] }, title: Mate }
#         ^^^^^^^^^^^^^^^^ "{rank:3d}" has the format "3d", expected a zero and a number of digits
`,
      `=== rules.yaml
rules:
  - { id: ids, deck: crew, check: pattern, field: id, form: "{title}-{rank:2}", why: cards are found by it }
#                                                           ^^^^^^^^^^^^^^^^^^ "{rank:2}" has the format "2", expected a zero and a number of digits
`,
    ],
    good: `${CARDS}  - { id: "mate-{rank:02}", each: { rank: [1, 2] }, title: Mate }
`,
  },
  {
    id: "schema/no-columns",
    severity: "error",
    summary: "A deck has settings for the columns of a CSV file, but its cards do not come from one.",
    why: "they have no effect",
    fix: "Remove `columns:` and `ids:`, or take the cards from a CSV file: `cards: crew.csv`.",
    bad: `=== decks/crew.yaml
columns: { Qty: copies }
#        ^^^^^^^^^^^^^^^ this is about the columns of a CSV file, and the cards of this deck do not come from one
`,
  },
  {
    id: "schema/undeclared-columns",
    severity: "error",
    summary: "A CSV file has columns that its deck does not declare.",
    why: "their contents would be silently lost",
    fix: "Declare them in `card:` of the deck; the finding has the lines to paste, with types guessed from the cells, and `check --fix` adds them. `columns:` maps a column to another field, such as `columns: { Qty: copies }`, or ignores it: `columns: { Remarks: false }`.",
    bad: `=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
id,rank,title,Qty,Weapon Name
#             ^^^ the deck declares no field for the columns "Qty" and "Weapon Name"
cook,1,Cook,2,Ladle
pilot,2,Pilot,1,Hook
`,
    good: `=== decks/crew.yaml
columns: { Qty: copies, Weapon Name: false }
cards: crew.csv
=== decks/crew.csv
id,rank,title,Qty,Weapon Name
cook,1,Cook,2,Ladle
pilot,2,Pilot,1,Hook
`,
  },
  {
    id: "schema/renamed-column",
    severity: "error",
    summary: "A declared field has no column in the CSV file; a column with another name is probably meant.",
    why: "the field is empty on every card, and the column is not printed",
    fix: "Write the new name in `columns:` of the deck, such as `columns: { Rule Text: Rules Text }`, or rename the column back. `check --fix` adds that line if the two names are nearly the same. If the column is new, declare it in `card:` and remove the old field.",
    bad: [
      `=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
id,rank,Titles
#       ^^^^^^ the deck declares "title", and the file has no such column, but "Titles"
cook,1,Cook
`,
      `=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
id,Order,title
#  ^^^^^ the deck declares "rank", and the file has no such column, but "Order"
cook,1,Cook
`,
    ],
    good: `=== decks/crew.yaml
columns: { Order: rank }
cards: crew.csv
=== decks/crew.csv
id,Order,title
cook,1,Cook
`,
  },
  {
    id: "schema/missing-column",
    severity: "warning",
    summary: "A deck declares a field that no column of its CSV file fills.",
    why: "the field is empty on every card, and the templates print nothing for it",
    fix: "Put the column back into the file, or remove the field from `card:`. If the column was renamed, declare that in `columns:` of the deck. An empty column is allowed, and so is a missing field of a shared declaration (`$ref`), which may be meant for other decks.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    motto: { type: string }
#   ^^^^^ no column of content/sample/decks/crew.csv fills the field "motto"
cards: crew.csv
=== decks/crew.csv
id,rank,title
cook,1,Cook
`,
    good: `=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
id,rank,title
cook,1,Cook
pilot,2,Pilot
`,
  },
  {
    id: "schema/unknown-column",
    severity: "error",
    summary: "A deck names a column that its CSV file does not have.",
    why: "the intended column fills another field, or none",
    fix: "Write the name exactly as in the first row of the file, including capitals and spaces.",
    bad: `=== decks/crew.yaml
columns: { Number: copies }
#          ^^^^^^ the file has no column "Number"
cards: crew.csv
=== decks/crew.csv
id,rank,title
cook,1,Cook
`,
  },
  {
    id: "schema/each-id",
    severity: "error",
    summary: "The id of an entry with `each:` is not different for each card.",
    why: "a card is referred to by its id, and several cards would share one",
    fix: "Use every varying field in the id, in braces.",
    bad: `${CARDS}  - { id: "mate-{rank}", each: { rank: [1, 2], title: [Cook, Pilot] } }
#         ^^^^^^^^^^^^^ the id "mate-{rank}" is the same for every value of title
`,
    good: `${CARDS}  - { id: "mate-{rank}-{title}", each: { rank: [1, 2], title: [cook, pilot] } }
`,
  },
  {
    id: "schema/empty-each",
    severity: "error",
    summary: "A field of `each:` has no values.",
    why: "without a value the entry makes no cards",
    fix: "Write a list of values, or a range of whole numbers.",
    bad: `${CARDS}  - { id: "mate-{rank}", each: { rank: { from: 3, to: 1 } }, title: Mate }
#                                      ^^^^^^^^^^^^^^^^^^ "rank" has no values, so this entry makes no cards
`,
  },
  {
    id: "schema/more-faults",
    severity: ["error", "warning"],
    summary: "The file has more faults than are reported at once.",
    why: "one mistake, such as a renamed field, can cause a fault on every card",
    fix: "Fix the faults above and check again.",
    unshown: "it takes a file with more than twenty faults",
  },
  {
    id: "schema/no-cards-file",
    severity: "error",
    summary: "A deck takes its cards from a CSV file that does not exist or cannot be read.",
    why: "the deck has no cards without it",
    fix: "Correct the name; the file must be in the same folder as the deck. If it exists, fix its own faults first.",
    bad: `=== decks/crew.yaml
cards: crew.csv
#      ^^^^^^^^ the cards come from content/sample/decks/crew.csv, which does not exist or cannot be read
`,
  },
  {
    id: "schema/no-fields",
    severity: "error",
    summary: "A field declaration is empty.",
    why: "the fields of the cards are unknown, so they cannot be checked",
    fix: "Name the fields under `properties:`, or remove the declaration.",
    bad: `=== decks/crew.yaml
card:
  type: object
# ^^^^^^^^^^^^ this declares no fields
`,
  },
  {
    id: "schema/reserved-field",
    severity: "error",
    summary: "A declared field has the name of one that every card has.",
    why: "the name already has a meaning, such as how often a card is printed",
    fix: "Remove the declaration if that meaning is intended, or choose another name.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    copies: { type: integer }
#   ^^^^^^ "copies" is a built-in field and must not be declared
`,
  },
  {
    id: "schema/too-large",
    severity: "error",
    summary:
      "A field declaration expands to too many schemas, or the game's patterns take too many steps on its texts.",
    why: "nested references can grow without end, and long patterns on many texts are slow",
    fix: "Declare less, or refer less often to large schemas; shorten the patterns, or allow a game that you trust more steps with `--limits`.",
    unshown: "it takes a declaration of more than 5000 schemas, or 50 million steps of patterns",
  },
  {
    id: "schema/too-many-cards",
    severity: "error",
    summary: "An entry with `each:`, or all decks of a game together, make too many cards.",
    why: "the lists multiply: three lists of thirty values make 27000 cards",
    fix: "Shorten the lists, or write out the intended cards. `--limits` allows a very large game more.",
    bad: `${CARDS}  - { id: "mate-{rank}", each: { rank: { from: 1, to: 100000 } }, title: Mate }
#                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this entry would make more than 10000 cards; the rest are not made
`,
  },
  {
    id: "schema/unknown-placeholder",
    severity: ["warning", "error"],
    summary: "A name in braces is not a field of `each:`.",
    why: "it stays in the text as written, including the braces",
    fix: "Correct the name, add the field to `each:`, or remove the braces.",
    bad: `${CARDS}  - { id: "mate-{rank}", each: { rank: [1, 2] }, title: "Mate {rnak}" }
#                                                       ^^^^^^^^^^^^^ "{rnak}" is not a field of \`each\`, which has rank
`,
  },
  {
    id: "schema/unknown-required",
    severity: "error",
    summary: "`required` names a field that `properties` does not declare.",
    why: "no card could have this field, so every card would lack it",
    fix: "Correct the name, or declare the field under `properties:`.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
  required: [rank, titel]
#                  ^^^^^ required names "titel", which properties does not declare
`,
  },
  {
    id: "schema/useless-keyword",
    severity: "error",
    summary: "A keyword of a schema has no effect on values of this type.",
    why: "the intended check never happens",
    fix: "Remove the keyword, or write the type it applies to.",
    bad: `=== decks/crew.yaml
card:
  properties:
    rank: { type: string, minimum: 1 }
#                                  ^ minimum has no effect on a value of type string
    title: { type: string }
`,
  },
];
