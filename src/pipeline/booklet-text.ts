/** The text of a booklet: its file read, its template filled in, its Markdown cut into blocks. */
import type { Block } from "../booklet/blocks.ts";
import { readBooklet, unfilledExcess, type WrittenText } from "../booklet/read-booklet.ts";
import type { Result } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import type { Booklet, Game } from "../game/game.ts";
import type { BookletText } from "../rules/define-rule.ts";
import { decodeText } from "../source/decode.ts";
import { placeOf } from "../source/locate.ts";
import type { SourceFile } from "../source/tree.ts";
import { type FilledText, renderMarkdown } from "../template/render-markdown.ts";
import { bookletNames, scenarioFacts } from "./booklet-facts.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import type { Project } from "./project.ts";
import { readOrTell } from "./unreadable-files.ts";

export interface ReadText {
  /** Undefined where it cannot be read, or there is too much of it. */
  readonly text: BookletText | undefined;
  readonly blocks: readonly Block[];
  /** What its template did. */
  readonly spent: FilledText["spent"];
}

const NOTHING: ReadText = { text: undefined, blocks: [], spent: { steps: 0, work: 0 } };

export function readText(project: Project, booklet: Booklet, matter: BookletMatter): Result<ReadText> {
  const { game } = matter;
  const { value: file, diagnostics: unread } = textOf(project, booklet, matter);
  if (!file) return { value: NOTHING, diagnostics: unread };
  const excess = unfilledExcess(file);
  if (excess.length > 0) return { value: NOTHING, diagnostics: [...unread, ...excess] };
  const written = renderMarkdown(file.text, booklet, game, scenarioFacts(game));
  const { spent } = written;
  const found = [...unread, ...written.diagnostics];
  if (!written.value) return { value: { ...NOTHING, spent }, diagnostics: found };
  const { value: blocks, diagnostics } = blocksOf(written.value, file, matter);
  // What its template could not print is missing, and has been told.
  const told = diagnostics.filter(({ rule }) => rule !== "booklet/empty" || found.length === 0);
  const text = blocks.length > 0 ? { file, printed: written.value.text } : undefined;
  return { value: { blocks, text, spent }, diagnostics: [...found, ...told] };
}

function blocksOf(
  written: WrittenText,
  file: SourceFile,
  { game, icons, kept }: BookletMatter,
): Result<readonly Block[]> {
  const madeFrom = ["text", written.text, written.lines.join(), file.path, file.text, namesKey(game)];
  return kept.recall(madeFrom, written.text.length, ({ icon: find }) =>
    readBooklet(written, file, bookletNames(game, { find, names: icons.names })),
  );
}

/** Names what a booklet may point to, but for icons and terms, which are among the resources. */
function namesKey({ decks, scenarios, unusable }: Game): string {
  const cards = decks.map(({ id, cards: all }) => [
    id,
    all.map((card) => [card.id, card.back !== undefined]),
  ]);
  return JSON.stringify([cards, scenarios.map(({ id }) => id), unusable]);
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
  const folder = file.slice(0, file.lastIndexOf("/"));
  // That it cannot be read has been told with the reason.
  if (host.listRefused(folder).some(({ path }) => path === file))
    return { value: undefined, diagnostics: [] };
  const place = placeOf(sources, { ...source, path: ["text"] });
  return { value: undefined, diagnostics: [{ ...place, ...noText(file, host.listFiles(folder)) }] };
}

function noText(file: string, files: readonly string[]) {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
  const texts = files.filter((path) => path.endsWith(".md")).map(nameOf);
  const near = nearest(nameOf(file), texts);
  return {
    rule: "booklet/no-text",
    severity: "error" as const,
    message: `there is no file ${file}`,
    ...(texts.length === 0 ? {} : { label: `there ${texts.length === 1 ? "is" : "are"} ${listed(texts)}` }),
    fix: near ? `write ${near}` : "write the booklet's text there, or correct the name",
  };
}
