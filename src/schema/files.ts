/**
 * The content of each kind of file once it has passed its schema: the types that `game/` reads.
 * Field names are the published ones; lengths are still text ("63.5mm"). The schemas in `files/` describe the same to ajv and
 * to editors; `objectOf<T>` lets the compiler compare the two. A field's meaning, unit and default are in its schema;
 * comments here say what is not there.
 */
import type { CellShape } from "../units/cells.ts";
import type { TrackShape } from "../units/track-shapes.ts";
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
  "sheet",
] as const;
/**
 * `content/<game>/`: game.yaml, decks/*.yaml, dice/*.yaml, boards/*.yaml, kits/*.yaml, glossary.yaml, tables/*.yaml, scenarios/*.yaml, booklets/*.yaml, figures/*.yaml, rules.yaml, sheets/*.yaml;
 * `content/`: sheets/*.yaml, for all games.
 */
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
  readonly credits?: readonly string[];
  readonly language?: string;
  readonly hyphenation?: boolean;
  readonly "revision-mark"?: boolean;
  readonly "fallback-fonts"?: readonly string[];
  readonly severity?: readonly SeverityField[];
  readonly track?: TrackField;
}

/** When a step of some kind may be made: a special one costs what the game says, such as a met bid. */
export const STEP_ALLOWANCES = ["never", "special", "always"] as const;
export type StepAllowance = (typeof STEP_ALLOWANCES)[number];

/** How pieces move on the game's tracks. `game/scenarios/movement.ts` has the defaults. */
export interface TrackField {
  readonly corners?: StepAllowance;
  readonly backward?: StepAllowance;
  readonly pieces?: number | "unlimited";
  readonly count?: "steps" | "cost";
  readonly enter?: 0 | 1;
  readonly start?: "lowest-left" | "named";
  readonly finish?: "farthest-right" | "named";
  readonly cards?: { readonly min: number; readonly max: number };
  readonly accelerations?: number;
  readonly "face-down"?: string;
  readonly lengths?: { readonly short: number; readonly medium: number };
  readonly words?: TrackWordsField;
  readonly shapes?: { readonly [shape in TrackShape]?: ShapeNameField };
}

/** What suggested tracks of a shape are called: the start of their ids, their title, and the shape in a report. */
export interface ShapeNameField {
  readonly id?: string;
  readonly title?: string;
  readonly words?: string;
}

/** The words of reports and sheets. */
export interface TrackWordsField {
  readonly piece?: string;
  readonly pieces?: string;
  readonly token?: string;
  readonly special?: string;
  readonly specials?: string;
  readonly short?: string;
  readonly shorts?: string;
  readonly earn?: string;
  readonly with?: string;
  readonly without?: string;
  readonly point?: string;
  readonly points?: string;
}

export interface SeverityField {
  readonly rule: string;
  readonly path?: string;
  readonly is: "error" | "warning" | "hint" | "off";
}

/** A preset name ("poker-us"), one length for both sides ("25mm"), or a custom size. */
export type SizeField =
  | string
  | { readonly width: string; readonly height: string; readonly corner?: string };

/** The cells of a deck's map cards: columns and rows of squares, or hexagons up to a distance from the middle. */
export interface CellsField {
  readonly shape: CellShape;
  readonly columns?: number;
  readonly rows?: number;
  readonly radius?: number;
  readonly side?: string;
}

export interface CardEntry extends JsonObject {
  readonly id: string;
}

/** The kind of a deck's cards: all kinds but "cards" have extra fields (card.schema.ts). */
export const DECK_KINDS = ["cards", "map", "dice", "board"] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** The shape of a deck's pieces. */
/** What becomes of bleed that drawings do not have. */
export const MISSING_BLEEDS = ["none", "mirror", "stretch"] as const;
export type MissingBleed = (typeof MISSING_BLEEDS)[number];

export const SHAPES = [
  "card",
  "round",
  "square",
  "hexagon",
  "patch",
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
  readonly holds?: readonly string[];
  readonly cards?: number;
  readonly paper?: string;
  readonly depth?: string;
}

/** Products by the shop that makes them. */
export interface ProductsField {
  readonly tgc?: string;
  readonly mpc?: string;
  readonly printersstudio?: string;
}

export interface DeckFile {
  readonly deck: string;
  readonly title: string;
  readonly kind?: DeckKind;
  readonly shape?: ShapeName;
  /** Trimmed size; one length for round, square and hexagonal pieces, patches (their width) and a die's edge; for a standee its figure; for a box the cards in it. */
  readonly size: SizeField;
  readonly folds?: readonly FoldField[];
  readonly box?: BoxField;
  readonly cells?: CellsField;
  readonly terrains?: readonly string[];
  readonly bleed?: string;
  readonly "missing-bleed"?: MissingBleed;
  readonly safe?: string;
  readonly products?: ProductsField;
  readonly front: string;
  readonly back?: string;
  readonly card?: JsonObject;
  readonly columns?: Readonly<Record<string, string | false>>;
  readonly ids?: string;
  readonly defaults?: JsonObject;
  readonly cards: readonly CardEntry[] | string;
}

export interface DieFile {
  readonly die: string;
  readonly title: string;
  readonly colour: string;
  readonly faces: readonly (readonly string[])[];
  readonly mark?: string;
  readonly origin?: string;
}

/** A board whose spaces form a route. Positions and sizes of spaces are numbers in mm, from its top left corner. */
/** How a slot is cut: to a rectangle, with round corners, or to a circle. */
export const SLOT_SHAPES = ["rectangle", "round", "circle"] as const;
/** Clockwise, of what is printed in a slot. */
export const SLOT_TURNS = [0, 90, 180, 270] as const;

/** Paper that is cut or perforated already. */
export interface SheetFile {
  readonly sheet: string;
  readonly title: string;
  readonly paper: string;
  readonly slots: SlotGridEntry | readonly SlotEntry[];
  readonly turns?: boolean;
  readonly sides?: "both" | "one";
  readonly marks?: "none" | "crop";
  readonly source?: string;
  readonly verified?: string;
}

interface SlotCut {
  readonly shape?: (typeof SLOT_SHAPES)[number];
  readonly corner?: string;
  readonly turn?: (typeof SLOT_TURNS)[number];
}

export interface SlotGridEntry extends SlotCut {
  readonly columns: number;
  readonly rows: number;
  readonly first: { readonly x: string; readonly y: string };
  readonly size: { readonly width: string; readonly height: string };
  readonly pitch?: { readonly x?: string; readonly y?: string };
}

export interface SlotEntry extends SlotCut {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

export interface BoardFile {
  readonly board: string;
  readonly title: string;
  readonly size: { readonly width: string; readonly height: string };
  readonly space: string;
  readonly edge?: string;
  readonly kinds: { readonly [id: string]: SpaceKind };
  readonly spaces: readonly SpaceEntry[];
  readonly links: readonly (readonly string[])[];
  readonly "one-way"?: readonly OneWayEntry[];
  readonly docks?: readonly DockEntry[];
  readonly start: string;
  readonly goal: string;
  readonly origin?: string;
}

export interface SpaceKind {
  readonly title: string;
  readonly moves?: boolean;
}

export interface SpaceEntry {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [x: number, y: number];
  readonly title?: string;
  readonly step?: number;
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
  readonly only?: readonly string[];
  readonly times?: number;
  readonly count?: number;
  /** "player": the cards are dealt out before the game, the same number to each player. */
  readonly per?: "player";
  readonly from?: string;
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
  readonly kits?: readonly string[];
  readonly count?: number;
  readonly note?: string;
  readonly scenarios?: readonly { readonly scenario: string; readonly poster?: boolean }[];
}

export interface GlossaryFile {
  /** Words of the game; `:id:` in a text prints `text` (default: the title). */
  readonly terms?: {
    readonly [id: string]: { readonly title: string; readonly text?: string; readonly meaning: string };
  };
  readonly avoid?: { readonly [words: string]: string | AvoidedWord };
  readonly icons?: { readonly [name: string]: string };
  readonly symbols?: {
    readonly [name: string]: {
      readonly title: string;
      readonly meaning: string;
      readonly points?: number;
      readonly again?: boolean;
      readonly icon?: string;
    };
  };
  readonly "scenario-rules"?: { readonly [Rule in ScenarioRule]?: ScenarioRuleWords };
  readonly terrains?: { readonly [id: string]: TerrainField };
}

/** What a cell of a map card is. */
export interface TerrainField {
  readonly title: string;
  readonly colour: string;
  readonly sign: string;
  readonly cost?: number | "blocked";
  readonly die?: string;
}

export interface ScenarioRuleWords {
  readonly title: string;
  readonly text: string;
}

/** A word that texts of the game should not use. At least one of the two. */
export interface AvoidedWord {
  /** The word to write instead. */
  readonly say?: string;
  readonly why?: string;
}

/** Rows that cards refer to by id, so that a text is written once ("specials"). */
export interface TableFile {
  readonly table: string;
  readonly title: string;
  readonly row?: JsonObject;
  readonly rows: readonly CardEntry[];
  readonly columns?: JsonObject;
  readonly ids?: string;
}

/** Length of a scenario, by its shortest way (track/length-class.ts has the limits). */
export const LENGTH_CLASSES = ["short", "medium", "long"] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number];

/** The sides of cells, clockwise; north is up. Squares have four of them, hexagons six (game/cells/). */
export const SIDES = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
export type Side = (typeof SIDES)[number];

/** Rotation of a map card, in degrees clockwise: quarters for squares, sixths for hexagons. */
export const TURNS = [0, 60, 90, 120, 180, 240, 270, 300] as const;
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
const OPEN_RULES = ["boarding", "leader-deals", "reversed-deal", "secret-bids"] as const;

/** From square to square, by name. */
export interface CurrentStep {
  readonly from: string;
  readonly to: string;
}

/** A scenario's own rules; a rule that is absent or false is not in force. */
export type ScenarioRules = {
  readonly current?: readonly CurrentStep[];
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
  /** How many special steps every way needs, as promised by the scenario; no promise without it. */
  readonly "forced-special"?: number;
  /** The same, in games whose special steps are diagonal. */
  readonly "forced-diagonals"?: number;
  /** The track as a list. A file has this or `map`. */
  readonly track?: readonly TrackEntry[];
  /** The track as a picture in text (game/scenarios/picture/tokens.ts). */
  readonly map?: string;
  readonly start?: string;
  readonly finish?: string;
  readonly rules?: ScenarioRules;
  readonly setup?: readonly string[];
  readonly origin?: string;
}

/** The fields in which a scenario lays its track: as a list, or as a picture in text. The first counts. */
export const TRACK_FORMS = ["track", "map"] as const;
export type TrackForm = (typeof TRACK_FORMS)[number];

export interface TrackEntry {
  readonly card: string;
  readonly at: readonly [column: number, row: number];
  readonly turn?: Turn;
  readonly acceleration?: boolean;
  readonly heading?: readonly Side[];
}

/** Pages for booklets: "half" fits half a sheet of A4 and of Letter alike. */
export const PAGE_SIZES = ["half", "a5", "half-letter"] as const;

/** A text in Markdown, set as pages. */
export interface BookletFile {
  readonly booklet: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly text: string;
  readonly size?: (typeof PAGE_SIZES)[number] | { readonly width: string; readonly height: string };
  readonly columns?: 1 | 2;
  readonly page?: string;
  readonly fonts?: { readonly text?: string; readonly headings?: string };
  readonly "text-size"?: string;
  readonly accent?: string;
  readonly contents?: boolean;
}

/** A picture for booklets: cards, a piece of track, or a custom template. Positions (in mm) and scales are numbers. */
export interface FigureFile {
  readonly figure: string;
  readonly title?: string;
  readonly width?: string;
  readonly height?: string;
  readonly scale?: number;
  readonly cards?: readonly (string | FigureCardEntry)[];
  readonly track?: readonly FigureTrackEntry[];
  readonly plain?: boolean;
  readonly squares?: readonly (readonly string[])[];
  readonly square?: string;
  readonly bars?: readonly string[];
  readonly ships?: readonly FigureShipEntry[];
  readonly arrows?: readonly FigureArrowEntry[];
  readonly callouts?: readonly FigureCalloutEntry[];
  readonly template?: string;
  readonly data?: JsonObject;
}

export interface FigureCardEntry {
  /** Deck and card: "battle/sword-9". */
  readonly card: string;
  readonly side?: "front" | "back";
  readonly scale?: number;
  /** The visible part, at full size from its top left corner; absent = all. */
  readonly part?: readonly [x: number, y: number, width: number, height: number];
  readonly turn?: number;
  readonly at?: readonly [x: number, y: number];
  readonly row?: number;
  readonly label?: string;
  readonly callouts?: readonly CardCalloutEntry[];
}

export interface CardCalloutEntry {
  readonly at: readonly [x: number, y: number];
  readonly words: string;
  readonly beside?: "left" | "right";
}

export type FigureTrackEntry = Pick<TrackEntry, "card" | "at" | "turn" | "acceleration">;

export interface FigureShipEntry {
  readonly at: string;
  readonly captain?: string;
  readonly colour?: string;
  readonly ink?: string;
  readonly emblem?: string;
}

export interface FigureArrowEntry {
  readonly from: string;
  readonly to: string;
  readonly crossed?: boolean;
  readonly step?: number;
}

export interface FigureCalloutEntry {
  readonly at: string | readonly [x: number, y: number];
  readonly words: string;
}

export interface RulesFile {
  readonly rules: readonly DataRule[];
}
