/** Checks whole content files against the schema of their kind. Decks and tables need more: see check-deck.ts. */
import { addAll } from "../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { entryOf } from "../source/edit/node-edits.ts";
import { capFaults, faultAt } from "../source/fault.ts";
import { nodeAt } from "../source/locate.ts";
import { readPattern } from "../source/pattern.ts";
import { isFormat, placeholdersOf } from "../source/placeholder.ts";
import type { SourceDocument, SourceScalar } from "../source/tree.ts";
import { checkNode } from "./check-node.ts";
import { badFormatWords } from "./columns/csv-orders.ts";
import { missingField, misspeltFields } from "./faults/explain-map.ts";
import { startExplaining } from "./faults/explaining.ts";
import { FILE_SCHEMAS } from "./files/index.ts";
import type {
  BoardFile,
  BookletFile,
  DeckFile,
  DieFile,
  FigureFile,
  FileKind,
  GameFile,
  GlossaryFile,
  KitFile,
  RulesFile,
  ScenarioFile,
  SheetFile,
  TableFile,
} from "./files.ts";

/** The type of the content of each kind of file. */
export interface FileTypes {
  readonly game: GameFile;
  readonly deck: DeckFile;
  readonly die: DieFile;
  readonly board: BoardFile;
  readonly kit: KitFile;
  readonly glossary: GlossaryFile;
  readonly table: TableFile;
  readonly scenario: ScenarioFile;
  readonly booklet: BookletFile;
  readonly figure: FigureFile;
  readonly rules: RulesFile;
  readonly sheet: SheetFile;
}

const WORDS: Readonly<Record<FileKind, string>> = {
  game: "the game",
  deck: "the deck",
  die: "the die",
  board: "the board",
  kit: "the kit",
  glossary: "the glossary",
  table: "the table",
  scenario: "the scenario",
  booklet: "the booklet",
  figure: "the figure",
  rules: "the file",
  sheet: "the sheet",
};

/**
 * Fields of which a file needs at least one. If none is written, it is reported here for scenarios and by resolution for kits;
 * if all are faulty, there is no file.
 */
const ONE_OF: Partial<Readonly<Record<FileKind, readonly string[]>>> = {
  kit: ["contents", "kits"],
  scenario: ["track", "map"],
};

/**
 * Checks a file and returns its content with the types of its kind. Faulty optional parts are left out; the value is
 * undefined if a required part is wrong, or if there is no tree at all (the parser has said why). Rules: `schema/...`.
 */
export function checkContent<K extends FileKind>(
  kind: K,
  document: SourceDocument,
): Result<FileTypes[K] | undefined> {
  if (!document.root) return { value: undefined, diagnostics: [] };
  const explaining = startExplaining();
  const { value, diagnostics: found } = checkNode(document, document.root, FILE_SCHEMAS[kind], {
    what: WORDS[kind],
    explaining,
  });
  const diagnostics = kind === "scenario" ? [...found, ...missingTrack(document)] : found;
  const left = new Map([[document.path, explaining.unreported]]);
  if (hasLostAll(ONE_OF[kind] ?? [], kind, document, value))
    return { value: undefined, diagnostics: capFaults(diagnostics, "schema", left) };
  if (kind !== "rules" || value === undefined)
    return { value: value as FileTypes[K] | undefined, diagnostics: capFaults(diagnostics, "schema", left) };
  const patterns = checkRulePatterns(document, value as unknown as RulesFile);
  return {
    value: patterns.value as FileTypes[K],
    diagnostics: capFaults([...diagnostics, ...patterns.diagnostics], "schema", left),
  };
}

/** A scenario that lays no track in either form; a misspelt field is reported itself. */
function missingTrack(document: SourceDocument): readonly Diagnostic[] {
  const { root } = document;
  const fields = ONE_OF.scenario ?? [];
  if (root?.kind !== "map" || fields.some((field) => entryOf(root, field))) return [];
  const misspelt = misspeltFields(root, FILE_SCHEMAS.scenario);
  if (fields.some((field) => misspelt.has(field))) return [];
  const { range, words } = missingField(root, "track", FILE_SCHEMAS.scenario, WORDS.scenario);
  return [faultAt(document, range, words)];
}

/** None of the fields is usable, although one is written or, in a scenario, must be. */
function hasLostAll(
  fields: readonly string[],
  kind: FileKind,
  { root }: SourceDocument,
  value: unknown,
): boolean {
  if (root?.kind !== "map" || typeof value !== "object" || value === null) return false;
  const isWanted = kind === "scenario" || fields.some((field) => entryOf(root, field));
  return isWanted && fields.length > 0 && !fields.some((field) => Object.hasOwn(value, field));
}

/** The rules, with each refused pattern replaced by one that matches every text; and what is wrong with those patterns. */
function checkRulePatterns(
  document: SourceDocument,
  { rules }: RulesFile,
): { readonly value: RulesFile; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const usable = rules.map((rule, index) => {
    const form = document.root && nodeAt(document.root, ["rules", index, "form"]);
    if (form?.kind === "scalar") addAll(diagnostics, paddingFaults(document, form));
    if (rule.check !== "pattern" || rule.matches === undefined) return rule;
    const read = readPattern(rule.matches);
    const node = document.root && nodeAt(document.root, ["rules", index, "matches"]);
    if ("ok" in read || !node) return rule;
    const message = `the pattern ${JSON.stringify(rule.matches)} ${read.fault}`;
    const fix = "write a simpler one, or list the values in a range with values";
    diagnostics.push(faultAt(document, node, { rule: "schema/bad-pattern", message, fix }));
    return { ...rule, matches: "" };
  });
  return { value: { rules: usable }, diagnostics };
}

function paddingFaults(document: SourceDocument, form: SourceScalar): readonly Diagnostic[] {
  return placeholdersOf(form.text, /[^{}:]+/).flatMap(({ whole, name, format }) =>
    format === undefined || isFormat(format)
      ? []
      : [faultAt(document, form, badFormatWords(whole, name, format))],
  );
}
