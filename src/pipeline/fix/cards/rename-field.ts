/**
 * A field, alone or within a map, gets another name, everywhere it is written: in its declaration, in all cards of the deck, in
 * `defaults:`, `ids:` and `columns:`, in the first row of a CSV file, and in the templates of the deck. Limit: what else reads
 * the field by its name, such as `rules.yaml`, is left to the findings.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Place, TextEdit } from "../../../diagnostics/diagnostic.ts";
import { escapedPattern } from "../../../diagnostics/text/escaped-pattern.ts";
import { listed } from "../../../diagnostics/words.ts";
import { csvOrders } from "../../../schema/columns/csv-orders.ts";
import { placeholdersInIds } from "../../../source/csv/csv-ids.ts";
import { openSheet, renamedColumn } from "../../../source/edit/csv/sheet.ts";
import { editedText } from "../../../source/edit/edited-text.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { keyEdit, rangeEdit, textEdit } from "../../../source/edit/value-edit.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import type { CompiledTemplate } from "../../../template/template.ts";
import { compileSet, readTemplates } from "../../draw/templates.ts";
import type { ProjectContext } from "../../project.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { refuseName } from "./declare.ts";
import { columnFor, declarationOf, isOf, ownPath } from "./declared-field.ts";
import type { OpenDeck } from "./open-deck.ts";
import { drawnElsewhere, templatesByDeck } from "./template-names.ts";

/** Another name for a field that the deck declares. */
export interface RenameFieldAsk {
  readonly kind: "rename-field";
  readonly game: string;
  readonly deck: string;
  /** "special.cost" is a field within the map `special`. */
  readonly name: string;
  /** The new name, within the same map. */
  readonly to: string;
}

/** A field that is renamed. */
interface Renamed {
  /** With dots, as it is and as it will be. */
  readonly name: string;
  readonly newName: string;
  readonly path: readonly string[];
  /** The last steps of both. */
  readonly key: string;
  readonly to: string;
}

/**
 * @throws BroadsideError `bad-order` for a name that cannot be used or exists, for a field that the deck does not declare or
 * that other decks share, and where it cannot be renamed everywhere
 */
export function renameField(project: ProjectContext, deck: OpenDeck, ask: RenameFieldAsk): DeckEdits {
  const { name } = ask;
  const to = ask.to.replaceAll(/\s+/g, " ").trim();
  const path = ownPath(deck, name, "rename");
  const around = path.slice(0, -1);
  const renamed = { name, newName: [...around, to].join("."), path, key: path.at(-1) as string, to };
  const title = `Rename ${name} to ${renamed.newName}`;
  if (to === renamed.key) return { title, files: [] };
  refuseName(deck, [...around, to]);
  if (/[./]/.test(to))
    throw badOrder(`"${to}" cannot be the name of a field; write it without dots and slashes`);
  if (nodeAt(deck.document.root as SourceMap, [...declarationOf(path), "properties", to]))
    throw badOrder(`there is a field "${renamed.newName}" already; choose another name`);
  const inTemplates = readsOf(project, ask, path);
  const files = [
    ...inDeck(deck, renamed),
    ...(deck.csv ? inCsv(deck, deck.csv, renamed) : []),
    ...[...inTemplates].map(([file, { text, places }]) => ({
      path: file,
      edits: places.map((place) => templateEdit(text, place, renamed)),
    })),
  ];
  return { title, files };
}

function inDeck(deck: OpenDeck, renamed: Renamed): DeckEdits["files"] {
  const { document } = deck;
  const { path: steps, key, to } = renamed;
  const root = document.root as SourceMap;
  const declaration = declarationOf(steps);
  const keys = [
    [...declaration, "properties"],
    ["defaults", ...steps.slice(0, -1)],
  ].flatMap((place) => keyIn(document, nodeAt(root, place), renamed));
  const required = nodeAt(root, [...declaration, "required"]);
  const inRequired =
    required?.kind === "list"
      ? required.items.flatMap((item) =>
          item.kind === "scalar" && item.text === key ? (textEdit(document, item, to) ?? []) : [],
        )
      : [];
  const edits = [
    ...keys,
    ...inRequired,
    ...inCards(document, root, renamed),
    ...inOrders(deck, root, renamed),
  ];
  if (edits.length === 0) return [];
  const { path } = document;
  const text = editedText(document);
  text.step([...new Map(edits.map((edit) => [edit.start.offset, edit])).values()]);
  const { diagnostics } = parseYaml({ path, text: text.text }, document);
  if (diagnostics.some(({ severity }) => severity === "error"))
    throw badOrder(`"${to}" cannot be written in ${path}; choose another name`);
  return [{ path, edits: text.edits() }];
}

/** In the cards that the deck lists itself. @throws BroadsideError `bad-order` for a field whose values `each:` makes */
function inCards(document: SourceDocument, root: SourceMap, renamed: Renamed): readonly TextEdit[] {
  const { name, path } = renamed;
  const list = nodeAt(root, ["cards"]);
  if (list?.kind !== "list") return [];
  return [...list.items.keys()].flatMap((index) => {
    const item = list.table?.nodeOf(index) ?? list.items[index];
    const each = item?.kind === "map" ? entryOf(item, "each")?.value : undefined;
    if (each?.kind === "map" && entryOf(each, path[0] as string))
      throw badOrder(`"${name}" is a field of \`each:\` in ${document.path}; rename it there in the file`);
    return keyIn(document, item && nodeAt(item, path.slice(0, -1)), renamed);
  });
}

function keyIn(
  document: SourceDocument,
  map: SourceNode | undefined,
  { name, key, to }: Renamed,
): readonly TextEdit[] {
  const entry = map?.kind === "map" ? entryOf(map, key) : undefined;
  return entry ? [keyEdit(document, entry.keyRange, to) ?? refused(document, name)] : [];
}

function refused({ path }: SourceDocument, name: string): never {
  throw badOrder(
    `"${name}" cannot be renamed in ${path}, because of how it is written; rename it in the file`,
  );
}

/** In `columns:`, where a column of another name fills the field, else in `ids:`, which names columns. */
function inOrders(
  { document, csv }: OpenDeck,
  root: SourceMap,
  { name, newName: to }: Renamed,
): readonly TextEdit[] {
  if (!csv) return [];
  const renamed = columnFor(document, name)?.value;
  if (renamed) return [textEdit(document, renamed, to) ?? refused(document, name)];
  const ids = nodeAt(root, ["ids"]);
  if (ids?.kind !== "scalar" || !placeholdersInIds(ids.text).some((one) => one.name === name)) return [];
  const written = document.text.slice(ids.start, ids.end);
  // a format may follow the name
  const changed = written.replaceAll(/\{([^{}:]+)/g, (whole, word: string) =>
    word.trim() === name ? `{${to}` : whole,
  );
  return [rangeEdit(document, ids, changed)];
}

/** In the first row of its CSV file. */
function inCsv(
  { document }: OpenDeck,
  csv: SourceDocument,
  { name, newName, path }: Renamed,
): DeckEdits["files"] {
  if (columnFor(document, name)) return [];
  const sheet = openSheet(csv, csvOrders(document).fields);
  const edits = sheet ? renamedColumn(sheet, path, newName) : [];
  if (edits.length === 0) return [];
  const text = editedText(csv);
  text.step(edits);
  return [{ path: csv.path, edits: text.edits() }];
}

interface Reads {
  readonly text: string;
  readonly places: readonly Place[];
}

/**
 * Where the templates of the deck read the field, by file.
 * @throws BroadsideError `bad-order` for a template that another deck or game uses too, or that is not of the project
 */
function readsOf(
  project: ProjectContext,
  { game, deck: id, name }: RenameFieldAsk,
  steps: readonly string[],
): ReadonlyMap<string, Reads> {
  const files = readTemplates(project, game).value;
  const compiled = compileSet(project, game, files).value;
  const own = new Map<string, Reads>();
  const sources = new Map(
    [...files.templates.values(), ...files.partials.values()].map((one) => [one.file, one]),
  );
  const readsIn = (template: CompiledTemplate): readonly Place[] =>
    template.reads.filter(({ path }) => isOf(steps, path)).map(({ place }) => place);
  const used = templatesByDeck(project, game, files);
  for (const template of used.get(id) ?? []) {
    if (!compiled.has(template))
      throw badOrder(`the template "${template}" cannot be read as it is now; correct it first`);
    for (const place of readsIn(compiled.get(template) as CompiledTemplate)) {
      const source = sources.get(place.file);
      if (!source || source.isShipped || !project.host.isFile(place.file))
        throw badOrder(`${place.file} reads "${name}" and comes with Broadside, so the field keeps its name`);
      const before = own.get(place.file)?.places ?? [];
      if (!before.some((one) => one.start.offset === place.start.offset))
        own.set(place.file, { text: source.text, places: [...before, place] });
    }
  }
  const others = [...used].filter(
    ([deck, templates]) =>
      deck !== id &&
      templates.some((template) => {
        const found = compiled.get(template);
        return found !== undefined && readsIn(found).some(({ file }) => own.has(file));
      }),
  );
  if (others.length > 0)
    throw badOrder(
      `${listed([...own.keys()])} also draws ${listed(others.map(([deck]) => deck))}; rename "${name}" in the files of all these decks`,
    );
  const foreign = drawnElsewhere(project, game, [...own.keys()]);
  if (foreign)
    throw badOrder(
      `${foreign.file} also draws ${foreign.deck} of the game "${foreign.game}", so "${name}" keeps its name; give this game a template of its own first`,
    );
  return own;
}

/**
 * The name in the path of a read, behind what a path may begin with: `cost`, `this.cost`, `@root.cost`, `../cost`, `[cost]`,
 * of a field within a map `special.cost` and `special/[cost]` too. It is not part of a longer name, and not a step further on
 * in a path.
 */
function nameInPath(path: readonly string[]): RegExp {
  const step = (name: string): string => {
    const literal = escapedPattern(name);
    return String.raw`(?:\[${literal}\]|${literal}(?![\p{L}\p{N}_-]))`;
  };
  const start = String.raw`(?<![\p{L}\p{N}_.@/\]-])(?:(?:@root|this|\.{1,2})[./])*`;
  const before = path.slice(0, -1).map((name) => `${step(name)}[./]`);
  return new RegExp(`(?<=${start}${before.join("")})${step(path.at(-1) as string)}`, "u");
}

/** Names that cannot be written as they are in a template are put in square brackets. */
function templateEdit(text: string, { file, start, end }: Place, { name, path, to }: Renamed): TextEdit {
  const written = text.slice(start.offset, end.offset);
  // inside {{#with special}} the steps before are not written
  const found = path.reduce<RegExpExecArray | null>(
    (one, _, step) => one ?? nameInPath(path.slice(step)).exec(written),
    null,
  );
  if (!found)
    throw badOrder(`${file}:${start.line}: "${name}" cannot be renamed here; rename it in the file`);
  const [old] = found;
  const from = start.offset + found.index;
  const plain = /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(to);
  return rangeEdit({ path: file, text }, { start: from, end: from + old.length }, plain ? to : `[${to}]`);
}
