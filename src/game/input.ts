/**
 * The input of the game stage: the content files of one game after schema validation, each with its source file. Sources are
 * used only for line and column.
 */
import type { CheckedDeck } from "../schema/entries/check-deck.ts";
import type {
  BoardFile,
  BookletFile,
  DieFile,
  FigureFile,
  GameFile,
  GlossaryFile,
  KitFile,
  MissingBleed,
  RulesFile,
  ScenarioFile,
  TableFile,
} from "../schema/files.ts";
import type { SourceRef, Sources } from "../source/tree.ts";
import type { Translations } from "../words/say.ts";
import type { UnusableFile } from "./game.ts";
import type { Ink } from "./ink.ts";

/** A typed file and its path in the project. */
export interface CheckedFile<T> {
  readonly file: T;
  readonly path: string;
}

export interface ResolveInput {
  /** "content/<game>". */
  readonly folder: string;
  /** The look to draw; default full. */
  readonly ink?: Ink | undefined;
  /** What becomes of missing bleed, whatever decks say; default what they say. */
  readonly missingBleed?: MissingBleed | undefined;
  /** The language of the translation that its texts are from; absent for those of the original. */
  readonly lang?: string | undefined;
  /** What Broadside itself prints, in its language; default in English. */
  readonly translations?: Translations;
  /** The languages that it is translated into; default none. */
  readonly locales?: readonly string[];
  /** Translated texts of booklets: their Markdown files by those of the original. */
  readonly bookletTexts?: ReadonlyMap<string, string>;
  /** Paths of the files in it that may be pictures, relative to it; default none. */
  readonly pictures?: readonly string[];
  readonly game: CheckedFile<GameFile>;
  readonly decks: readonly CheckedDeck[];
  readonly dice: readonly CheckedFile<DieFile>[];
  readonly boards: readonly CheckedFile<BoardFile>[];
  readonly kits: readonly CheckedFile<KitFile>[];
  /** With the list that their rows are items of. */
  readonly tables: readonly (CheckedFile<TableFile> & { readonly list: SourceRef })[];
  readonly scenarios: readonly CheckedFile<ScenarioFile>[];
  readonly booklets: readonly CheckedFile<BookletFile>[];
  readonly figures: readonly CheckedFile<FigureFile>[];
  readonly glossary?: CheckedFile<GlossaryFile> | undefined;
  readonly rules?: CheckedFile<RulesFile> | undefined;
  readonly sources: Sources;
  /** Files that exist but could not be used. */
  readonly unusable?: readonly UnusableFile[];
}
