/**
 * The manual pages of the content files, in Markdown, from the schemas: each field with its type, default, meaning and an
 * example.
 */
import { fieldSchema } from "../files/field.schema.ts";
import { FILE_SCHEMAS } from "../files/index.ts";
import { FILE_KINDS, type FileKind } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { CONTENT_GLOBS } from "../kinds.ts";
import { discriminatorOf } from "../value/union.ts";
import { tableOf } from "./content-table.ts";

const GENERATED =
  "<!-- generated from src/schema/files/ by dist/tools/write-content-pages.js; do not edit -->";

/** A complete example file of each kind, relative to docs/content/. */
const WHOLE: Readonly<Record<FileKind, string>> = {
  game: "../first-game/content/first-game/game.yaml",
  deck: "../first-game/content/first-game/decks/animals.yaml",
  die: "../../content/pirate-quest/dice/red.yaml",
  board: "../../content/pirates-flag/boards/serpents-pass.yaml",
  kit: "../../content/pirate-quest/kits/starter-pack.yaml",
  glossary: "../../content/pirate-quest/glossary.yaml",
  table: "../../content/pirate-quest/tables/specials.yaml",
  scenario: "../../content/pirate-quest/scenarios/first-voyage.yaml",
  booklet: "../../content/pirate-quest/booklets/rules.yaml",
  figure: "../../content/pirate-quest/figures/steps.yaml",
  rules: "../../content/pirate-quest/rules.yaml",
  sheet: "../../content/sheets/avery-5371.yaml",
};

/** Kinds whose files all games of a project may share, in the same folder of `content/`. */
const SHARED: readonly FileKind[] = ["sheet"];

/** The pages by their path in docs/content/. */
export function contentPages(): ReadonlyMap<string, string> {
  const pages = FILE_KINDS.map((kind) => [`${kind}.md`, pageOf(kind)] as const);
  return new Map([["README.md", index()], ...pages, ["field.md", fieldPage()]]);
}

function index(): string {
  const rows = FILE_KINDS.map(
    (kind) =>
      `| ${SHARED.includes(kind) ? `\`content/${CONTENT_GLOBS[kind]}\`, ` : ""}\`content/<game>/${CONTENT_GLOBS[kind]}\` | [${kind}](${kind}.md) | ${FILE_SCHEMAS[kind].description} |`,
  );
  return pageText([
    "# Content",
    "All content is YAML, with one folder per game. Lengths are written with their unit. A text prints as written: `007` stays `007`. On each page, fields in **bold** are required.",
    ["| file | page | |", "| --- | --- | --- |", ...rows].join("\n"),
    "Each deck defines the fields of its cards: `card:` declares them, and a table's `row:` those of its rows, in [a subset of JSON Schema](field.md).",
    "`broadside schema` writes all of this as JSON Schema for an editor, with the fields of your own decks. Put the schema in the first line of a file: `# yaml-language-server: $schema=../../../schemas/<game>/decks/<deck>.schema.json`; `broadside init` does both for a new game. The general schemas, for any game, are in [docs/schemas](../schemas).",
  ]);
}

function pageOf(kind: FileKind): string {
  const schema = FILE_SCHEMAS[kind];
  return pageText([
    `# ${schema.title}: \`${CONTENT_GLOBS[kind]}\``,
    `${schema.description} A complete example: [${WHOLE[kind].split("/").at(-1)}](${WHOLE[kind]}).`,
    ...sectionsOf(schema, ""),
  ]);
}

function fieldPage(): string {
  const field = fieldSchema.$defs?.field ?? {};
  return pageText([
    "# Schema of a field: `card:` and `row:`",
    `${field.description} An empty schema allows any value.`,
    tableOf(field),
  ]);
}

function pageText(blocks: readonly string[]): string {
  return `${[GENERATED, ...blocks].join("\n\n")}\n`;
}

/** The table of a map's fields, then those of the maps inside it. */
function sectionsOf(schema: JsonSchema, path: string): readonly string[] {
  if (!schema.properties) return insideOf(schema, path);
  const inner = Object.entries(schema.properties).flatMap(([name, field]) =>
    insideOf(field, path === "" ? name : `${path}.${name}`),
  );
  return [tableOf(schema), ...inner];
}

/** Sections of the maps that a value may hold, each under its path. */
function insideOf(schema: JsonSchema, path: string): readonly string[] {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return unionOf(branches, path);
  if (schema.properties) return [`## \`${path}\``, schema.description ?? "", ...sectionsOf(schema, path)];
  if (schema.items) return insideOf(schema.items, `${path}[]`);
  const { additionalProperties: others } = schema;
  return typeof others === "object" ? insideOf(others, `${path}.<name>`) : [];
}

/** What all maps of a union have in common, said once, then each of them. */
function unionOf(branches: readonly JsonSchema[], path: string): readonly string[] {
  const names = sharedNames(branches);
  const part = (branch: JsonSchema, isShared: boolean): JsonSchema => {
    const fields = Object.entries(branch.properties ?? {});
    const properties = Object.fromEntries(fields.filter(([name]) => names.includes(name) === isShared));
    return { ...branch, properties };
  };
  const shared = [
    `## \`${path}\``,
    "Each has these fields, and those of its kind.",
    ...sectionsOf(part(branches[0] ?? {}, true), path),
  ];
  const kind = discriminatorOf(branches);
  const own = branches.flatMap((branch, index) => {
    if (!branch.properties) return insideOf(branch, path);
    const title = kind ? `\`${kind.key}: ${kind.values[index]}\`` : `\`${path}\`: ${branch.title}`;
    return [`## ${title}`, branch.description ?? "", ...sectionsOf(part(branch, false), path)];
  });
  return names.length === 0 ? own : [...shared, ...own];
}

function sharedNames(branches: readonly JsonSchema[]): readonly string[] {
  const [first, ...others] = branches;
  if (others.length === 0) return [];
  const isAlike = (name: string): boolean =>
    others.every((branch) => same(branch.properties?.[name], first?.properties?.[name]));
  return Object.keys(first?.properties ?? {}).filter(isAlike);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
