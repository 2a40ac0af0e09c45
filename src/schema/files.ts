/**
 * What each kind of content file holds once the schema has passed it: the types that `game/` reads.
 * Field names are the published ones; lengths are still text ("63.5mm"). The schemas in `files/` say the same to ajv and
 * to editors; `objectOf<T>` lets the compiler compare the two.
 */

import type { DataRule } from "./data-rule.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const FILE_KINDS = [
  "game",
  "deck",
  "die",
  "board",
  "kit",
  "glossary",
  "table",
  "scenario",
  "booklet",
  "figure",
  "rules",
] as const;
/** `content/<game>/`: game.yaml, decks/*.yaml, dice/*.yaml, boards/*.yaml, kits/*.yaml, glossary.yaml, tables/*.yaml, scenarios/*.yaml, booklets/*.yaml, figures/*.yaml, rules.yaml. */
export type FileKind = (typeof FILE_KINDS)[number];

export interface GameFile {
  readonly broadside: 1;
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly players?: { readonly min: number; readonly max: number };
  readonly minutes?: { readonly min: number; readonly max: number };
  readonly ages?: { readonly min: number };
  readonly authors?: readonly string[];
  /** Lines for a credits page: designers, illustrators, thanks, licence. */
  readonly credits?: readonly string[];
  /** Families to try, in order, for characters that a text's own face lacks. */
  readonly "fallback-fonts"?: readonly string[];
  /** How grave the findings of a rule are in this game; the last entry that fits holds. */
  readonly severity?: readonly SeverityField[];
}

export interface SeverityField {
  /** The rule's id, "text/too-small". */
  readonly rule: string;
  /** Pattern of the files that it is about, relative to the game's folder; default all. */
  readonly path?: string;
  readonly is: "error" | "warning" | "hint" | "off";
}

/** A preset's name ("poker-us"), one length for both sides ("25mm"), or a size of one's own. */
export type SizeField =
  | string
  | { readonly width: string; readonly height: string; readonly corner?: string };

/** What the squares of map cards are painted with. */
export const SQUARE_COLOURS = ["white", "green", "blue", "red", "black"] as const;
export type SquareColour = (typeof SQUARE_COLOURS)[number];

export interface CardEntry extends JsonObject {
  readonly id: string;
}

/** What the cards of a deck are about: those of all kinds but "cards" have fields of their own (card.schema.ts). */
export const DECK_KINDS = ["cards", "map", "dice", "board"] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** What the pieces of a deck are cut and folded to. */
export const SHAPES = [
  "card",
  "round",
  "square",
  "hexagon",
  "folded",
  "standee",
  "die",
  "tuck-box",
  "board",
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** A fold from edge to edge: its distance from the left or from the top. */
export interface FoldField {
  readonly x?: string;
  readonly y?: string;
}

export interface BoxField {
  /** Ids of the decks that lie in the box. */
  readonly holds?: readonly string[];
  /** How many cards lie in it beside those of `holds`. */
  readonly cards?: number;
  /** Thickness of a card; default 0.3mm. */
  readonly paper?: string;
  /** Inside depth; default what the cards need. */
  readonly depth?: string;
}

export interface DeckFile {
  readonly deck: string;
  readonly title: string;
  /** "map": each card has `squares` and `bars` (track-rules). Default "cards". */
  readonly kind?: DeckKind;
  /** Default "card". */
  readonly shape?: ShapeName;
  /** Of the trimmed piece; of round, square and hexagonal ones and of a die's edge one length; of the figure of a standee; of the cards in a box. */
  readonly size: SizeField;
  /** Of shape "folded". */
  readonly folds?: readonly FoldField[];
  /** Of shape "tuck-box". */
  readonly box?: BoxField;
  /** How far the drawings go beyond the trim; default 0mm. */
  readonly bleed?: string;
  /** Inset from the trim in which text must stay; default 3mm. */
  readonly safe?: string;
  readonly front: string;
  readonly back?: string;
  /** JSON Schema of the fields that a card of this deck adds. */
  readonly card?: JsonObject;
  /** Of cards from a CSV file: the field that a column fills; false leaves the column out. */
  readonly columns?: Readonly<Record<string, string | false>>;
  /** Of cards from a CSV file: the pattern of the ids of those without one. */
  readonly ids?: string;
  /** Fields that every card has unless it says otherwise. */
  readonly defaults?: JsonObject;
  /** The cards, some with `each:` for many, or the name of a CSV file in the same folder. */
  readonly cards: readonly CardEntry[] | string;
}

export interface DieFile {
  readonly die: string;
  readonly title: string;
  /** "#rrggbb": the die's colour in print. */
  readonly colour: string;
  /** One list of symbols a face, first to last. */
  readonly faces: readonly (readonly string[])[];
  /** The sign that tells the die from the others without its colour ("two dots"). */
  readonly mark?: string;
  readonly origin?: string;
}

/** A board whose spaces are joined to a route. Places and sizes of spaces are numbers in mm, from its top left corner. */
export interface BoardFile {
  readonly board: string;
  readonly title: string;
  readonly size: { readonly width: string; readonly height: string };
  /** How wide a space is; all are circles. */
  readonly space: string;
  /** How far spaces keep from the board's edge; default 0mm. */
  readonly edge?: string;
  /** The kinds of spaces, in the game's own words. */
  readonly kinds: { readonly [id: string]: SpaceKind };
  readonly spaces: readonly SpaceEntry[];
  /** Chains of spaces: each is joined to the next, both ways. */
  readonly links: readonly (readonly string[])[];
  readonly "one-way"?: readonly OneWayEntry[];
  readonly docks?: readonly DockEntry[];
  /** Spaces on which the route begins and ends. */
  readonly start: string;
  readonly goal: string;
  readonly origin?: string;
}

export interface SpaceKind {
  readonly title: string;
  /** Whoever ends a move there is moved on by the space's `step`; default false. */
  readonly moves?: boolean;
}

export interface SpaceEntry {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [x: number, y: number];
  readonly title?: string;
  /** Of a kind that moves: spaces forward in the direction of travel, or back. */
  readonly step?: number;
  /** It lies off the board; `at` is where the route leaves the board then. Default false. */
  readonly "off-board"?: boolean;
}

/** A link that leads one way only. */
export interface OneWayEntry {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly title?: string;
}

/** Something on the border of two spaces. */
export interface DockEntry {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly title?: string;
}

/** A deck of a kit, or some of its cards. */
export interface DeckPart {
  readonly deck: string;
  /** Only these cards; default all. */
  readonly only?: readonly string[];
  /** Each card's own copies, this many times; default 1. */
  readonly times?: number;
  /** How many cards, copies counted, this entry must come to. */
  readonly count?: number;
  /** "player": the cards are dealt out before the game, as many to each. */
  readonly per?: "player";
  /** Field of the cards that tells from how many players on each takes part. */
  readonly from?: string;
  /** The most players who need them. */
  readonly "up-to"?: number;
}

/** A booklet of a kit, printed as a file of its own. */
export interface BookletPart {
  readonly booklet: string;
}

export interface KitFile {
  readonly kit: string;
  readonly title: string;
  readonly contents?: readonly (DeckPart | BookletPart)[];
  /** Ids of kits that belong to this one as a whole. */
  readonly kits?: readonly string[];
  /** How many cards the whole kit must come to. */
  readonly count?: number;
  /** What whoever prints the kit must know; on the page that leads it. */
  readonly note?: string;
  /** Scenarios that are printed with the kit: the set-up sheet of each, and its poster where asked for. */
  readonly scenarios?: readonly { readonly scenario: string; readonly poster?: boolean }[];
}

export interface GlossaryFile {
  /** Words of the game; `:id:` in a text prints `text` (default: the title). */
  readonly terms?: {
    readonly [id: string]: { readonly title: string; readonly text?: string; readonly meaning: string };
  };
  /** Words that no text of the game should use, with the word to use instead or why. */
  readonly avoid?: { readonly [words: string]: string | AvoidedWord };
  /** Names for icons: another icon's name ("broadsword") or an SVG file of the game ("icons/sword.svg"). */
  readonly icons?: { readonly [name: string]: string };
  /** What the faces of dice show. */
  readonly symbols?: {
    readonly [name: string]: {
      readonly title: string;
      readonly meaning: string;
      /** Points that the symbol counts; default 0. */
      readonly points?: number;
      /** The die is rolled once more and the points of that roll are added. */
      readonly again?: boolean;
      readonly icon?: string;
    };
  };
  /** What the rules that scenarios bring mean in this game, as it is printed. */
  readonly "scenario-rules"?: { readonly [Rule in ScenarioRule]?: ScenarioRuleWords };
}

export interface ScenarioRuleWords {
  readonly title: string;
  readonly text: string;
}

/** At least one of the two. */
export interface AvoidedWord {
  /** The word to write instead. */
  readonly say?: string;
  readonly why?: string;
}

/** Rows that cards refer to by id, so that a text is written once ("specials"). */
export interface TableFile {
  readonly table: string;
  readonly title: string;
  /** JSON Schema of the fields of a row. */
  readonly row?: JsonObject;
  readonly rows: readonly CardEntry[];
}

/** How long a scenario takes, by its shortest way (track/length-class.ts has the limits). */
export const LENGTH_CLASSES = ["short", "medium", "long"] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number];

/** The sides of a card, a square or a track: north is up. */
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** How a map card lies, in degrees clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** What a scenario may add to the rules of its game (track/rules-in-force.ts has the order of print). The game's glossary has the words. */
export const SCENARIO_RULES = [
  "current",
  "toll",
  "chest",
  "harbour",
  "mist",
  "boarding",
  "leader-deals",
  "reversed-deal",
  "secret-bids",
] as const;
export type ScenarioRule = (typeof SCENARIO_RULES)[number];

/** The rules that lie on squares. */
export const SQUARE_RULES = ["toll", "chest", "harbour"] as const;

/** The rules that hold everywhere on the track. */
export const OPEN_RULES = ["boarding", "leader-deals", "reversed-deal", "secret-bids"] as const;

/** From square to square, by name. */
export interface CurrentStep {
  readonly from: string;
  readonly to: string;
}

/** Rules of a scenario's own; what is absent or false is not in force. */
export type ScenarioRules = {
  /** A ship that ends its move on `from` drifts to `to`. */
  readonly current?: readonly CurrentStep[];
  /** Cards by their position in the track: no die is rolled there. */
  readonly mist?: readonly number[];
} & { readonly [Rule in (typeof SQUARE_RULES)[number]]?: readonly string[] } & {
  readonly [Rule in (typeof OPEN_RULES)[number]]?: boolean;
};

/** A track of map cards, laid and ready to play. Squares are named "<position in the track>.<square>": "4.b2". */
export interface ScenarioFile {
  readonly scenario: string;
  readonly title: string;
  readonly intro?: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly length: LengthClass;
  /** How many diagonal steps every way needs, as the scenario promises; nothing is promised without it. */
  readonly "forced-diagonals"?: number;
  /** The cards in travelling order. */
  readonly track: readonly TrackEntry[];
  /** Square on which captains enter; default: the lowest row of the first card, there the leftmost. */
  readonly start?: string;
  /** Square that ends the race; default: the last card's rightmost column, there the one farthest from the start. */
  readonly finish?: string;
  readonly rules?: ScenarioRules;
  /** Notes for whoever lays the track, one entry a note. */
  readonly setup?: readonly string[];
  readonly origin?: string;
}

export interface TrackEntry {
  /** Id of a map card. */
  readonly card: string;
  /** Column and row of its bottom left square on the lattice of squares; columns grow to the right, rows upwards. */
  readonly at: readonly [column: number, row: number];
  /** Default 0. */
  readonly turn?: Turn;
  /** It lies face down; default false. */
  readonly acceleration?: boolean;
  /** Where the track heads on this card, in place of what follows from its neighbours. */
  readonly heading?: readonly Side[];
}

/** Pages for booklets: "half" fits half a sheet of A4 and of Letter alike. */
export const PAGE_SIZES = ["half", "a5", "half-letter"] as const;

/** A text in Markdown, set as pages. */
export interface BookletFile {
  readonly booklet: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Name of the Markdown file, in the same folder. */
  readonly text: string;
  /** Default "half". */
  readonly size?: (typeof PAGE_SIZES)[number] | { readonly width: string; readonly height: string };
  /** Default 1. */
  readonly columns?: 1 | 2;
  /** Template of the page's frame; default "booklet-page". */
  readonly page?: string;
  /** Families of the text and of headings; default Alegreya for both. */
  readonly fonts?: { readonly text?: string; readonly headings?: string };
  /** Of the running text; default 9.5pt. */
  readonly "text-size"?: string;
  /** Colour of headings and lines, "#rrggbb"; default "#2f3b46". */
  readonly accent?: string;
  /** A table of contents behind the title page; default true. */
  readonly contents?: boolean;
}

/** A picture for booklets: cards, a piece of track, or an own template. Places and scales are numbers; places in mm. */
export interface FigureFile {
  readonly figure: string;
  readonly title?: string;
  /** How wide it may be; default 106mm. */
  readonly width?: string;
  /** How high it is at least; default what it shows needs. */
  readonly height?: string;
  /** Of its cards and map cards; default 0.75. */
  readonly scale?: number;
  readonly cards?: readonly (string | FigureCardEntry)[];
  readonly track?: readonly FigureTrackEntry[];
  /** Its map cards are drawn plainly, as on a plan; default false. */
  readonly plain?: boolean;
  /** Plain squares, the top row first. */
  readonly squares?: readonly (readonly FigureColour[])[];
  /** Side of a plain square, of plain map cards too; default 13mm. */
  readonly square?: string;
  /** Between plain squares, or on a side of one. */
  readonly bars?: readonly string[];
  readonly ships?: readonly FigureShipEntry[];
  readonly arrows?: readonly FigureArrowEntry[];
  readonly callouts?: readonly FigureCalloutEntry[];
  /** Default "figure". */
  readonly template?: string;
  /** Fields that the template reads. */
  readonly data?: JsonObject;
}

export const FIGURE_COLOURS = [...SQUARE_COLOURS, "none"] as const;
export type FigureColour = (typeof FIGURE_COLOURS)[number];

export interface FigureCardEntry {
  /** Deck and card: "battle/sword-9". */
  readonly card: string;
  readonly side?: "front" | "back";
  readonly scale?: number;
  /** The part of it that is seen, in full size from its top left corner; absent = all. */
  readonly part?: readonly [x: number, y: number, width: number, height: number];
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Of the top left corner of the box around it as it lies; absent = in a row with the others. */
  readonly at?: readonly [x: number, y: number];
  /** Number of its row, from 1. */
  readonly row?: number;
  /** Words below it. */
  readonly label?: string;
  readonly callouts?: readonly CardCalloutEntry[];
}

export interface CardCalloutEntry {
  /** From the top left corner of the card as it is printed, unturned and in full size. */
  readonly at: readonly [x: number, y: number];
  readonly words: string;
  /** Side of the card beside which the number stands, with a line to the place; absent = on the place. */
  readonly beside?: "left" | "right";
}

export type FigureTrackEntry = Pick<TrackEntry, "card" | "at" | "turn" | "acceleration">;

export interface FigureShipEntry {
  /** Name of a square. */
  readonly at: string;
  /** Deck and card of its captain, whose colour, ink and emblem it has. */
  readonly captain?: string;
  readonly colour?: string;
  readonly ink?: string;
  readonly emblem?: string;
}

export interface FigureArrowEntry {
  readonly from: string;
  readonly to: string;
  /** The step is not allowed; default false. */
  readonly crossed?: boolean;
  /** Its number. */
  readonly step?: number;
}

export interface FigureCalloutEntry {
  /** Name of a square, or a place on the figure. */
  readonly at: string | readonly [x: number, y: number];
  readonly words: string;
}

export interface RulesFile {
  readonly rules: readonly DataRule[];
}
