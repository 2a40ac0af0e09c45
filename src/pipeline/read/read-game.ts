/** Reads one game: reads its files, parses them, checks them against the schemas, and resolves references. */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Game, NamedKind, UnusableFile } from "../../game/game.ts";
import type { ResolveInput } from "../../game/input.ts";
import { resolveGame } from "../../game/resolve-game.ts";
import type { FileKind } from "../../schema/files.ts";
import { patternSteps } from "../../schema/fit/bounded-pattern.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, Sources } from "../../source/tree.ts";
import { pictureFiles } from "../look/art.ts";
import type { ProjectContext } from "../project.ts";
import { allowanceOf } from "./allowance.ts";
import { openEntryFiles, withinCards } from "./card-budget.ts";
import { caseTwins } from "./case-twins.ts";
import { checkDeckFile, checkPlainFile, checkTableFile } from "./check-file.ts";
import { type ContentFiles, documentsOf, openContent } from "./content-files.ts";
import { noDecks, unreadFiles, wrongFolder } from "./content-folder.ts";
import { languagesIn, unknownLanguages } from "./locale/locale-files.ts";
import { paperWords } from "./locale/paper-words.ts";
import { translated, translatedTexts } from "./locale/translated-content.ts";
import { sheetFaults } from "./sheets/read-sheets.ts";
import { refusedFiles } from "./unreadable-files.ts";

export interface ReadGame {
  readonly sources: Sources;
  /** Undefined if game.yaml cannot be used. */
  readonly game: Game | undefined;
}

/** Which files are needed. It is first called without a file, for the kind; files of unneeded kinds are not opened. */
export type IsNeeded = (kind: FileKind, file?: SourceDocument) => boolean;

/** For `readGame`: game.yaml and the glossary alone, which say what words and icons mean. */
export const isNeededForGlossary: IsNeeded = (kind) => kind === "game" || kind === "glossary";

/** @param isNeeded selects files; the game is resolved as if it had no others; default all */
export function readGame(
  project: ProjectContext,
  id: string,
  isNeeded: IsNeeded = () => true,
): Result<ReadGame> {
  const written = openContent(project.host, `content/${id}`, project.memory);
  const content = project.lang === undefined ? written : translated(written, project.lang);
  const checked = readFiles(content, isNeeded, project);
  const translations = paperWords(
    project,
    content.folder,
    project.lang ?? checked.value?.game.file.language,
    project.lang !== undefined,
  );
  const input = checked.value && inFolder(checked.value, id);
  const resolved = input && resolveGame({ ...input, ...(translations && { translations }) });
  return {
    value: { sources: content.sources, game: resolved?.value },
    diagnostics: [
      ...checked.diagnostics,
      ...content.diagnostics(),
      ...refusedFiles(project, id),
      ...caseTwins(project, id),
      ...unreadFiles(content),
      ...unknownLanguages(content.files, content.folder),
      ...noDecks(content),
      ...(checked.value ? wrongFolder(checked.value, id) : []),
      ...(resolved?.diagnostics ?? []),
    ],
  };
}

/** With the id that its templates and output are found by; another one is reported. */
function inFolder(input: ResolveInput, id: string): ResolveInput {
  return { ...input, game: { ...input.game, file: { ...input.game.file, id } } };
}

/** All files of the game that passed their schemas; undefined if game.yaml did not. */
function readFiles(
  content: ContentFiles,
  isNeeded: IsNeeded,
  { limits, ink, lang, missingBleed }: Pick<ProjectContext, "limits" | "ink" | "lang" | "missingBleed">,
): Result<ResolveInput | undefined> {
  const diagnostics: Diagnostic[] = [];
  const unusable: UnusableFile[] = [];
  const all = <T>(kind: FileKind, check: (document: SourceDocument) => Result<T | undefined>): readonly T[] =>
    neededOf(content, kind, isNeeded).flatMap((document) => {
      const checked = check(document);
      addAll(diagnostics, checked.diagnostics);
      if (checked.value !== undefined) return [checked.value];
      if (isNamed(kind)) unusable.push({ kind, id: idIn(document, kind) });
      return [];
    });
  const [game] = all("game", checkPlainFile("game"));
  openEntryFiles(content, [...neededOf(content, "deck", isNeeded), ...neededOf(content, "table", isNeeded)]);
  addAll(diagnostics, sheetFaults(all("sheet", checkPlainFile("sheet")), content.sources));
  const times = allowanceOf(content.sources, limits);
  const patterns = patternSteps(times);
  const value = {
    folder: content.folder,
    ink,
    missingBleed,
    locales: languagesIn(content.files, content.folder),
    ...(lang === undefined
      ? {}
      : { lang, bookletTexts: translatedTexts(content.files, content.folder, lang) }),
    pictures: pictureFiles(content.files, content.folder),
    decks: all("deck", withinCards(checkDeckFile(content, patterns), times)),
    dice: all("die", checkPlainFile("die")),
    boards: all("board", checkPlainFile("board")),
    kits: all("kit", checkPlainFile("kit")),
    tables: all("table", checkTableFile(content, patterns)),
    scenarios: all("scenario", checkPlainFile("scenario")),
    booklets: all("booklet", checkPlainFile("booklet")),
    figures: all("figure", checkPlainFile("figure")),
    glossary: all("glossary", checkPlainFile("glossary"))[0],
    rules: all("rules", checkPlainFile("rules"))[0],
    sources: content.sources,
  };
  return { value: game && { ...value, game, unusable }, diagnostics };
}

const isNamed = (kind: FileKind): kind is NamedKind =>
  ["deck", "table", "die", "board", "kit", "scenario", "booklet", "figure"].includes(kind);

function idIn({ root }: SourceDocument, kind: NamedKind): string | undefined {
  const id = root && nodeAt(root, [kind]);
  return id?.kind === "scalar" ? id.text : undefined;
}

const neededOf = (content: ContentFiles, kind: FileKind, isNeeded: IsNeeded): readonly SourceDocument[] =>
  isNeeded(kind) ? documentsOf(content, kind).filter((file) => isNeeded(kind, file)) : [];
