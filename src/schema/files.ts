/**
 * The content of each kind of file once it has passed its schema: the types that `game/` reads.
 * Field names are the published ones; lengths are still text ("63.5mm"). The schemas in `files/` describe the same to ajv and
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
  /** Fallback font families, in order, for characters that a text's own face lacks. */
  readonly "fallback-fonts"?: readonly string[];
  /** Severity of a rule's findings in this game; the last matching entry applies. */
  readonly severity?: readonly SeverityField[];
}

export interface SeverityField {
  /** The rule's id, "text/too-small". */
  readonly rule: string;
  /** Pattern of file paths relative to the game's folder; default all. */
  readonly path?: string;
  readonly is: "error" | "warning" | "hint" | "off";
}

/** A preset name ("poker-us"), one length for both sides ("25mm"), or a custom size. */
export type SizeField =
  | string
  | { readonly width: string; readonly height: string; readonly corner?: string };

/** Colours of the squares of map cards. */
export const SQUARE_COLOURS = ["white", "green", "blue", "red", "black"] as const;
export type SquareColour = (typeof SQUARE_COLOURS)[number];

export interface CardEntry extends JsonObject {
  readonly id: string;
}

/** The kind of a deck's cards: all kinds but "cards" have extra fields (card.schema.ts). */
export const DECK_KINDS = ["cards", "map", "dice", "board"] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** The shape of a deck's pieces. */
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
  /** Ids of the decks in the box. */
  readonly holds?: readonly string[];
  /** Number of cards in the box in addition to those of `holds`. */
  readonly cards?: number;
  /** Thickness of a card; default 0.3mm. */
  readonly paper?: string;
  /** Inside depth; by default what the cards need. */
  readonly depth?: string;
}

export interface DeckFile {
  readonly deck: string;
  readonly title: string;
  /** "map": each card has `squares` and `bars` (track-rules). Default "cards". */
  readonly kind?: DeckKind;
  /** Default "card". */
  readonly shape?: ShapeName;
  /** Trimmed size; one length for round, square and hexagonal pieces and a die's edge; for a standee its figure; for a box the cards in it. */
  readonly size: SizeField;
  /** Of shape "folded". */
  readonly folds?: readonly FoldField[];
  /** Of shape "tuck-box". */
  readonly box?: BoxField;
  /** How far the drawings extend beyond the trim; default 0mm. */
  readonly bleed?: string;
  /** Inset from the trim in which text must stay; default 3mm. */
  readonly safe?: string;
  readonly front: string;
  readonly back?: string;
  /** JSON Schema of the fields that a card of this deck adds. */
  readonly card?: JsonObject;
  /** For cards from a CSV file: the field that a column fills; false ignores the column. */
  readonly columns?: Readonly<Record<string, string | false>>;
  /** For cards from a CSV file: the pattern for ids of cards without one. */
  readonly ids?: string;
  /** Default values for the fields of every card. */
  readonly defaults?: JsonObject;
  /** The cards, some with `each:` for many, or the name of a CSV file in the same folder. */
  readonly cards: readonly CardEntry[] | string;
}

export interface DieFile {
  readonly die: string;
  readonly title: string;
  /** "#rrggbb": the die's colour in print. */
  readonly colour: string;
  /** One list of symbols per face, first to last. */
  readonly faces: readonly (readonly string[])[];
  /** A sign that distinguishes the die without its colour ("two dots"). */
  readonly mark?: string;
  readonly origin?: string;
}

/** A board whose spaces form a route. Positions and sizes of spaces are numbers in mm, from its top left corner. */
export interface BoardFile {
  readonly board: string;
  readonly title: string;
  readonly size: { readonly width: string; readonly height: string };
  /** Diameter of the spaces; all are circles. */
  readonly space: string;
  /** Distance of spaces from the board's edge; default 0mm. */
  readonly edge?: string;
  /** The kinds of spaces, in the game's own words. */
  readonly kinds: { readonly [id: string]: SpaceKind };
  readonly spaces: readonly SpaceEntry[];
  /** Chains of spaces: each is linked to the next, both ways. */
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
  /** A piece that ends a move there is moved on by the space's `step`; default false. */
  readonly moves?: boolean;
}

export interface SpaceEntry {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [x: number, y: number];
  readonly title?: string;
  /** For a kind that moves pieces: number of spaces in the direction of travel, negative for back. */
  readonly step?: number;
  /** Off the board; `at` is then where the route leaves the board. Default false. */
  readonly "off-board"?: boolean;
}

/** A one-way link. */
export interface OneWayEntry {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly title?: string;
}

/** Something on the border between two spaces. */
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
  /** Multiplies each card's own copies; default 1. */
  readonly times?: number;
  /** Number of cards, including copies, that this entry must add up to. */
  readonly count?: number;
  /** "player": the cards are dealt out before the game, the same number to each player. */
  readonly per?: "player";
  /** Field of the cards with the minimum number of players for which each is used. */
  readonly from?: string;
  /** The maximum number of players who need them. */
  readonly "up-to"?: number;
}

/** A booklet of a kit, printed as a separate file. */
export interface BookletPart {
  readonly booklet: string;
}

export interface KitFile {
  readonly kit: string;
  readonly title: string;
  readonly contents?: readonly (DeckPart | BookletPart)[];
  /** Ids of kits that are wholly part of this one. */
  readonly kits?: readonly string[];
  /** Number of cards that the whole kit must add up to. */
  readonly count?: number;
  /** A note for the person who prints the kit; printed on its first page. */
  readonly note?: string;
  /** Scenarios printed with the kit: the set-up sheet of each, and its poster if requested. */
  readonly scenarios?: readonly { readonly scenario: string; readonly poster?: boolean }[];
}

export interface GlossaryFile {
  /** Words of the game; `:id:` in a text prints `text` (default: the title). */
  readonly terms?: {
    readonly [id: string]: { readonly title: string; readonly text?: string; readonly meaning: string };
  };
  /** Words to avoid in the game's texts, with the word to use instead or the reason. */
  readonly avoid?: { readonly [words: string]: string | AvoidedWord };
  /** Names for icons: another icon's name ("broadsword") or an SVG file of the game ("icons/sword.svg"). */
  readonly icons?: { readonly [name: string]: string };
  /** The symbols on the faces of dice. */
  readonly symbols?: {
    readonly [name: string]: {
      readonly title: string;
      readonly meaning: string;
      /** Points that the symbol is worth; default 0. */
      readonly points?: number;
      /** The die is rolled again and the points of that roll are added. */
      readonly again?: boolean;
      readonly icon?: string;
    };
  };
  /** What scenario rules mean in this game, as printed. */
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

/** Length of a scenario, by its shortest way (track/length-class.ts has the limits). */
export const LENGTH_CLASSES = ["short", "medium", "long"] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number];

/** The sides of a card, a square or a track; north is up. */
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** Rotation of a map card, in degrees clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Rules that a scenario may add to its game's (track/rules-in-force.ts has the print order). The game's glossary describes them. */
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

/** The rules that apply to squares. */
export const SQUARE_RULES = ["toll", "chest", "harbour"] as const;

/** The rules that apply to the whole track. */
export const OPEN_RULES = ["boarding", "leader-deals", "reversed-deal", "secret-bids"] as const;

/** From square to square, by name. */
export interface CurrentStep {
  readonly from: string;
  readonly to: string;
}

/** A scenario's own rules; a rule that is absent or false is not in force. */
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
  /** How many diagonal steps every way needs, as promised by the scenario; no promise without it. */
  readonly "forced-diagonals"?: number;
  /** The cards in travelling order. */
  readonly track: readonly TrackEntry[];
  /** Square on which captains enter; default: the lowest row of the first card, there the leftmost. */
  readonly start?: string;
  /** Square that ends the race; default: the last card's rightmost column, there the one farthest from the start. */
  readonly finish?: string;
  readonly rules?: ScenarioRules;
  /** Notes for the person who lays the track, one entry per note. */
  readonly setup?: readonly string[];
  readonly origin?: string;
}

export interface TrackEntry {
  /** Id of a map card. */
  readonly card: string;
  /** Column and row of its bottom left square on the lattice of squares; columns go right, rows go up. */
  readonly at: readonly [column: number, row: number];
  /** Default 0. */
  readonly turn?: Turn;
  /** Face down; default false. */
  readonly acceleration?: boolean;
  /** The direction of the track on this card, overriding the one derived from its neighbours. */
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
  /** Template of the page frame; default "booklet-page". */
  readonly page?: string;
  /** Font families of the text and the headings; default Alegreya for both. */
  readonly fonts?: { readonly text?: string; readonly headings?: string };
  /** Size of the body text; default 9.5pt. */
  readonly "text-size"?: string;
  /** Colour of headings and lines, "#rrggbb"; default "#2f3b46". */
  readonly accent?: string;
  /** Whether a table of contents follows the title page; default true. */
  readonly contents?: boolean;
}

/** A picture for booklets: cards, a piece of track, or a custom template. Positions (in mm) and scales are numbers. */
export interface FigureFile {
  readonly figure: string;
  readonly title?: string;
  /** Maximum width; default 106mm. */
  readonly width?: string;
  /** Minimum height; by default that of its content. */
  readonly height?: string;
  /** Scale of its cards and map cards; default 0.75. */
  readonly scale?: number;
  readonly cards?: readonly (string | FigureCardEntry)[];
  readonly track?: readonly FigureTrackEntry[];
  /** Draws its map cards plainly, as on a plan; default false. */
  readonly plain?: boolean;
  /** Plain squares, the top row first. */
  readonly squares?: readonly (readonly FigureColour[])[];
  /** Side of a plain square, also on plain map cards; default 13mm. */
  readonly square?: string;
  /** A bar between plain squares, or on a side of one. */
  readonly bars?: readonly string[];
  readonly ships?: readonly FigureShipEntry[];
  readonly arrows?: readonly FigureArrowEntry[];
  readonly callouts?: readonly FigureCalloutEntry[];
  /** Default "figure". */
  readonly template?: string;
  /** Data for the template. */
  readonly data?: JsonObject;
}

export const FIGURE_COLOURS = [...SQUARE_COLOURS, "none"] as const;
export type FigureColour = (typeof FIGURE_COLOURS)[number];

export interface FigureCardEntry {
  /** Deck and card: "battle/sword-9". */
  readonly card: string;
  readonly side?: "front" | "back";
  readonly scale?: number;
  /** The visible part, at full size from its top left corner; absent = all. */
  readonly part?: readonly [x: number, y: number, width: number, height: number];
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Position of the top left corner of its bounding box; absent = in a row with the others. */
  readonly at?: readonly [x: number, y: number];
  /** Number of its row, from 1. */
  readonly row?: number;
  /** Caption below it. */
  readonly label?: string;
  readonly callouts?: readonly CardCalloutEntry[];
}

export interface CardCalloutEntry {
  /** From the top left corner of the card as printed, unturned and at full size. */
  readonly at: readonly [x: number, y: number];
  readonly words: string;
  /** Side of the card where the number is placed, with a line to `at`; absent = at `at`. */
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
  /** Crossed out: the step is not allowed; default false. */
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
