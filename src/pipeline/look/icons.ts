/**
 * Icons by the names that texts and templates use: glossary entries and die symbols first, then `icons/<name>.svg` of
 * the game, then game-icons.net. A word that nothing is called is looked for as a name: "Two-handed Axe" as two-handed-axe.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { nameOfWord } from "../../diagnostics/name-of-word.ts";
import type { Game } from "../../game/game.ts";
import { HostError } from "../../host/host.ts";
import type { IconSet } from "../../host/icon-set.ts";
import { type IconCredit, iconCredit } from "../../icons/credit.ts";
import type { SvgSource } from "../../layout/resources.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { ProjectContext } from "../project.ts";
import { unreadable } from "./art.ts";

/** The folder name given for drawings of the set. */
const SET = "game-icons/";

export interface IconLibrary {
  find(name: string): SvgSource | undefined;
  /**
   * The drawing that `find` gives, as an entry of the glossary names it: "bow-arrow" for "Bow Arrow", and for another entry
   * what that entry names. Undefined where `find` gives none.
   */
  targetOf(name: string): string | undefined;
  /** All names to search for the nearest word: the game's own, then those of game-icons. */
  names(): readonly Iterable<string>[];
  /** The credit for the icon in this file of the set; undefined for files of the game. */
  creditOf(file: string): IconCredit | undefined;
  /** Faults in the files of the icons requested so far. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Found {
  readonly target: string;
  readonly source: SvgSource;
}

export function createIconLibrary(project: ProjectContext, game: Game): IconLibrary {
  const { host, bundle } = project;
  const known = new Map<string, Found | undefined>();
  const diagnostics: Diagnostic[] = [];
  let files: ReadonlySet<string> | undefined;
  // A text may have thousands of unknown names.
  let names: readonly Iterable<string>[] | undefined;
  const fileOf = (path: string): SvgSource | undefined => {
    const written = `${game.folder}/${path}`;
    // By its exact name, because a case-insensitive disk would accept any case.
    files ??= new Set(host.listFiles(game.folder));
    const file = files.has(written) ? written : written.normalize("NFC");
    if (!files.has(file)) return undefined;
    try {
      const { value, diagnostics: findings } = decodeText(file, host.readBytes(file));
      diagnostics.push(...findings);
      return { key: file, file, text: value.text };
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      diagnostics.push(unreadable(file, error));
      return undefined;
    }
  };
  const ownDrawings = (): readonly string[] => {
    const folder = `${game.folder}/icons/`;
    return host
      .listFiles(game.folder)
      .filter((file) => file.startsWith(folder) && file.endsWith(".svg"))
      .map((file) => file.slice(folder.length, -".svg".length));
  };
  const named = (name: string): Found | undefined => {
    const target = own(game.glossary.icons, name) ?? own(game.glossary.symbols, name)?.icon ?? name;
    const source = target.endsWith(".svg")
      ? fileOf(target)
      : (fileOf(`icons/${target}.svg`) ?? setIcon(bundle.icons, target));
    return source && { target, source };
  };
  const namedByWord = (word: string): Found | undefined => {
    const name = nameOfWord(word);
    return name === undefined ? undefined : named(name);
  };
  const found = (name: string): Found | undefined => {
    if (!known.has(name)) known.set(name, named(name) ?? namedByWord(name));
    return known.get(name);
  };
  return {
    find: (name) => found(name)?.source,
    targetOf: (name) => found(name)?.target,
    names: () => {
      names ??= [
        [...Object.keys(game.glossary.icons), ...Object.keys(game.glossary.symbols), ...ownDrawings()],
        bundle.icons.names(),
      ];
      return names;
    },
    creditOf: (file) =>
      file.startsWith(SET) ? iconCredit(file.slice(SET.length, -".svg".length)) : undefined,
    diagnostics,
  };
}

function setIcon(icons: IconSet, name: string): SvgSource | undefined {
  const body = icons.bodyOf(name);
  if (body === undefined) return undefined;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icons.size} ${icons.size}">${body}</svg>`;
  return { key: `${SET}${name}`, file: `${SET}${name}.svg`, text };
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
