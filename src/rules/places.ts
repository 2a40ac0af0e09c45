/** Finds the places in files of cards, fields and drawn elements, for the findings of many rules. */

import { type Place, type Related, startOf } from "../diagnostics/diagnostic.ts";
import type { CardName } from "../diagnostics/on-cards.ts";
import type { Card, Game } from "../game/game.ts";
import { derived } from "../remember/derived.ts";
import type { Origin } from "../scene/scene.ts";
import { nodeAt, placeAt, placeOf } from "../source/locate.ts";
import type { SourceFile, SourcePath, SourceRef } from "../source/tree.ts";
import type { TemplateFiles } from "../template/template.ts";
import type { LaidFace, RuleContext } from "./define-rule.ts";

/** What places are looked up in. */
export type Searched = Pick<RuleContext, "game" | "sources" | "templateFiles">;

/** The side of a card. */
export type Side = Pick<LaidFace, "card" | "side"> & Partial<Pick<LaidFace, "cards">>;

/** The place of a finding about something drawn, as fields of the finding. */
export interface Shown {
  readonly at: Place;
  /** Absent for backs, which belong to no single card. */
  readonly cards?: readonly CardName[];
  /** The place is a value that the cards print. */
  readonly isAtValue?: true;
  readonly related?: readonly Related[];
  /** The file of the package that draws it, if the place is where the deck chooses it. */
  readonly shipped?: string;
}

/** The id of a card with its key ("id: axe-8"), or its entry if several cards come from one. */
export function cardPlace(context: Searched, card: Card): Place {
  const entry = placeOf(context.sources, card.source);
  const id = { file: card.source.file, path: [...card.source.path, "id"] };
  if (!exists(context, id)) return entry;
  const value = placeOf(context.sources, id);
  const key = placeOf(context.sources, id, "key");
  // In a table the key is the heading of a column, which all cards share.
  return key.start.offset < entry.start.offset ? value : { ...key, end: value.end };
}

/** The place of a card's field: at the card, in its `each:`, or among the deck's defaults. */
export function fieldPlace(
  context: Searched,
  card: Card,
  field: SourcePath,
  of: "value" | "key" = "value",
): Place {
  const ref = fieldRef(context, card, field);
  return ref ? placeOf(context.sources, ref, of) : cardPlace(context, card);
}

/** The start tag of an element in its template. */
export function originPlace(context: Searched, { file, line, column }: Origin): Place {
  const source = fileOf(context, file);
  const position = { line, column, offset: 0 };
  if (!source) return { file, start: position, end: position };
  const start = offsetOf(source.text, line, column);
  const name = /^<[^\s/>]*/.exec(source.text.slice(start, start + 100))?.[0] ?? "";
  return placeAt(source, { start, end: start + name.length });
}

/** The root element of a side in its template, with the cards as in `drawnPlace`; the start of the template if a partial draws the root. */
export function sidePlace(context: Searched, face: Side & Pick<LaidFace, "template">): Shown {
  const source = context.templateFiles.templates.get(face.template);
  const start = source?.text.search(/<svg[\s>]/) ?? -1;
  const file = source && fileOf(context, source.file);
  const at =
    file && start >= 0
      ? placeAt(file, { start, end: start + "<svg".length })
      : startOf(source?.file ?? face.template);
  return { at, ...cardsOf(face) };
}

/**
 * The element in its template, with the cards it shows on; a back belongs to no single card. Authors cannot change
 * built-in templates: for these, it is the place where the template is chosen.
 */
export function drawnPlace(context: Searched, face: Side, origin: Origin): Shown {
  return isShipped(context, origin)
    ? { at: chosenPlace(context, face), shipped: origin.file, ...cardsOf(face) }
    : { at: originPlace(context, origin), ...cardsOf(face) };
}

/** Rewords the fix if the template is part of the package; other fixes are unchanged. */
export function fixFor({ shipped }: { readonly shipped?: string | undefined }, fix: string): string {
  if (shipped === undefined) return fix;
  const folder = `templates/<game>/${shipped.includes("/partials/") ? "partials/" : ""}`;
  return `choose another template, or copy ${shipped} from the Broadside package to ${folder}, then ${fix}`;
}

/** The place of something drawn, for a finding whose own place is elsewhere. */
export const asRelated = ({ at, shipped }: Shown): readonly Related[] => [
  { ...at, message: shipped === undefined ? "drawn here" : "drawn by this template" },
];

/** The place of a second element that a finding is about; none in built-in templates, which authors cannot change. */
export const otherPlace = (context: Searched, origin: Origin, message: string): readonly Related[] =>
  isShipped(context, origin) ? [] : [{ ...originPlace(context, origin), message }];

const cardsOf = ({ card, cards = [card], side }: Side): Pick<Shown, "cards"> =>
  side === "back" ? {} : { cards };

/** Is it drawn by a template of the package? */
export const isShipped = ({ templateFiles }: Searched, { file }: Origin): boolean =>
  [templateFiles.templates, templateFiles.partials].some((files) =>
    [...files.values()].some((source) => source.file === file && source.isShipped),
  );

/** Where a card, or otherwise its deck, names the template of a side. */
function chosenPlace(context: Searched, { card, side }: Side): Place {
  const own = fieldRef(context, card, [side]);
  const deck = context.game.decks.find(({ id }) => id === card.deck);
  const common = deck && { file: deck.source.file, path: [...deck.source.path, side] };
  const ref = own ?? (common && exists(context, common) ? common : undefined);
  return ref ? placeOf(context.sources, ref) : cardPlace(context, card);
}

/**
 * Where to fix something drawn: at the field of the card that it shows, with the template as a related place; on a page
 * about a kit at the title or note of which it is a part; at the row of the table whose text it is; otherwise at the
 * template. Even a built-in template may show the author's content, so the rule's own fix is kept.
 * @param text what was printed, for texts
 */
export function shownPlace(context: Searched, face: Side, origin: Origin, text?: string): Shown {
  const drawn = drawnPlace(context, face, origin);
  const related = asRelated(drawn);
  const field = origin.field && fieldRef(context, face.card, origin.field);
  if (field) return { at: placeOf(context.sources, field), related, ...cardsOf(face), isAtValue: true };
  const ofKit = text === undefined ? undefined : kitText(context.game, face.card, text);
  if (ofKit) return { at: placeOf(context.sources, ofKit), related };
  const row = text === undefined ? undefined : rowOfText(context.game, text);
  if (row) return { at: placeOf(context.sources, row), related, ...cardsOf(face), isAtValue: true };
  return { at: drawn.at, ...cardsOf(face) };
}

/**
 * The longest text that a page about kits prints of its kit's title and note, and of the titles of the game and its decks;
 * undefined for other cards. Such a page comes from the title of its kit, or of the game.
 */
function kitText(game: Game, { source }: Card, text: string): SourceRef | undefined {
  if (source.path.at(-1) !== "title") return undefined;
  const kit = game.kits.find((one) => one.source.file === source.file);
  const titles = [kit, game, ...game.decks].map((one) => textIn(one, "title"));
  const texts = [...titles, textIn(kit, "note")]
    .filter((one) => one.text !== "" && asPrinted(text).includes(one.text))
    .sort((one, other) => other.text.length - one.text.length);
  return texts[0]?.ref;
}

function textIn<Field extends string>(
  from: (Readonly<Partial<Record<Field, string>>> & { readonly source: SourceRef }) | undefined,
  field: Field,
): { readonly text: string; readonly ref?: SourceRef } {
  if (from === undefined) return { text: "" };
  const { file, path } = from.source;
  return { text: asPrinted(from[field] ?? ""), ref: { file, path: [...path, field] } };
}

/** Without marks and line breaks. */
export const asPrinted = (text: string): string => text.replace(/[*\\]/g, "").replace(/\s+/g, " ").trim();

/** The first matching text in the game's tables. */
export function rowRef({ game }: Searched, fits: (text: string) => boolean): SourceRef | undefined {
  for (const { text, ref } of rowTexts(game)) if (fits(text)) return ref();
  return undefined;
}

function* rowTexts({ tables }: Game): Iterable<{ readonly text: string; ref(): SourceRef }> {
  for (const { rows } of tables)
    for (const { fields, source } of rows)
      for (const [name, text] of Object.entries(fields))
        if (typeof text === "string")
          yield { text, ref: () => ({ file: source.file, path: [...source.path, name] }) };
}

/** The first text in the tables that prints like this one, ignoring asterisks; kept, because many cards need it. */
function rowOfText(game: Game, text: string): SourceRef | undefined {
  return printedRows(game).get(text)?.();
}

const printedRows = derived((game: Game): ReadonlyMap<string, () => SourceRef> => {
  const rows = new Map<string, () => SourceRef>();
  for (const { text, ref } of rowTexts(game)) {
    const printed = text.replaceAll("*", "");
    if (!rows.has(printed)) rows.set(printed, ref);
  }
  return rows;
});

/** A file of the content or a template. */
export function fileOf({ sources, templateFiles }: Searched, path: string): SourceFile | undefined {
  const content = sources.get(path);
  if (content) return content;
  return filesByPath(templateFiles).get(path);
}

/** The same object each time, so that its line starts are computed only once. */
const filesByPath = derived(({ templates, partials }: TemplateFiles): ReadonlyMap<string, SourceFile> => {
  const files = new Map<string, SourceFile>();
  for (const { file: path, text } of [...templates.values(), ...partials.values()])
    if (!files.has(path)) files.set(path, { path, text });
  return files;
});

/** Undefined if no field of the card has the text. */
export function fieldRef(context: Searched, card: Card, field: SourcePath): SourceRef | undefined {
  const { file, path } = card.source;
  const deck = context.game.decks.find(({ id }) => id === card.deck);
  const refs = [
    { file, path: [...path, ...field] },
    { file, path: [...path, "each", ...field.slice(0, 1)] },
  ];
  if (deck) refs.push({ file: deck.source.file, path: [...deck.source.path, "defaults", ...field] });
  return refs.find((ref) => exists(context, ref));
}

function exists({ sources }: Searched, { file, path }: SourceRef): boolean {
  const root = sources.get(file)?.root;
  return root !== undefined && nodeAt(root, path) !== undefined;
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let left = line - 1; left > 0; left--) {
    const end = text.indexOf("\n", start);
    if (end === -1) break;
    start = end + 1;
  }
  return start + column - 1;
}
