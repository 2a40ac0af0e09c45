/** Manual entries about placing cards on sheets of paper. */
import type { StageFault } from "../stage-fault.ts";

const OPTION = "it comes from an option of the print, which no file specifies";
const HELD_BEFORE =
  "the limits of a deck report it first; only a program that uses the imposition directly meets it";

export const SHEET_FAULTS: readonly StageFault[] = [
  {
    id: "sheet/bad-bleed",
    severity: "error",
    summary: "A card has a bleed that is not a length, or as large as the card.",
    why: "this much bleed leaves no room on the sheet",
    fix: "Write a bleed of about 3mm.",
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/bad-copies",
    severity: "error",
    summary: "The number of copies of a card is not a whole number.",
    why: "half a card cannot be printed",
    fix: "Write 0 to keep the card out of print, or the number to print.",
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/bad-number",
    severity: "error",
    summary: "A length of the print is not a length, or leaves no room on the paper.",
    why: "sheets cannot be laid out with it",
    fix: "Write a length with its unit, such as 5mm. Printers need a margin of about 5mm.",
    unshown: OPTION,
  },
  {
    id: "sheet/bad-offset",
    severity: "error",
    summary: "The back offset moves cards off the paper.",
    why: "anything beyond the paper is not printed",
    fix: "Measure the drift of your printer again: it is rarely more than 4mm.",
    unshown: OPTION,
  },
  {
    id: "sheet/bad-paper",
    severity: "error",
    summary: "The paper has a side that is not a length, or longer than any printer can take.",
    why: "there is no sheet to place cards on",
    fix: "Name a paper size, such as a4, or write it out, such as 210mmx297mm.",
    unshown: OPTION,
  },
  {
    id: "sheet/bad-size",
    severity: "error",
    summary: "A card is too small to be cut.",
    why: "a card smaller than 5mm cannot be cut by hand, and its sheets would be all cut lines",
    fix: "Give the card sides of at least 5mm.",
    unshown: HELD_BEFORE,
  },
  {
    id: "sheet/empty-component",
    severity: "hint",
    summary: "All cards of a deck in the print have 0 copies.",
    why: "the deck is not printed",
    fix: "Give a card of the deck copies, or remove the deck from the kit.",
    bad: `=== decks/crew.yaml
size: poker-us
#     ^^^^^^^^ "Crew" has no card to print: all copies are 0
front: back
cards:
  - { id: cook, copies: 0 }
`,
  },
  {
    id: "sheet/no-room-for-footer",
    severity: "warning",
    summary: "The margins of a sheet have no room for its footer.",
    why: "the footer identifies the game and version of a sheet, and has the ruler that reveals a wrong print size",
    fix: "Use a larger paper, a smaller gap between cards, or shorter titles. Pages for a print service, with `--no-marks --margin 0mm`, need no footer and are not reported.",
    unshown: "it is about the printed sheets, which are not a file",
  },
  {
    id: "sheet/offset-past-margin",
    severity: "warning",
    summary: "The back offset moves backs into the margin.",
    why: "the printer cannot reach the outer edge of the paper",
    fix: "Use a larger paper, or the margin that your printer really needs.",
    unshown: OPTION,
  },
  {
    id: "sheet/paper-too-small",
    severity: "error",
    summary: "A page of this paper has hardly any room for a poster.",
    why: "margins, marks and glue strips leave no room for it",
    fix: "Print on the paper named in the fix, or set the margin that the printer needs.",
    unshown: OPTION,
  },
  {
    id: "sheet/shortened-bleed",
    severity: "warning",
    summary: "The sheet shortens the bleed of cards to less than the tolerance of a cut.",
    why: "a cut that is a millimetre off shows white paper there",
    fix: "Leave a gap between cards, so that fewer share a sheet; print without crop marks; or print on another paper. The finding says which of these is enough. Bleed of 2mm or more (1mm for pieces cut with scissors) is not reported, nor bleed where cards share a cut line.",
    unshown: "it depends on the paper, which no file specifies",
  },
  {
    id: "sheet/too-large",
    severity: "error",
    summary: "A card or another piece is larger than the paper.",
    why: "it cannot be printed on one sheet",
    fix: "Print on the paper named in the fix, or make it smaller.",
    bad: `=== decks/crew.yaml
size: { width: 300mm, height: 420mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ card "crew/cook" is 300mm x 420mm, but A4 with a margin of 5mm has room for cards only up to 200mm x 287mm
front: back
cards:
  - id: cook
`,
  },
  {
    id: "sheet/too-many",
    severity: "error",
    summary: "The cards need too many sheets.",
    why: "it would take hours and reams of paper",
    fix: "Check the copies of the card named in the fix, and `times:` in the kit.",
    unshown: "it is about the printed sheets, which are not a file",
  },
  {
    id: "sheet/too-many-pages",
    severity: "error",
    summary: "A poster has too many pages to glue together.",
    why: "a poster of that size does not fit on a table",
    fix: "Print on a larger paper, or lay the cards of the track closer together.",
    unshown: "the rules of tracks report it first; only a program that makes posters directly meets it",
  },
];
