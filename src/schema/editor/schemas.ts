/**
 * The files that `broadside schema` writes: for each game the schemas of its own files, with the fields its decks and
 * tables declare and the names it defines; and general ones for new files.
 */
import { mapValues } from "../../diagnostics/map-values.ts";
import { type CardsByShape, narrowedTo } from "../by-lattice.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import { fieldSchema } from "../files/field.schema.ts";
import { FILE_SCHEMAS } from "../files/index.ts";
import { FILE_KINDS, type FileKind } from "../files.ts";
import { typesOf } from "../json-schema.ts";
import { DIALECT, withFields } from "../published/published.ts";
import { type EditorSchema, mapInner } from "./editor-schema.ts";
import { deckForEditor, tableForEditor } from "./entries.ts";
import { loosen } from "./loosen.ts";

/** A deck or a table; `name` is its file name without `.yaml`. */
export interface EditorEntries {
  readonly kind: "deck" | "table";
  readonly name: string;
  readonly schemas: EntrySchemas;
  /** Fields that `defaults:` provides. */
  readonly given: readonly string[];
}

export interface EditorGame {
  readonly id: string;
  readonly entries: readonly EditorEntries[];
  /** Names to suggest, by kind of file. */
  readonly suggestions: Partial<Readonly<Record<FileKind, Suggestions>>>;
  readonly mapCards: CardsByShape;
}

/** Text of each schema by its path in the folder of schemas. */
export function editorSchemas(games: readonly EditorGame[]): ReadonlyMap<string, string> {
  const shared = FILE_KINDS.map((kind) => [`${kind}.schema.json`, anyGame(kind)] as const);
  const all = [
    ...shared,
    ["field.schema.json", loosen(fieldSchema)] as const,
    ...games.flatMap((game) => schemasOf(game)),
  ];
  return new Map(all.map(([path, schema]) => [path, textOf(schema)]));
}

/**
 * The schema of a file by its place in the game's folder: `decks/battle.yaml` has its own, all kits share one. The path
 * is relative to the folder of schemas.
 */
export function schemaPathOf(game: string, kind: FileKind, file: string): string {
  const name = kind === "deck" || kind === "table" ? file.replace(/\.yaml$/, "") : kind;
  return `${game}/${name}.schema.json`;
}

function schemasOf({
  id,
  entries,
  suggestions,
  mapCards,
}: EditorGame): readonly (readonly [string, EditorSchema])[] {
  const plain = FILE_KINDS.filter((kind) => kind !== "deck" && kind !== "table").map((kind) => {
    const schema = suggest(narrowedTo(anyGame(kind), mapCards), suggestions[kind] ?? {});
    return [schemaPathOf(id, kind, kind), schema] as const;
  });
  const own = entries.map(({ kind, name, schemas, given }) => {
    const schema = kind === "deck" ? deckForEditor(schemas, given) : tableForEditor(schemas);
    const path = schemaPathOf(id, kind, `${kind}s/${name}.yaml`);
    return [path, suggestOnTop(schema, suggestions[kind] ?? {})] as const;
  });
  return [...plain, ...own];
}

function anyGame(kind: FileKind): EditorSchema {
  return loosen(withFields(FILE_SCHEMAS[kind]));
}

function textOf(schema: EditorSchema): string {
  return `${JSON.stringify({ $schema: DIALECT, ...schema })}\n`;
}

/** Names by the field that asks for them: `{ deck: ["battle", "map"] }`. */
type Suggestions = Readonly<Record<string, readonly string[]>>;

/** Adds suggested names to each field with that name, at any depth; in a list of texts to its items. */
function suggest(schema: EditorSchema, names: Suggestions): EditorSchema {
  return suggestOnTop(
    mapInner(schema, (inner) => suggest(inner, names)),
    names,
  );
}

/** The same for the top-level fields only: nested ones may have the same names. */
function suggestOnTop(schema: EditorSchema, names: Suggestions): EditorSchema {
  if (!schema.properties) return schema;
  const properties = mapValues(schema.properties, (field: EditorSchema, key) =>
    Object.hasOwn(names, key) ? offering(field, names[key] as readonly string[]) : field,
  );
  return { ...schema, properties };
}

function offering(schema: EditorSchema, names: readonly string[]): EditorSchema {
  if (schema.items) return { ...schema, items: offering(schema.items, names) };
  if (schema.enum || names.length === 0 || !(typesOf(schema) ?? ["string"]).includes("string")) return schema;
  return { ...schema, defaultSnippets: names.map((name) => ({ label: name, body: name })) };
}
