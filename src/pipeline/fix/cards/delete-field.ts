/**
 * A field that the deck declares is deleted, alone or within a map: its declaration, its values in all cards and in `defaults:`,
 * its column. Refused while something else needs it, and where a card would get another id or keep a value.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { csvOrders } from "../../../schema/columns/csv-orders.ts";
import { parseCsv } from "../../../source/csv/csv.ts";
import { openSheet, removedColumn } from "../../../source/edit/csv/sheet.ts";
import { type EditedText, editedText } from "../../../source/edit/edited-text.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { ownEntries } from "../../../source/edit/yaml/layout.ts";
import { setValue } from "../../../source/edit/yaml/set-fields.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceList, SourceMap, SourceNode, SourcePath } from "../../../source/tree.ts";
import type { ProjectContext } from "../../project.ts";
import { type EditedYaml, editedYaml } from "../edited-yaml.ts";
import { plainStyle } from "../plain-style.ts";
import { cardListOf } from "./card-file.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { columnFor, declarationOf, isOf, ownPath } from "./declared-field.ts";
import { listedUses, usesOfField } from "./field-uses.ts";
import { idFields } from "./id-columns.ts";
import type { OpenDeck } from "./open-deck.ts";
import { drawnElsewhere } from "./template-names.ts";

/** A field that no card of the deck is to have any longer. */
export interface DeleteFieldAsk {
  readonly kind: "delete-field";
  readonly game: string;
  readonly deck: string;
  /** "special.cost" is a field within the map `special`. */
  readonly name: string;
}

/**
 * @throws BroadsideError `bad-order` for a field that the deck does not declare or that other decks share, that a template, a
 * rule or a kit needs, or that ids are made of, and where it cannot be removed everywhere
 */
export function deleteField(project: ProjectContext, deck: OpenDeck, ask: DeleteFieldAsk): DeckEdits {
  const { game, name } = ask;
  const path = ownPath(deck, name, "delete");
  const uses = usesOfField(project, game, deck.id, path);
  if (uses.length > 0) {
    const foreign = drawnElsewhere(
      project,
      game,
      uses.map(({ file }) => file),
    );
    const way = foreign
      ? `${foreign.file} also draws ${foreign.deck} of the game "${foreign.game}": give this game a template of its own first`
      : "remove it there first";
    throw badOrder(`"${name}" is still used in ${listedUses(uses)}; ${way}`);
  }
  if (idFields(deck)?.includes(name))
    throw badOrder(
      `\`ids:\` in ${deck.document.path} makes the ids of the cards from "${name}"; change that first`,
    );
  const inDeck = withoutField(deck, name, path);
  const inCsv = deck.csv && withoutColumns(deck, deck.csv, inDeck.now(), name, path);
  return {
    title: `Delete ${name}`,
    files: [
      { path: deck.document.path, edits: inDeck.edits() },
      ...(deck.csv && inCsv ? [{ path: deck.csv.path, edits: inCsv.edits() }] : []),
    ],
  };
}

function withoutField(deck: OpenDeck, name: string, path: readonly string[]): EditedYaml {
  const { document: first } = deck;
  const file = editedYaml(first);
  const remove = (place: SourcePath): void => {
    if (!file.set(place, undefined)) throw refusal(first, name);
  };
  const at = (place: SourcePath): SourceNode | undefined => nodeAt(file.now().root as SourceMap, place);
  const declaration = declarationOf(path);
  const key = path.at(-1) as string;
  const required = at([...declaration, "required"]);
  const place = required?.kind === "list" ? required.items.findIndex((item) => isText(item, key)) : -1;
  if (required?.kind === "list" && place >= 0)
    remove([...declaration, "required", ...(required.items.length === 1 ? [] : [place])]);
  if (path.length > 1 && isOnly(at([...declaration, "properties"])))
    throw badOrder(
      `"${name}" is the only field of "${path.slice(0, -1).join(".")}"; delete that in the file`,
    );
  remove(isAlone(at(["card"]), name) ? ["card"] : [...declaration, "properties", key]);
  const root = file.now().root as SourceMap;
  if (nodeAt(root, ["defaults", ...path])) remove(withEmptied(root, ["defaults", ...path]));
  const column = deck.csv && columnFor(first, name)?.key;
  if (column !== undefined) remove(isOnly(at(["columns"])) ? ["columns"] : ["columns", column]);
  if (deck.csv) return file;
  const before = listIn(first);
  removeInCards(file, name, path);
  const after = file.now();
  refuseLosses(name, path, [first, before], [after, listIn(after)]);
  const ids = (document: SourceDocument, list: SourceList): string => idsOf(deck, document, list);
  const list = listIn(after);
  if (
    before &&
    list &&
    (ids(first, before) !== ids(after, list) || itemsOf(list).some((one) => one && nodeAt(one, path)))
  )
    throw refusal(first, name);
  return file;
}

/** The entries of the cards, all in one step: the text of a large deck is read once. */
function removeInCards(file: EditedYaml, name: string, path: readonly string[]): void {
  const document = file.now();
  const list = listIn(document);
  const style = plainStyle(document);
  const [top = ""] = path;
  const edits = (list ? itemsOf(list) : []).flatMap((item) => {
    if (item?.kind !== "map") return [];
    const each = entryOf(item, "each")?.value;
    if (hasKey(each, top))
      throw badOrder(`"${name}" is a field of \`each:\` in ${document.path}; remove it there in the file`);
    if (!nodeAt(item, path) || !ownEntries(document, item).some(({ key }) => key === top)) return [];
    const emptied = withEmptied(item, path);
    return setValue({ file: document, style, path: [] }, item, emptied, undefined) ?? refuse(document, name);
  });
  file.step(edits);
}

/** A deck and its cards, which may be in a file of their own. */
type DeckAndCards = readonly [deck: SourceDocument, cards: SourceList | undefined];

/** A map that is emptied goes, but not where cards need it, nor where `defaults:` would put theirs in its place. */
function refuseLosses(
  name: string,
  path: readonly string[],
  [deckBefore, before]: DeckAndCards,
  [deckAfter, after]: DeckAndCards,
): void {
  if (path.length === 1 || !before || !after) return;
  const [top = ""] = path;
  const around = path.slice(1).map((_, index) => path.slice(0, index + 1));
  const cardsAfter = itemsOf(after);
  for (const [index, was] of itemsOf(before).entries()) {
    const is = cardsAfter[index];
    if (!was || !is) continue;
    if (nodeAt(was, [top]) && !nodeAt(is, [top]) && defaultAt(deckAfter, [top]))
      throw badOrder(
        `some cards would take "${top}" from \`defaults:\` instead of their own; delete "${name}" in the file`,
      );
    const lost = around.find((map) => valueAt(was, deckBefore, map) && !valueAt(is, deckAfter, map));
    if (lost && isRequired(deckAfter, lost))
      throw badOrder(
        `some cards would have nothing in "${lost.join(".")}", which they need; delete "${name}" in the file`,
      );
  }
}

const defaultAt = ({ root }: SourceDocument, path: readonly string[]): SourceNode | undefined =>
  root && nodeAt(root, ["defaults", ...path]);

/** Of a card itself, or of the defaults if it has no such field. */
const valueAt = (card: SourceNode, deck: SourceDocument, path: readonly string[]): SourceNode | undefined =>
  nodeAt(card, path.slice(0, 1)) ? nodeAt(card, path) : defaultAt(deck, path);

function isRequired({ root }: SourceDocument, path: readonly string[]): boolean {
  const required = root && nodeAt(root, [...declarationOf(path), "required"]);
  return required?.kind === "list" && required.items.some((item) => isText(item, path.at(-1) as string));
}

/** The path, or that of the map around it that has nothing else in it. */
function withEmptied(from: SourceNode, path: readonly string[]): readonly string[] {
  const around = path.slice(0, -1);
  return around.length > 0 && isOnly(nodeAt(from, around)) ? withEmptied(from, around) : path;
}

function withoutColumns(
  deck: OpenDeck,
  csv: SourceDocument,
  deckAfter: SourceDocument,
  name: string,
  path: readonly string[],
): EditedText {
  const orders = csvOrders(deck.document);
  const text = editedText(csv);
  let after = csv;
  for (;;) {
    const sheet = openSheet(after, orders.fields);
    const column = sheet?.columns.findLastIndex((one) => isOf(path, one.path)) ?? -1;
    if (!sheet || column === -1) break;
    if (sheet.header.length === 1)
      throw badOrder(`"${name}" is the only column of ${csv.path}, which cannot be without one`);
    text.step(removedColumn(sheet, column));
    after = parseCsv({ path: csv.path, text: text.text }, orders).value;
  }
  const [before, list] = [csv.root, after.root];
  const isSame =
    before?.kind === "list" && list?.kind === "list" && idsOf(deck, csv, before) === idsOf(deck, after, list);
  if (!isSame)
    throw badOrder(
      `without "${name}", rows of ${csv.path} would be empty or have other ids; delete it in the file`,
    );
  refuseLosses(name, path, [deck.document, before], [deckAfter, list]);
  return text;
}

const idsOf = (deck: OpenDeck, document: SourceDocument, list: SourceList): string =>
  cardListOf(deck, document, list, 0)
    .cards.map(({ id }) => id)
    .join("\n");

function listIn({ root }: SourceDocument): SourceList | undefined {
  const list = root && nodeAt(root, ["cards"]);
  return list?.kind === "list" ? list : undefined;
}

const itemsOf = ({ items, table }: SourceList): readonly (SourceNode | undefined)[] =>
  items.map((item, index) => table?.nodeOf(index) ?? item);

const isText = (node: SourceNode, text: string): boolean => node.kind === "scalar" && node.text === text;

const hasKey = (node: SourceNode | undefined, key: string): boolean =>
  node?.kind === "map" && entryOf(node, key) !== undefined;

const isOnly = (node: SourceNode | undefined): boolean => node?.kind === "map" && node.entries.length === 1;

/** True if the declarations say nothing but this field. */
const isAlone = (card: SourceNode | undefined, name: string): boolean =>
  isOnly(card) &&
  card !== undefined &&
  isOnly(nodeAt(card, ["properties"])) &&
  hasKey(nodeAt(card, ["properties"]), name);

const refusal = ({ path }: SourceDocument, name: string) =>
  badOrder(`"${name}" cannot be deleted in ${path}, because of how it is written; delete it in the file`);

function refuse(document: SourceDocument, name: string): never {
  throw refusal(document, name);
}
