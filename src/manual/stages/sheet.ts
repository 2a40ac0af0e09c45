/** Words for what is found when cards are laid on sheets of paper. */
import type { StageFault } from "../stage-fault.ts";

const OPTION = "it comes from an option of the print, which no file specifies";
const HELD_BEFORE = "the limits of a deck tell it first; only a program that lays cards by itself meets it";

export const SHEET_FAULTS: readonly StageFault[] = [
  {
    id: "sheet/bad-bleed",
    severity: "error",
    summary: "A card has a bleed that is no length, or as large as the card.",
    why: "this much bleed leaves no sheet to print on",
    mend: "Write a bleed of about 3mm.",
    bad: [],
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/bad-copies",
    severity: "error",
    summary: "The copies of a card are no whole number.",
    why: "nobody can print half a card",
    mend: "Write 0 to keep the card out of print, or how many to print.",
    bad: [],
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/bad-number",
    severity: "error",
    summary: "A length of the print is no length, or leaves nothing of the paper.",
    why: "sheets cannot be laid out with it",
    mend: "Write a length with its unit, such as 5mm. Printers need a margin of about 5mm.",
    bad: [],
    unshown: OPTION,
  },
  {
    id: "sheet/bad-offset",
    severity: "error",
    summary: "The back offset moves cards off the paper.",
    why: "what lies beyond the paper is not printed",
    mend: "Measure the drift of your printer again: it is rarely more than 4mm.",
    bad: [],
    unshown: OPTION,
  },
  {
    id: "sheet/bad-paper",
    severity: "error",
    summary: "The paper has a side that is no length, or longer than any printer takes.",
    why: "there is no sheet to lay cards on",
    mend: "Name a paper, for example a4, or give its size, for example 210mmx297mm.",
    bad: [],
    unshown: OPTION,
  },
  {
    id: "sheet/bad-size",
    severity: "error",
    summary: "A card is too small to be cut.",
    why: "nobody cuts a card below 5mm by hand, and its sheets would be all cut lines",
    mend: "Give the card sides of at least 5mm.",
    bad: [],
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/empty-component",
    severity: "hint",
    summary: "All cards of a deck in the print have 0 copies.",
    why: "nothing of the deck is printed",
    mend: "Give a card of the deck copies, or leave the deck out of the kit.",
    bad: [
      `=== decks/crew.yaml
size: poker-us
#     ^^^^^^^^ "Crew" has no card to print: all copies are 0
front: back
cards:
  - { id: cook, copies: 0 }
`,
    ],
  },
  {
    id: "sheet/no-room-for-footer",
    severity: "warning",
    summary: "The margins of a sheet have no room for its footer.",
    why: "the footer tells which sheet belongs to which game and version, and holds the ruler that shows a wrong print size",
    mend: "Use a larger paper, a smaller gap between cards, or shorter titles. Pages for a print service, with `--no-marks --margin 0mm`, need no footer and are not reported.",
    bad: [],
    unshown: "it stands on the sheets, which are no file",
  },
  {
    id: "sheet/offset-past-margin",
    severity: "warning",
    summary: "The back offset moves backs into the margin.",
    why: "the printer does not reach the outer edge of the paper",
    mend: "Use a larger paper, or a margin that your printer really needs.",
    bad: [],
    unshown: OPTION,
  },
  {
    id: "sheet/paper-too-small",
    severity: "error",
    summary: "A page of the paper shows next to nothing of a poster.",
    why: "beside margins, marks and glue strips nothing is left of it",
    mend: "Print on the paper that the fix names, or write a margin that the printer needs.",
    bad: [],
    unshown: OPTION,
  },
  {
    id: "sheet/shortened-bleed",
    severity: "warning",
    summary: "The sheet cuts the bleed of cards short, to less than a cut may be off.",
    why: "a cut that is a millimetre off shows white paper there",
    mend: "Leave a gap between cards, so that fewer share a sheet; print without crop marks; or print on another paper. The finding says which of these is enough. From 2mm on (1mm for pieces that are cut with scissors) bleed is not reported, nor where cards share a cut line.",
    bad: [],
    unshown: "it depends on the paper, which no file specifies",
  },
  {
    id: "sheet/too-large",
    severity: "error",
    summary: "A card or another piece is larger than the paper.",
    why: "what is larger than a sheet cannot be printed on one",
    mend: "Print on the paper that the fix names, or make it smaller.",
    bad: [
      `=== decks/crew.yaml
size: { width: 300mm, height: 420mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ card "crew/cook" is 300mm x 420mm, but A4 with a margin of 5mm holds cards only up to 200mm x 287mm
front: back
cards:
  - id: cook
`,
    ],
  },
  {
    id: "sheet/too-many",
    severity: "error",
    summary: "The cards make more sheets than anybody prints.",
    why: "it would take hours and reams of paper",
    mend: "Look at the copies of the card that the fix names, and at the times of the kit.",
    bad: [],
    unshown: "it stands on the sheets, which are no file",
  },
  {
    id: "sheet/too-many-pages",
    severity: "error",
    summary: "A poster makes more pages than anybody glues together.",
    why: "a poster of that size does not lie on any table",
    mend: "Print on a larger paper, or lay the cards of the track nearer to each other.",
    bad: [],
    unshown: "the rules of tracks tell it first; only a program that lays posters by itself meets it",
  },
];
