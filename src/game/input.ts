/**
 * What resolution is given: the content files of one game after their schemas, each with the file that it came from.
 * Sources are only asked for line and column.
 */
import type {
  DeckFile,
  DieFile,
  GameFile,
  GlossaryFile,
  KitFile,
  RulesFile,
  TableFile,
} from "../schema/files.ts";
import type { SourcePath, Sources } from "../source/tree.ts";

/** A typed file and its path in the project. */
export interface CheckedFile<T> {
  readonly file: T;
  readonly path: string;
}

/** A deck whose cards were read, from its own file or from a CSV beside it, and passed the deck's `card:` schema. */
export interface CheckedDeck extends CheckedFile<DeckFile> {
  readonly file: DeckFile & { readonly cards: Exclude<DeckFile["cards"], string> };
  /** Where the cards are: the deck's own file or the CSV file. */
  readonly cardsFile: string;
  /** Leads to the list of cards in `cardsFile`. */
  readonly cardsPath: SourcePath;
  /** The names that the `card:` schema declares. */
  readonly fields: Readonly<Record<string, { readonly optional: boolean }>>;
}

export interface ResolveInput {
  /** "content/<game>". */
  readonly folder: string;
  readonly game: CheckedFile<GameFile>;
  readonly decks: readonly CheckedDeck[];
  readonly dice: readonly CheckedFile<DieFile>[];
  readonly kits: readonly CheckedFile<KitFile>[];
  readonly tables: readonly CheckedFile<TableFile>[];
  readonly glossary?: CheckedFile<GlossaryFile> | undefined;
  readonly rules?: CheckedFile<RulesFile> | undefined;
  readonly sources: Sources;
}
