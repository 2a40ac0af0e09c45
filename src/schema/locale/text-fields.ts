/**
 * The texts of each kind of content file that a translation may set. `*` stands for an item of a list or for any name,
 * `**` for everything below. Fields that a deck or a table declares are texts if their schema allows any words.
 */
import type { SourcePath } from "../../source/tree.ts";
import type { FileKind } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";

/** Kinds of files that can be translated, and the texts in them. */
export const TEXT_FIELDS = {
  game: [
    "title",
    "credits.*",
    "track.words.piece",
    "track.words.pieces",
    "track.words.token",
    "track.words.special",
    "track.words.specials",
    "track.words.short",
    "track.words.shorts",
    "track.words.earn",
    "track.words.with",
    "track.words.without",
    "track.words.point",
    "track.words.points",
    "track.shapes.*.title",
    "track.shapes.*.words",
  ],
  deck: ["title", "defaults.**", "cards.*.**"],
  die: ["title", "mark"],
  board: ["title", "kinds.*.title", "spaces.*.title", "one-way.*.title", "docks.*.title"],
  kit: ["title", "note"],
  glossary: [
    "terms.*.title",
    "terms.*.text",
    "terms.*.meaning",
    "symbols.*.title",
    "symbols.*.meaning",
    "scenario-rules.*.title",
    "scenario-rules.*.text",
    "terrains.*.title",
    "terrains.*.sign",
  ],
  table: ["title", "rows.*.**"],
  scenario: ["title", "intro", "setup.*"],
  booklet: ["title", "subtitle"],
  figure: ["title", "cards.*.label", "cards.*.callouts.*.words", "callouts.*.words", "data.**"],
} as const satisfies Partial<Record<FileKind, readonly string[]>>;

export type TranslatedKind = keyof typeof TEXT_FIELDS;

export const TRANSLATED_KINDS = Object.keys(TEXT_FIELDS) as readonly TranslatedKind[];

export const isTranslated = (kind: FileKind): kind is TranslatedKind => Object.hasOwn(TEXT_FIELDS, kind);

/** Built-in fields of cards and rows that no reader of a card sees. */
const UNTOLD = [
  "id",
  "copies",
  "front",
  "back",
  "origin",
  "note",
  "each",
  "squares",
  "hexes",
  "bars",
  "die",
  "face",
  "board",
];

/**
 * Is there a text at this path of a file?
 * @param fields the schemas of the fields that a deck's cards or a table's rows have
 */
export function isTextField(
  kind: TranslatedKind,
  path: SourcePath,
  fields: Readonly<Record<string, JsonSchema>> = {},
): boolean {
  if (!TEXT_FIELDS[kind].some((pattern) => fits(pattern.split("."), path))) return false;
  const entry = entryPath(kind, path);
  return entry === undefined || isEntryText(entry, kind, fields);
}

/** True for a text that a translation may have although the original leaves it to a default. */
export const mayBeAdded = (kind: TranslatedKind, path: SourcePath): boolean =>
  ADDED.some(([of, pattern]) => of === kind && fits(pattern.split("."), path)) && isTextField(kind, path);

const ADDED: readonly (readonly [TranslatedKind, string])[] = [
  ["game", "track.words.*"],
  ["glossary", "terms.*.text"],
];

function fits(pattern: readonly string[], path: SourcePath): boolean {
  const isOpen = pattern.at(-1) === "**";
  const steps = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? path.length <= steps.length : path.length !== steps.length) return false;
  return steps.every((step, index) => step === "*" || step === path[index]);
}

/** The path within a card or a row; undefined for a field of the file itself. */
function entryPath(kind: TranslatedKind, path: SourcePath): SourcePath | undefined {
  if (kind === "deck" && path[0] === "defaults") return path.slice(1);
  if ((kind === "deck" && path[0] === "cards") || (kind === "table" && path[0] === "rows"))
    return path.slice(2);
  return undefined;
}

function isEntryText(
  path: SourcePath,
  kind: TranslatedKind,
  fields: Readonly<Record<string, JsonSchema>>,
): boolean {
  const [name] = path;
  if (typeof name !== "string" || (kind === "deck" ? UNTOLD.includes(name) : name === "id")) return false;
  const schema = fields[name];
  return schema === undefined || allowsWords(schema, path.slice(1));
}

/** A schema that lists values, or demands a form, is about something that programs read. */
function allowsWords(schema: JsonSchema, path: SourcePath): boolean {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (branches.length > 0) return branches.some((branch) => allowsWords(branch, path));
  const [step, ...rest] = path;
  if (step === undefined) {
    const types = schema.type === undefined ? ["string"] : [schema.type].flat();
    const isOpen = !schema.enum && schema.const === undefined && !schema.pattern && !schema.format;
    return isOpen && types.includes("string");
  }
  if (typeof step === "number") return schema.items === undefined || allowsWords(schema.items, rest);
  const own = schema.properties?.[step];
  if (own) return allowsWords(own, rest);
  const { additionalProperties: others } = schema;
  return typeof others === "object" ? allowsWords(others, rest) : others !== false;
}
