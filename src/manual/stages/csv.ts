/** Manual entries about reading CSV files. */
import type { StageFault } from "../stage-fault.ts";

/** The deck of the sample game with its cards in a CSV file. */
const DECK = `=== decks/crew.yaml
card:
  properties:
    rank: { type: integer }
    title: { type: string }
  required: [rank, title]
cards: crew.csv
`;

export const CSV_FAULTS: readonly StageFault[] = [
  {
    id: "csv/blank-header",
    severity: ["warning", "error"],
    summary: "A column has no name in the first row.",
    why: "the first row says which field a column fills, so this column cannot be used",
    fix: "Name the field in the first row, or remove the column. Columns without a name that are empty all the way down are ignored.",
    bad: `${DECK}=== decks/crew.csv
id,,rank,title
#  ^ a column without a name; its values are ignored
cook,boils,1,Cook
`,
  },
  {
    id: "csv/date-like",
    severity: "warning",
    summary: "A cell looks like a date in a column of numbers or fractions.",
    why: "spreadsheets turn values like 5/8 into dates",
    fix: "Write the intended value, and format the column as text in the spreadsheet before you save it again.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,5/8
pilot,2,3-Jul
#       ^^^^^ "3-Jul" looks like a date, in a column that otherwise contains values like 5/8
`,
  },
  {
    id: "csv/garbled-text",
    severity: "warning",
    summary: "A text contains letters that were garbled by a wrong encoding.",
    why: "the card prints the garbled letters",
    fix: "Correct the text. Import the file into the spreadsheet as UTF-8, and save it as CSV UTF-8.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,CrÃªpe cook
#      ^^^^^^^^^^^ "Ãª" results from reading UTF-8 as Windows-1252 and saving it again
`,
  },
  {
    id: "csv/spreadsheet-error",
    severity: "warning",
    summary: "A cell contains a spreadsheet error, or a formula instead of its result.",
    why: "the card prints it literally",
    fix: "Correct the formula in the spreadsheet, show results instead of formulas, and save it again.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,#REF!
#      ^^^^^ "#REF!" is what a spreadsheet shows instead of a value
pilot,2,=A2&B2
#       ^^^^^^ this is a formula, and prints literally
`,
  },
  {
    id: "csv/decimal-comma",
    severity: "hint",
    summary: "A number is written with a decimal comma.",
    why: "it is read as the intended number, and prints with a point",
    fix: "Nothing, if the point is right. To print the comma, declare the field as `type: string`.",
    bad: `${DECK.replace("rank: { type: integer }", "rank: { type: number }")}=== decks/crew.csv
id;rank;title
cook;1,5;Cook
#    ^^^ decimal commas are read as points: "1,5" is 1.5
`,
  },
  {
    id: "csv/not-text",
    severity: "error",
    summary: "A file named .csv is a workbook, a web page or another file that is not CSV.",
    why: "a workbook that was only renamed is still a workbook, and cannot be read",
    fix: "Save it as CSV. In Excel: File > Save As > CSV UTF-8. In LibreOffice: File > Save As > Text CSV. In Google Sheets: File > Download > Comma-separated values.",
    unshown: "it takes a file that is not text",
  },
  {
    id: "csv/two-tables",
    severity: ["warning", "hint"],
    summary: "A file contains two tables, one below or beside the other; only the first is read.",
    why: "a deck takes its cards from one table; the columns of the other mean something else",
    fix: "Save each table as a separate file, with a deck of its own. If the columns after an empty one could also be more fields of the same cards, they are read as such, with a hint: if they are, remove the empty column.",
    bad: [
      `${DECK}=== decks/crew.csv
id,rank,title
cook,1,Cook

weapon,price
#^^^^^^^^^^^ a second table begins here, below an empty row; it is not read
hook,3
`,
      `${DECK}=== decks/crew.csv
id,rank,title,,weapon,price
#              ^^^^^^^^^^^^ a second table begins here, beside an empty column; it is not read
cook,1,Cook,,hook,3
pilot,2,Pilot,,,
`,
      `${DECK.replace("rank: {", "weapon: { type: string }\n    price: { type: integer }\n    rank: {")}=== decks/crew.csv
id,rank,title,,weapon,price
#              ^^^^^^^^^^^^ these columns follow an empty one, and are read as more fields of the same cards
cook,1,Cook,,ladle,3
pilot,2,Pilot,,hook,1
`,
    ],
  },
  {
    id: "csv/heading-row",
    severity: ["warning", "hint"],
    summary:
      "A row of a CSV file looks like a heading: a title above the table, a single word, or the column names repeated.",
    why: "each row below the column names is a card, so a heading would be printed as one",
    fix: "Delete the row; save a second table as a separate file. A title above the column names is skipped, with only a hint.",
    bad: `${DECK}=== decks/crew.csv
The Crew,,
#^^^^^^^ "The Crew" is read as a title above the table: the column names are in the next row

id,rank,title
cook,1,Cook
`,
  },
  {
    id: "csv/duplicate-header",
    severity: "error",
    summary: "Two columns fill the same field.",
    why: "a field has one value, and it is unclear which of the two is meant",
    fix: "Rename one of the columns, or remove it.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title,rank
#             ^^^^ two columns are named "rank"
cook,1,Cook,2
`,
  },
  {
    id: "csv/empty",
    severity: "error",
    summary: "A CSV file is empty.",
    why: "a deck takes its cards from this file",
    fix: "Write a first row with the names of the fields, and a row for each card below it.",
    bad: `${DECK}=== decks/crew.csv
# whole file: the file is empty, expected a first row with the field names

`,
  },
  {
    id: "csv/limit",
    severity: "error",
    summary: "A CSV file has more rows, columns or cells than are read.",
    why: "anything beyond the limit is left out",
    fix: "Split the file into several decks. Unintended rows are often empty cells with spaces.",
    unshown: "it takes a file with more than 20000 rows, 500 columns or 250000 cells",
  },
  {
    id: "csv/more-faults",
    severity: ["error", "warning", "hint"],
    summary: "The file has more faults than are reported at once.",
    why: "one mistake, such as a missing quote, can cause many faults after it",
    fix: "Fix the faults above and check again.",
    unshown: "it takes a file with more than twenty faults",
  },
  {
    id: "csv/quote",
    severity: "error",
    summary: "A quote is inside a cell, or is never closed.",
    why: "quotes open and close a cell, so nothing after this one can be read reliably",
    fix: "Put the whole cell in quotes and double each quote inside it.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,The "Crow"
#      ^^^^^^^^^^ a quote inside this cell
`,
    good: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,"The ""Crow"""
`,
  },
  {
    id: "csv/ragged-row",
    severity: ["error", "hint"],
    summary: "A row has more or fewer cells than the first row.",
    why: "values have slipped into other columns, or are missing",
    fix: "Put a cell that contains a comma in quotes, or add the separators of the cells that are empty. Missing cells at the end of a row count as empty, which is only a hint.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title
cook,1,Salt, pepper and rum
#^^^^^^^^^^^^^^^^^^^^^^^^^^ this row has 4 cells, more than the first row, which has 3
`,
  },
  {
    id: "csv/reserved-key",
    severity: "error",
    summary: "A column has a name that is reserved by JavaScript.",
    why: "a field with this name would change how programs treat the whole card",
    fix: "Choose another name for the column.",
    bad: `${DECK}=== decks/crew.csv
id,rank,title,constructor
#             ^^^^^^^^^^^ "constructor" cannot be a field name
cook,1,Cook,yes
`,
  },
];
