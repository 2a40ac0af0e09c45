/** What templates, and the texts of booklets, may ask of the game by "@". */
import { INKS } from "../../game/ink.ts";

/** What lies behind a name: fields, fields with names of their own, nothing (`value`), or what only rendering knows. */
export type DataFields = readonly string[] | DataNames | "open" | "value";

export interface DataNames {
  readonly [name: string]: DataFields;
}

/**
 * The names behind "@": what a template may ask of the game beside the card's own fields. A list of field names is
 * checked while compiling; `open` parts depend on the game and are checked while rendering.
 */
export const DATA_NAMES: DataNames = {
  card: ["id", "number", "copies", "deck"],
  deck: ["id", "title", "safe", "count", "different"],
  decks: "open",
  game: ["id", "title", "version"],
  side: "value",
  /** The look that is printed: "full" or "low". */
  ink: "value",
  map: ["squares", "bars"],
  /** Only of cards that show a die; the face's symbols only where it shows one face. */
  die: ["title", "colour", "mark", "faces"],
  face: "open",
  /** The trim and, of what is no plain card, its die-line; lengths in mm. */
  shape: ["name", "width", "height", "viewBox", "outline", "panels"],
  /** Only of cards that show a board; lengths in mm. */
  board: [
    "id",
    "title",
    "width",
    "height",
    "space",
    "kinds",
    "spaces",
    "links",
    "route",
    "oneWay",
    "docks",
    "steps",
  ],
  /** Only of drawings of a scenario. */
  track: [
    "columns",
    "rows",
    "side",
    "paper",
    "cards",
    "squares",
    "bars",
    "joins",
    "shortcuts",
    "route",
    "straightRoute",
    "forcedDiagonals",
    "mp",
    "difficulty",
    "narrow",
    "chances",
    "laying",
    "marked",
    "rules",
    "currents",
  ],
  /** Only of figures; lengths in mm. */
  figure: [
    "width",
    "height",
    "cards",
    "side",
    "squares",
    "plainCards",
    "bars",
    "ships",
    "arrows",
    "callouts",
  ],
  dice: "open",
  symbols: "open",
  terms: "open",
  /** The card's own fields, from inside any block. */
  root: "open",
  /** Only inside loops. */
  index: "value",
  number: "value",
  key: "value",
  first: "value",
  last: "value",
};

/** Names that hold one of a few words: a comparison with another word is never true. */
export const DATA_WORDS: Readonly<Record<string, readonly string[]>> = {
  side: ["front", "back"],
  ink: INKS,
};

/** The same in the text of a booklet, which sees the whole game. */
export const BOOKLET_NAMES: DataNames = {
  game: ["id", "title", "version", "players", "minutes", "ages", "credits"],
  booklet: ["id", "title", "subtitle"],
  decks: "open",
  tables: "open",
  kits: "open",
  /** What is printed with the booklet. */
  kit: "open",
  scenarios: "open",
  dice: "open",
  symbols: "open",
  terms: "open",
  index: "value",
  number: "value",
  key: "value",
  first: "value",
  last: "value",
};
