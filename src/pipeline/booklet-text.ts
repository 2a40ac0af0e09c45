/** The text of a booklet: its file read, its template filled in, its Markdown cut into blocks. */
import type { Block } from "../booklet/blocks.ts";
import { readBooklet } from "../booklet/read-booklet.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet } from "../game/game.ts";
import type { BookletText } from "../rules/define-rule.ts";
import { decodeText } from "../source/decode.ts";
import { placeOf } from "../source/locate.ts";
import type { SourceFile } from "../source/tree.ts";
import { renderMarkdown } from "../template/render-markdown.ts";
import { bookletNames, scenarioFacts } from "./booklet-facts.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import type { Project } from "./project.ts";
import { readOrTell } from "./unreadable-files.ts";

export interface ReadText {
  /** Undefined where it cannot be read, or there is too much of it. */
  readonly text: BookletText | undefined;
  readonly blocks: readonly Block[];
}

export function readText(project: Project, booklet: Booklet, matter: BookletMatter): Result<ReadText> {
  const { game, icons } = matter;
  const { value: file, diagnostics: unread } = textOf(project, booklet, matter);
  if (!file) return { value: { blocks: [], text: undefined }, diagnostics: unread };
  const written = renderMarkdown(file.text, booklet, game, scenarioFacts(game));
  const found = [...unread, ...written.diagnostics];
  if (!written.value) return { value: { blocks: [], text: undefined }, diagnostics: found };
  const { value: blocks, diagnostics } = readBooklet(written.value, file, bookletNames(game, icons));
  // What its template could not print is missing, and has been told.
  const told = diagnostics.filter(({ rule }) => rule !== "booklet/empty" || found.length === 0);
  const text = blocks.length > 0 ? { file, printed: written.value.text } : undefined;
  return { value: { blocks, text }, diagnostics: [...found, ...told] };
}

function textOf(
  { host }: Project,
  booklet: Booklet,
  { sources }: BookletMatter,
): Result<SourceFile | undefined> {
  const { file, source } = booklet;
  if (host.isFile(file)) {
    const bytes = readOrTell(host, file);
    return bytes instanceof Uint8Array ? decodeText(file, bytes) : { value: undefined, diagnostics: [bytes] };
  }
  const fault: Diagnostic = {
    ...placeOf(sources, { ...source, path: ["text"] }),
    rule: "booklet/no-text",
    severity: "error",
    message: `there is no file ${file}`,
    fix: "write the booklet's text there, or correct the name",
  };
  return { value: undefined, diagnostics: [fault] };
}
