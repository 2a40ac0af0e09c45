/** Finds icons by words in their names, with artist and licence. */
import { correctedWords, likelyNames, searchNames, wordsOf } from "../../../diagnostics/name-search.ts";
import { LICENCE_ADDRESSES } from "../../../icons/artist.ts";
import type { ProjectContext } from "../../project.ts";
import { type IconEntry, iconEntries, searchIcons } from "./icon-entries.ts";

export interface FoundIcon {
  /** Its name in texts and templates. */
  readonly name: string;
  /** Id of the game, for a game's own icon. */
  readonly game?: string;
  /** Title of a die symbol. */
  readonly title?: string;
  /** Artist of a drawing from the game-icons set. */
  readonly artist?: { readonly name: string; readonly address?: string };
  readonly licence?: { readonly name: string; readonly address: string };
  /** Web address of the drawing. */
  readonly address?: string;
  /** The drawing, if it is a file of the game. */
  readonly file?: string;
}

export interface IconSearch {
  /** The words searched for, in lower case, each once. */
  readonly words: readonly string[];
  /** Games' own icons first, then by relevance. */
  readonly icons: readonly FoundIcon[];
  /** Ids of games whose icons are missing, because their game.yaml cannot be used. */
  readonly unread: readonly string[];
  /**
   * If no icon has all the words: the words with their spelling corrected, if that finds icons, and how many; else, for
   * each word that occurs, the number of names with it; else similar names.
   */
  readonly near?: {
    readonly corrected?: { readonly words: readonly string[]; readonly count: number };
    readonly alone: readonly { readonly word: string; readonly count: number }[];
    readonly likely: readonly string[];
  };
}

/** The search, and the same icons with their drawings. */
export interface IconFind {
  readonly search: IconSearch;
  readonly entries: readonly IconEntry[];
}

/** @param given words as typed */
export function findIcons(project: ProjectContext, given: readonly string[]): IconFind {
  const words = wordsOf(given.join(" "));
  const { entries: all, unread } = iconEntries(project);
  const entries = searchIcons(words, all);
  const icons = entries.map(foundIcon);
  const near = icons.length === 0 ? { near: nearWords(words, all) } : {};
  return { search: { words, icons, unread, ...near }, entries };
}

export function foundIcon({ name, game, title, credit, drawing }: IconEntry): FoundIcon {
  return {
    name,
    ...(game === undefined ? {} : { game }),
    ...(title === undefined ? {} : { title }),
    ...(credit ? creditOf(credit) : {}),
    ...(drawing && "file" in drawing ? { file: drawing.file } : {}),
  };
}

function creditOf({
  artist: { name, address, licence },
  address: page,
}: NonNullable<IconEntry["credit"]>): Pick<FoundIcon, "artist" | "licence" | "address"> {
  return {
    artist: { name, ...(address === undefined ? {} : { address }) },
    licence: { name: licence, address: LICENCE_ADDRESSES[licence] },
    address: page,
  };
}

function nearWords(words: readonly string[], entries: readonly IconEntry[]): NonNullable<IconSearch["near"]> {
  const names = entries.map(({ name }) => name);
  const corrected = correctedWords(words, names);
  if (corrected) {
    const count = searchNames(corrected, names).length;
    return { corrected: { words: corrected, count }, alone: [], likely: [] };
  }
  const counts = words.map((word) => ({ word, count: searchNames([word], names).length }));
  const alone = words.length < 2 ? [] : counts.filter(({ count }) => count > 0);
  const likely = alone.length > 0 ? [] : likelyNames(words.join("-"), [names]).names;
  return { alone, likely };
}
