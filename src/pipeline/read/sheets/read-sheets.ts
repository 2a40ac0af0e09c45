/**
 * The sheets that an order can name: those of a game (`content/<game>/sheets/`), those that all games of a project share
 * (`content/sheets/`), and those that come with Broadside, which has them in its own `content/sheets/`.
 */
import { addAll } from "../../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import { type Fault, reportInto } from "../../../game/fault.ts";
import type { CheckedFile } from "../../../game/input.ts";
import type { Host } from "../../../host/host.ts";
import type { SheetFile } from "../../../schema/files.ts";
import type { SlottedSheet } from "../../../sheet/slots/slotted-sheet.ts";
import type { SourceDocument, Sources } from "../../../source/tree.ts";
import { checkPlainFile } from "../check-file.ts";
import { type ContentFiles, documentsOf, openContent } from "../content-files.ts";
import { resolveSheet } from "./resolve-sheet.ts";

/** The folder of the sheets of a project, and the one that it is in as a game's are in the game's. */
export const SHARED_SHEETS = "content/sheets";
const SHARED = "content";

/** The folder whose content a file is: a game's, or `content` for a sheet that all games share. */
export const contentFolderOf = (game: string, file: string): string =>
  file.startsWith(`${SHARED_SHEETS}/`) && game !== "sheets" ? SHARED : `content/${game}`;

/** A file of a sheet; without `sheet` it cannot be used, and `faults` say why. */
export interface FoundSheet {
  readonly id: string;
  readonly path: string;
  readonly sheet: SlottedSheet | undefined;
  readonly faults: readonly Diagnostic[];
}

export interface FoundSheets {
  readonly sheets: readonly FoundSheet[];
  readonly sources: Sources;
}

/** @returns none where `sheets` is the folder of a game */
export function sharedSheets(host: Host): Result<FoundSheets> {
  if (host.isFile(`${SHARED_SHEETS}/game.yaml`))
    return { value: { sheets: [], sources: new Map() }, diagnostics: [] };
  return sheetsIn(openContent(host, SHARED));
}

export const sheetsOfGame = (host: Host, game: string): Result<FoundSheets> =>
  sheetsIn(openContent(host, `${SHARED}/${game}`));

function sheetsIn(content: ContentFiles): Result<FoundSheets> {
  const documents = documentsOf(content, "sheet");
  const unread = [...content.diagnostics()];
  const found = documents.map((document) => foundSheet(document, content.sources, unread));
  const files = found.flatMap(({ checked }) => checked ?? []);
  return {
    value: { sheets: found.map(({ sheet }) => sheet), sources: content.sources },
    diagnostics: [...found.flatMap(({ sheet }) => sheet.faults), ...repeatedIds(files, content.sources)],
  };
}

interface Found {
  readonly sheet: FoundSheet;
  readonly checked: CheckedFile<SheetFile> | undefined;
}

function foundSheet(document: SourceDocument, sources: Sources, unread: readonly Diagnostic[]): Found {
  const { path } = document;
  const checked = checkPlainFile("sheet")(document);
  const faults = [...unread.filter(({ file }) => file === path), ...checked.diagnostics];
  const resolved = checked.value && resolveSheet(checked.value, sources);
  addAll(faults, resolved?.diagnostics ?? []);
  const hasFault = faults.some(({ severity }) => severity === "error");
  const id = checked.value?.file.sheet ?? nameOf(path);
  return {
    sheet: { id, path, sheet: hasFault ? undefined : resolved?.value, faults },
    checked: checked.value,
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");

/** What is found in the sheets of a game beyond their schema. */
export function sheetFaults(
  files: readonly CheckedFile<SheetFile>[],
  sources: Sources,
): readonly Diagnostic[] {
  return [
    ...files.flatMap((file) => resolveSheet(file, sources).diagnostics),
    ...repeatedIds(files, sources),
  ];
}

function repeatedIds(files: readonly CheckedFile<SheetFile>[], sources: Sources): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = reportInto(found, sources);
  const known = new Map<string, string>();
  for (const { file, path } of files) {
    const before = known.get(file.sheet);
    if (before !== undefined) report(repeated(file.sheet, path, before));
    else known.set(file.sheet, path);
  }
  return found;
}

const repeated = (id: string, path: string, before: string): Fault => ({
  rule: "sheet/repeated-id",
  at: { file: path, path: ["sheet"] },
  message: `the id "${id}" is already used`,
  why: "an order could mean either of them",
  fix: "give it an id of its own",
  related: { at: { file: before, path: ["sheet"] }, message: "first used here" },
});
