/** JSON Schemas of a project's games for editors, with the fields of decks and tables and the names that the games define. */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import { weaveRows } from "../../schema/declaration/weave.ts";
import { type EditorEntries, type EditorGame, editorSchemas } from "../../schema/editor/schemas.ts";
import { readDeckFields } from "../../schema/entries/check-deck.ts";
import { readRowFields } from "../../schema/entries/check-table.ts";
import { kindOfPath } from "../../schema/kinds.ts";
import type { SourceDocument } from "../../source/tree.ts";
import type { ProjectContext } from "../project.ts";
import { type ContentFiles, openContent } from "../read/content-files.ts";
import { readGame } from "../read/read-game.ts";
import { namesOfGame } from "./game-names.ts";
import { cardsByShape, withEdges } from "./map-cells.ts";

/**
 * The text of each schema by its path in the schemas folder. Faults of `card:`, `row:` and `defaults:` are reported;
 * the schema does not restrict faulty fields.
 */
export function schemasForEditors(
  project: ProjectContext,
  games: readonly string[],
): Result<ReadonlyMap<string, string>> {
  const read = games.map((id) => readForEditor(project, id));
  const diagnostics = eachOnce(read.flatMap((game) => game.diagnostics));
  return { value: editorSchemas(read.map(({ value }) => value)), diagnostics };
}

function readForEditor(project: ProjectContext, id: string): Result<EditorGame> {
  const content = openContent(project.host, `content/${id}`);
  const diagnostics: Diagnostic[] = [];
  const entries = content.files.flatMap((file) => {
    const kind = kindOfPath(file.slice(content.folder.length + 1));
    const document = kind === "deck" || kind === "table" ? content.open(file) : undefined;
    if (!document) return [];
    const found = kind === "deck" ? deckEntries(content, document) : tableEntries(content, document);
    addAll(diagnostics, found.diagnostics);
    return [found.value];
  });
  const { game } = readGame(project, id).value;
  const suggestions = game ? namesOfGame(project, game, fieldsOf(entries)) : {};
  const mapCards = game ? cardsByShape(game) : new Map();
  return {
    value: { id, entries, suggestions, mapCards },
    diagnostics: [...content.diagnostics(), ...diagnostics],
  };
}

function deckEntries(content: ContentFiles, document: SourceDocument): Result<EditorEntries> {
  const { schemas, declared, defaults } = readDeckFields(document, content.open);
  const own = withEdges(schemas, document);
  return {
    value: { kind: "deck", name: nameOf(document.path), schemas: own, given: Object.keys(defaults.value) },
    diagnostics: [...declared.diagnostics, ...defaults.diagnostics],
  };
}

function tableEntries(content: ContentFiles, document: SourceDocument): Result<EditorEntries> {
  const declared = readRowFields(document, content.open);
  const schemas = weaveRows(declared?.value);
  return {
    value: { kind: "table", name: nameOf(document.path), schemas, given: [] },
    diagnostics: declared?.diagnostics ?? [],
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
}

/** Names of all fields of the game's cards. */
const fieldsOf = (entries: readonly EditorEntries[]): readonly string[] => [
  ...new Set(entries.flatMap(({ kind, schemas }) => (kind === "deck" ? Object.keys(schemas.fields) : []))),
];
