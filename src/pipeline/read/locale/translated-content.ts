/**
 * The content of a game in another language: the files of its translation laid over those of the original, before anything
 * else reads them. A text keeps its place in the file of the translation, so that findings about it point there.
 */
import { addAll } from "../../../diagnostics/add-all.ts";
import { type Diagnostic, startOf } from "../../../diagnostics/diagnostic.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import { isTranslated, type TranslatedKind } from "../../../schema/locale/text-fields.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { nodeAt } from "../../../source/locate.ts";
import { type Overlaying, overlaid } from "../../../source/overlay/overlay.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../../source/tree.ts";
import type { ContentFiles } from "../content-files.ts";
import { generatedApart, withGenerated } from "./generated-cards.ts";
import { localeFolder } from "./locale-files.ts";
import { textsIn, translatedKind } from "./overlaying.ts";

/** @param lang the tag of the language */
export function translated(content: ContentFiles, lang: string): ContentFiles {
  const { folder } = content;
  const home = localeFolder(folder, lang);
  const sources = new Map<string, SourceDocument>();
  const faults: Diagnostic[] = [...strayFiles(content, home)];
  const overFor = (path: string): SourceDocument | undefined => {
    const over = content.open(`${home}/${path.slice(folder.length + 1)}`);
    if (over) sources.set(over.path, over);
    return over;
  };
  const laid = (
    original: SourceDocument,
    node: SourceNode,
    over: SourceNode,
    given: Overlaying,
    at: string[],
  ): SourceDocument & { readonly root: SourceNode } => {
    const { value, diagnostics } = overlaid(node, over, given, at);
    addAll(faults, diagnostics);
    return { ...original, root: value };
  };
  const open = (path: string): SourceDocument | undefined => {
    const known = sources.get(path);
    if (known) return known;
    const original = content.open(path);
    if (!original) return undefined;
    const kind = translatedKind(content, path);
    const over = kind && overFor(path);
    const merged = kind && over ? translate(original, over, kind) : original;
    sources.set(path, merged);
    return merged;
  };
  const translate = (
    original: SourceDocument,
    over: SourceDocument,
    kind: TranslatedKind,
  ): SourceDocument => {
    if (!original.root || !over.root) return original;
    const given = { document: over, ...textsIn(original, kind, content) };
    if (kind === "table")
      return laid(original, original.root, ownEntries(original.root, over.root, "rows"), given, []);
    if (kind !== "deck") return laid(original, original.root, over.root, given, []);
    const { rest, single } = generatedApart(original.root, over.root);
    const deck = laid(original, original.root, ownEntries(original.root, rest, "cards"), given, []);
    return single ? laid(deck, withGenerated(deck.root, single), single, given, []) : deck;
  };
  // By owner: two decks may take their cards from one table and translate them differently.
  const tables = new Map<string, SourceDocument>();
  const openEntries = (owner: SourceDocument): SourceDocument | undefined => {
    const known = tables.get(owner.path);
    if (known) return known;
    const original = content.open(owner.path);
    const [kind, list] = translatedKind(content, owner.path) === "table" ? TABLE_ROWS : DECK_CARDS;
    const table = original && content.openEntries(original);
    if (!original || !table) return undefined;
    const over = overFor(owner.path);
    const entries = over?.root && nodeAt(over.root, [list]);
    const merged =
      table.root && over && entries?.kind === "list"
        ? laid(table, table.root, entries, { document: over, ...textsIn(original, kind, content) }, [list])
        : table;
    tables.set(owner.path, merged);
    // A sheet of a workbook has a path of its own, whatever its owner calls it.
    sources.set(merged.path, merged);
    return merged;
  };
  const diagnostics = (): readonly Diagnostic[] => [...content.diagnostics(), ...faults];
  return { folder, files: content.files, sources, open, openEntries, diagnostics };
}

const DECK_CARDS = ["deck", "cards"] as const;
const TABLE_ROWS = ["table", "rows"] as const;

/** Without its list, if the original takes its cards or rows from another file: they are laid over that. */
function ownEntries(original: SourceNode, over: SourceNode, list: "cards" | "rows"): SourceNode {
  if (original.kind !== "map" || over.kind !== "map") return over;
  if (entryOf(original, list)?.value.kind !== "scalar") return over;
  const without: SourceMap = {
    ...over,
    entries: over.entries.filter(({ key, value }) => key !== list || value.kind !== "list"),
  };
  return without;
}

/** Files of the translation that stand for no file of the game. */
function strayFiles({ files, folder }: ContentFiles, home: string): readonly Diagnostic[] {
  const own = files
    .filter((path) => !path.startsWith(`${folder}/locales/`))
    .map((path) => path.slice(folder.length + 1));
  const names = own.filter((path) => isMirrored(path));
  return files
    .filter((path) => path.startsWith(`${home}/`))
    .map((path) => [path, path.slice(home.length + 1)] as const)
    .filter(([, below]) => below !== "words.yaml" && !names.includes(below))
    .map(([path, below]) => {
      const near = nearest(below, names);
      return {
        ...startOf(path),
        rule: "locale/unknown-entry",
        severity: "error",
        message: own.includes(below)
          ? `${below} has no texts that are translated`
          : `the game has no file ${below}, so there is nothing to translate`,
        fix:
          near === undefined
            ? "remove it, or name it as the file that it translates"
            : `rename it to ${near}`,
      };
    });
}

function isMirrored(path: string): boolean {
  const kind = kindOfPath(path);
  return kind === undefined ? /^booklets\/[^/]+\.md$/.test(path) : isTranslated(kind);
}

/** The Markdown files of a translation by those that they replace. */
export function translatedTexts(
  files: readonly string[],
  folder: string,
  lang: string,
): ReadonlyMap<string, string> {
  const home = `${localeFolder(folder, lang)}/`;
  const texts = files.filter((path) => path.startsWith(home) && path.endsWith(".md"));
  return new Map(texts.map((path) => [`${folder}/${path.slice(home.length)}`, path]));
}
