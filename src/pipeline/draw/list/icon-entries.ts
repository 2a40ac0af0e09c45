/**
 * All icons by their names in texts and templates: those of the game-icons set and, in a project, the drawings, icon
 * names and die symbols of its games.
 */
import { searchNames } from "../../../diagnostics/name-search.ts";
import type { Game } from "../../../game/game.ts";
import { type IconCredit, iconCredit } from "../../../icons/credit.ts";
import type { SvgSource } from "../../../layout/resources.ts";
import { createIconLibrary } from "../../look/icons.ts";
import { gameIdsOf, isPackageItself, type ProjectContext } from "../../project.ts";
import { isNeededForGlossary, readGame } from "../../read/read-game.ts";

export interface IconEntry {
  readonly name: string;
  /** Id of the game that defines the name; absent for icons of the set, which every game has. */
  readonly game?: string;
  /** Title of a die symbol. */
  readonly title?: string;
  /** Credit of a drawing from the set. */
  readonly credit: IconCredit | undefined;
  /** Name of the drawing in the set, or the game's file, which is read on demand. */
  readonly drawing: { readonly icon: string } | SvgSource | undefined;
}

export interface IconEntries {
  /** Names of games come before those of the set. */
  readonly entries: readonly IconEntry[];
  /** Ids of games whose game.yaml cannot be used: their names are missing. */
  readonly unread: readonly string[];
}

export function iconEntries(project: ProjectContext): IconEntries {
  const ids = isPackageItself(project) ? [] : gameIdsOf(project);
  const games = ids.map((id) => ({ id, game: readGame(project, id, isNeededForGlossary).value.game }));
  const own = games.flatMap(({ game }) => (game ? ownEntries(project, game) : []));
  const { icons } = project.bundle;
  const set = icons
    .names()
    .map((name): IconEntry => ({ name, drawing: { icon: name }, credit: iconCredit(name) }));
  return { entries: [...own, ...set], unread: games.flatMap(({ id, game }) => (game ? [] : [id])) };
}

function ownEntries(project: ProjectContext, game: Game): readonly IconEntry[] {
  const library = createIconLibrary(project, game);
  const [own = []] = library.names();
  return [...new Set(own)].sort().map((name): IconEntry => {
    const title = Object.hasOwn(game.glossary.symbols, name) ? game.glossary.symbols[name]?.title : undefined;
    return {
      name,
      game: game.id,
      ...(title === undefined ? {} : { title }),
      get credit() {
        return library.creditOf(library.find(name)?.file ?? "");
      },
      get drawing() {
        const found = library.find(name);
        return found && library.creditOf(found.file) ? { icon: setNameOf(found.file) } : found;
      },
    };
  });
}

const setNameOf = (file: string): string => file.replace(/^.*\//, "").slice(0, -".svg".length);

/** Entries whose name or title contains every word; games' own first, then by relevance. */
export function searchIcons(words: readonly string[], entries: readonly IconEntry[]): readonly IconEntry[] {
  const order = new Map(searchNames(words, entries.map(textOf)).map((text, index) => [text, index]));
  const place = (entry: IconEntry): number => order.get(textOf(entry)) as number;
  const found = entries.filter((entry) => order.has(textOf(entry)));
  const isOfSet = ({ game }: IconEntry): number => (game === undefined ? 1 : 0);
  return found.sort((a, b) => isOfSet(a) - isOfSet(b) || place(a) - place(b));
}

const textOf = ({ name, title }: IconEntry): string =>
  title === undefined ? name : `${name}-${title.toLowerCase().replaceAll(/\s+/g, "-")}`;
