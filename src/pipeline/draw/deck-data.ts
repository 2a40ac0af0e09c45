/**
 * The decks of a game as plain data, for forms and tables: what a card may have, and what each card has as it is written.
 * Of a deck whose file is faulty there is what can be read; its faults are those of a check.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Deck } from "../../game/game.ts";
import { idInWords, titleOf } from "../../game/titles.ts";
import { type DeckCards, readDeckCards } from "../../schema/entries/check-deck.ts";
import type { CheckedEntry } from "../../schema/entries/check-entries.ts";
import { cardsFileOf } from "../../schema/entries/entries-list.ts";
import type { DeckKind, Json, JsonObject, ShapeName } from "../../schema/files.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import { nodeAt } from "../../source/locate.ts";
import { isWorkbook, whyReadOnly } from "../../source/table-files.ts";
import type { SourceDocument, SourceMap, SourceNode, TextRange } from "../../source/tree.ts";
import type { TemplateFiles } from "../../template/template.ts";
import type { Size } from "../../units/box.ts";
import type { ProjectContext } from "../project.ts";
import { type ContentFiles, documentsOf, openContent } from "../read/content-files.ts";
import { readGame } from "../read/read-game.ts";
import { readTemplates } from "./templates.ts";

export interface DeckData {
  readonly id: string;
  readonly title: string;
  /** The deck's file. */
  readonly file: string;
  /**
   * The file that lists its cards: the same, a CSV file, or a sheet of a workbook (`cards.xlsx#Battle`); undefined if that
   * cannot be read.
   */
  readonly cardsFile: string | undefined;
  readonly kind: "yaml" | "csv";
  /** Why its cards cannot be changed, if they are in a workbook. */
  readonly whyReadOnly?: string;
  /** Of a CSV file or workbook that can be read, the fields that its columns fill, as names with dots; empty columns too. */
  readonly columns?: readonly string[];
  /** What its cards are. */
  readonly holds: DeckKind;
  readonly shape: ShapeName;
  /** Of the cut card in mm, with the radius of its corners, bleed and safe zone; absent if the deck cannot be used. */
  readonly size?: Size;
  readonly corner?: number;
  readonly bleed?: number;
  readonly safe?: number;
  /** Templates of the deck, each with its file if it exists. */
  readonly frontTemplate: string | undefined;
  readonly frontFile?: string | undefined;
  readonly backTemplate: string | undefined;
  readonly backFile?: string | undefined;
  /** Some card has a back. */
  readonly hasBacks: boolean;
  /** JSON Schema of one card with all its fields, without references to other files. */
  readonly schema: JsonSchema;
  /** Names of the fields that the deck itself declares, in the order in which it declares them. */
  readonly declared: readonly string[];
  /** What cards without these fields have. */
  readonly defaults: JsonObject;
  readonly cards: readonly CardData[];
}

export interface CardData {
  readonly id: string;
  /** Its field `title` or `name`, or its id in words. */
  readonly title: string;
  readonly copies: number;
  /**
   * The fields that are written for it, its id included, by their schema; those that do not fit it as they are written.
   * Values are the characters of the file where the schema says text: `007` is "007".
   */
  readonly values: JsonObject;
  /** Its entry in `cardsFile`, in UTF-16 units. */
  readonly place: { readonly file: string; readonly start: number; readonly end: number };
  /** It is one of several that its entry makes with `each:`. */
  readonly isGenerated: boolean;
}

/**
 * @param id of a game
 * @param templates of the game; default those of its files
 * @param wanted id of a deck; default all
 */
export function decksOfGame(
  project: ProjectContext,
  id: string,
  { templates = readTemplates(project, id).value.templates, wanted }: DecksAsk = {},
): readonly DeckData[] {
  const { game } = readGame(project, id).value;
  const content = openContent(project.host, `content/${id}`, project.memory);
  return documentsOf(content, "deck")
    .map((document) => ({ document, deck: game?.decks.find(({ source }) => source.file === document.path) }))
    .filter((one) => wanted === undefined || idOf(one) === wanted)
    .map((one) => dataOf(one, content, templates));
}

interface DecksAsk extends Partial<Pick<TemplateFiles, "templates">> {
  readonly wanted?: string | undefined;
}

/** A deck's file, and the deck if it can be used. */
interface DeckFile {
  readonly document: SourceDocument;
  readonly deck: Deck | undefined;
}

const idOf = ({ document, deck }: DeckFile): string =>
  deck?.id ?? textAt(document, "deck") ?? nameOf(document.path);

function dataOf(one: DeckFile, content: ContentFiles, templates: TemplateFiles["templates"]): DeckData {
  const { document, deck } = one;
  const { path: file } = document;
  const csv = content.openEntries(document);
  const read = readDeckCards(document, { cards: csv, refs: content.open });
  const { schemas, defaults } = read;
  const [frontTemplate, backTemplate] = [textAt(document, "front"), textAt(document, "back")];
  const cards = cardsOf(read);
  const isTable = cardsFileOf(document) !== undefined;
  const id = idOf(one);
  const required = ["id", ...schemas.required].filter((name) => !Object.hasOwn(defaults.value, name));
  return {
    id,
    title: deck?.title ?? textAt(document, "title") ?? titleIn(document) ?? id,
    file,
    cardsFile: read.list.value?.document.path ?? (isTable ? undefined : file),
    kind: isTable ? "csv" : "yaml",
    ...(csv?.fills && { columns: csv.fills }),
    ...readOnly(csv?.path ?? cardsFileOf(document)),
    holds: deck?.kind ?? "cards",
    shape: deck?.shape ?? "card",
    ...(deck && measuresOf(deck)),
    frontTemplate,
    ...fileOf("frontFile", templates, frontTemplate),
    backTemplate,
    ...fileOf("backFile", templates, backTemplate),
    hasBacks: backTemplate !== undefined || cards.some(({ values }) => values.back !== undefined),
    schema: { ...schemas.entry, required },
    declared: Object.keys(schemas.declared),
    defaults: defaults.value,
    cards,
  };
}

const readOnly = (cardsFile: string | undefined): Pick<DeckData, "whyReadOnly"> =>
  cardsFile !== undefined && isWorkbook(cardsFile) ? { whyReadOnly: whyReadOnly(cardsFile) } : {};

const measuresOf = ({ size, bleed, safe }: Deck): Pick<DeckData, "size" | "corner" | "bleed" | "safe"> => ({
  size: { width: size.width, height: size.height },
  corner: size.corner,
  bleed,
  safe,
});

const fileOf = (
  key: "frontFile" | "backFile",
  templates: TemplateFiles["templates"],
  name = "",
): Partial<DeckData> => {
  const found = templates.get(name);
  return found ? { [key]: found.file } : {};
};

/** "battle" of "content/game/decks/battle.yaml". */
const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");

function textAt({ root }: SourceDocument, key: string): string | undefined {
  const node = root && nodeAt(root, [key]);
  return node?.kind === "scalar" && node.text !== "" ? node.text : undefined;
}

/** The title of a deck whose YAML cannot be read as it is now, by its line. */
function titleIn({ root, text }: SourceDocument): string | undefined {
  if (root) return undefined;
  const [, , words] = /^title:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(text) ?? [];
  return words;
}

function cardsOf({ list, entries, defaults }: DeckCards): readonly CardData[] {
  const { value: home } = list;
  if (!home || !entries) return [];
  const faults = entries.diagnostics.filter(({ file }) => file === home.document.path);
  return entries.value.map((checked) => {
    const node = home.list.items[checked.index] as SourceNode;
    const values = valuesOf(checked, node, faults);
    const all: JsonObject = { ...defaults.value, ...values };
    return {
      id: checked.entry.id,
      title: titleOf(all) ?? idInWords(checked.entry.id),
      copies: typeof all.copies === "number" ? all.copies : 1,
      values,
      place: { file: home.document.path, start: node.start, end: node.end },
      isGenerated: hasEach(node),
    };
  });
}

const hasEach = (node: SourceNode): boolean => nodeAt(node, ["each"]) !== undefined;

/** What was dropped or changed because of a fault is as it is written. */
function valuesOf(
  { entry, faulty }: CheckedEntry,
  node: SourceNode,
  faults: readonly Diagnostic[],
): JsonObject {
  const within = faults.filter((fault) => contains(node, fault));
  if (node.kind !== "map" || (within.length === 0 && faulty.length === 0)) return entry;
  const isFaulty = ({ key, value }: SourceMap["entries"][number]): boolean =>
    faulty.includes(key) || within.some((fault) => contains(value, fault));
  const written = node.entries
    .filter((one) => one.key !== "each" && isFaulty(one))
    .map(({ key, value }) => [key, asWritten(value)]);
  return { ...entry, ...Object.fromEntries(written) };
}

const contains = ({ start, end }: TextRange, fault: Diagnostic): boolean =>
  fault.start.offset >= start && fault.start.offset < Math.max(end, start + 1);

/** A number whose characters would print otherwise stays text. */
function asWritten(node: SourceNode): Json {
  if (node.kind === "list") return node.items.map(asWritten);
  if (node.kind === "map")
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, asWritten(value)]));
  const { value, text, quoted } = node;
  return quoted || (value !== null && String(value) !== text) ? text : value;
}
