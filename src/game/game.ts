/**
 * The resolved game: every reference followed, every default filled in, every copy counted. Plain data for all later
 * stages; lengths in mm. Each part carries its place in the content by file and path.
 */
import type { DataRule } from "../schema/data-rule.ts";
import type {
  AvoidedWord,
  DeckKind,
  Json,
  JsonObject,
  LengthClass,
  MissingBleed,
  ProductsField,
  ScenarioRule,
  ScenarioRules,
  ScenarioRuleWords,
  SeverityField,
  ShapeName,
} from "../schema/files.ts";
import type { DieLine } from "../shape/die-line.ts";
import type { SourceRef } from "../source/tree.ts";
import type { Translations } from "../words/say.ts";
import type { Board } from "./boards/board.ts";
import type { Figure } from "./booklets/figure.ts";
import type { Ink } from "./ink.ts";
import type { MapCard, TrackCard } from "./map-cards.ts";
import type { Movement } from "./scenarios/movement.ts";
import type { Terrain } from "./scenarios/terrain.ts";

/** Kinds of things that kits and rules refer to by name. */
export type NamedKind = "deck" | "table" | "die" | "board" | "kit" | "scenario" | "booklet" | "figure";

export interface UnusableFile {
  readonly kind: NamedKind;
  /** Undefined if not even that could be read. */
  readonly id: string | undefined;
}

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly players?: { readonly min: number; readonly max: number };
  readonly minutes?: { readonly min: number; readonly max: number };
  /** Unusable files, which are reported already: anything missing may be in one of them. */
  readonly unusable: readonly UnusableFile[];
  /** Minimum age of players, in years. */
  readonly ages?: { readonly min: number };
  readonly authors: readonly string[];
  readonly credits: readonly string[];
  readonly fallbackFonts: readonly string[];
  /** Severities that the game sets for findings, in the order written. */
  readonly severity: readonly (SeverityField & { readonly source: SourceRef })[];
  /** The look in which it is drawn: `@ink` in templates. */
  readonly ink: Ink;
  /** Tag of the language in which it was written; absent for English. */
  readonly language?: string;
  /** Tag of the language of the translation that its texts are from; absent for the original. */
  readonly locale?: string;
  /** What Broadside itself prints, in its language; absent for English. */
  readonly translations?: Translations;
  /** Tags of the languages that it is translated into; absent if there are none. */
  readonly locales?: readonly string[];
  /** The original may break words at the ends of lines; translations do in any case. */
  readonly hyphenation?: boolean;
  /** New and changed cards of an update pack have the version on them. */
  readonly revisionMark?: boolean;
  /** "content/<id>": art and icon paths are relative to it. */
  readonly folder: string;
  /** Paths of the files in it that may be pictures, relative to it. */
  readonly pictures: readonly string[];
  readonly decks: readonly Deck[];
  readonly dice: readonly Die[];
  readonly boards: readonly Board[];
  readonly kits: readonly Kit[];
  readonly tables: readonly Table[];
  readonly scenarios: readonly Scenario[];
  readonly booklets: readonly Booklet[];
  readonly figures: readonly Figure[];
  readonly glossary: Glossary;
  /** How pieces move on its tracks. */
  readonly movement: Movement;
  readonly rules: readonly (DataRule & { readonly source: SourceRef })[];
  readonly source: SourceRef;
}

export interface CardSize {
  /** The preset's name, or "custom". */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Radius of the rounded corner. */
  readonly corner: number;
}

export interface Deck {
  readonly id: string;
  readonly title: string;
  readonly kind: DeckKind;
  readonly shape: ShapeName;
  /** The outline and folds of its pieces; absent if they are cut along the trim. */
  readonly dieLine?: DieLine;
  /** For a box: how many cards it is made for, and the thickness of one, in mm. */
  readonly box?: { readonly cards: number; readonly paper: number };
  /** Of the trim, or of the bounding box of a die line. */
  readonly size: CardSize;
  readonly bleed: number;
  /** Bleed that is made where the drawings have none, and how many mm are printed then; absent = none is made. */
  readonly madeBleed?: { readonly copy: Exclude<MissingBleed, "none">; readonly bleed: number };
  readonly safe: number;
  /** What print shops make of it, by the target of the shop. */
  readonly products?: ProductsField;
  readonly cards: readonly Card[];
  /** Names of all fields that the deck's `card:` schema declares, and whether a card may lack them. */
  readonly fields: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly source: SourceRef;
}

export interface Card {
  readonly id: string;
  readonly deck: string;
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly copies: number;
  /** Names of templates. */
  readonly front: string;
  readonly back?: string;
  /** The fields set by the card or its deck's defaults; without id, copies, front, back, origin and note. */
  readonly fields: JsonObject;
  /** Names of fields that are written but missing from `fields` because of a fault that is reported already. */
  readonly faulty?: readonly string[];
  /** The origin of a value that the game's own document does not state ("reconstruction"). */
  readonly origin?: string;
  /** Squares and bars of a map card. */
  readonly map?: MapCard;
  /** Id of the die that it shows; with `face` (from 1), only that face. */
  readonly die?: string;
  readonly face?: number;
  /** Id of the board that it shows. */
  readonly board?: string;
  readonly source: SourceRef;
}

export interface Die {
  readonly id: string;
  readonly title: string;
  readonly colour: string;
  /** A sign that distinguishes the die without its colour. */
  readonly mark?: string;
  readonly faces: readonly (readonly string[])[];
  readonly source: SourceRef;
}

export interface Kit {
  readonly id: string;
  readonly title: string;
  /** Starting with those of the kits in `kits`. */
  readonly items: readonly KitItem[];
  /** Ids of kits that it includes as a whole. */
  readonly kits: readonly string[];
  readonly count?: number;
  /** Instructions for printing it. */
  readonly note?: string;
  /** Scenarios of the game that are printed with the kit, in the order written. */
  readonly scenarios: readonly KitScenario[];
  /** Ids of booklets of the game that come with the kit, each once. */
  readonly booklets: readonly string[];
  readonly source: SourceRef;
}

/** A text in Markdown that is set in pages. */
export interface Booklet {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The Markdown file, as a path in the project. */
  readonly file: string;
  /** Of a page, in mm. */
  readonly size: { readonly width: number; readonly height: number };
  readonly columns: 1 | 2;
  /** Name of the template of a page's frame. */
  readonly page: string;
  readonly fonts: { readonly text: string; readonly headings: string };
  /** Of the body text, in mm. */
  readonly textSize: number;
  /** "#rrggbb", of headings and lines. */
  readonly accent: string;
  /** True if it has a table of contents. */
  readonly contents: boolean;
  readonly source: SourceRef;
}

export interface KitScenario {
  readonly scenario: string;
  readonly poster: boolean;
  readonly source: SourceRef;
}

export interface KitItem {
  readonly deck: string;
  /** Ids of the included cards, in the deck's order. */
  readonly cards: readonly string[];
  readonly times: number;
  readonly count?: number;
  /** Each player gets the same number of these cards. */
  readonly per?: "player";
  /** The cards' field with the least number of players for which each is used. */
  readonly from?: string;
  /** The greatest number of players that needs them. */
  readonly upTo?: number;
  readonly source: SourceRef;
}

/** A track of map cards with everything needed to play it. `track/` analyses it. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly length: LengthClass;
  /** How many special steps every way needs, according to the scenario. */
  readonly forcedSpecial?: number;
  /** In the order of travel, without cards that the game does not have. */
  readonly track: readonly TrackCard[];
  /** False if a card of the track is missing from `track`, lacks cells, or has those of another lattice: then nothing can be proved. */
  readonly isWhole: boolean;
  /** Squares by name ("1.a1"), as written. */
  readonly start?: string;
  readonly finish?: string;
  /** Its own, in addition to those of the game. */
  readonly rules?: ScenarioRules;
  /** How pieces move, and what cells are: the same objects for all scenarios of a game. */
  readonly movement: Movement;
  readonly terrains: readonly Terrain[];
  /** Notes for laying the track. */
  readonly setup: readonly string[];
  readonly origin?: string;
  readonly source: SourceRef;
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly id: string;
  readonly fields: JsonObject;
  readonly source: SourceRef;
}

export interface Term {
  readonly title: string;
  /** What texts print for it. */
  readonly text: string;
  readonly meaning: string;
}

export interface DieSymbol {
  readonly title: string;
  readonly meaning: string;
  readonly points: number;
  readonly again: boolean;
  readonly icon?: string;
}

export interface Glossary {
  readonly terms: Readonly<Record<string, Term>>;
  /** By the words, as written in the glossary. */
  readonly avoid: Readonly<Record<string, AvoidedWord>>;
  readonly icons: Readonly<Record<string, string>>;
  readonly symbols: Readonly<Record<string, DieSymbol>>;
  /** What the rules of scenarios mean in this game. */
  readonly scenarioRules: { readonly [Rule in ScenarioRule]?: ScenarioRuleWords };
  /** What cells of map cards are, in the order of print; never empty. */
  readonly terrains: readonly Terrain[];
  readonly source?: SourceRef;
}

/** A value of a card by its path in a template or a rule ("special.cost"); undefined if it does not exist. */
export function fieldOf(fields: JsonObject, path: readonly (string | number)[]): Json | undefined {
  let value: Json | undefined = fields;
  for (const step of path) {
    if (value === null || typeof value !== "object" || value === undefined) return undefined;
    value = Object.hasOwn(value, step) ? (value as Record<string | number, Json>)[step] : undefined;
  }
  return value;
}

/** True if the name may belong to an unusable file, whose own fault is reported already. */
export function mayBeUnusable(files: readonly UnusableFile[], kind: NamedKind, name: string): boolean {
  return files.some((file) => file.kind === kind && (file.id === undefined || file.id === name));
}
