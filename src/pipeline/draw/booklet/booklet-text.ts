/** The text of a booklet: reads its file, fills in its template for a kit, parses its Markdown into blocks. */
import type { Block } from "../../../booklet/blocks.ts";
import { readBooklet, unfilledExcess, type WrittenText } from "../../../booklet/read-booklet.ts";
import type { Result } from "../../../diagnostics/diagnostic.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { Booklet, Game } from "../../../game/game.ts";
import type { KitPrint } from "../../../game/kits/prints.ts";
import { placeOf } from "../../../source/locate.ts";
import { decodeText } from "../../../source/text/decode.ts";
import type { SourceFile } from "../../../source/tree.ts";
import type { BookletFacts } from "../../../template/data/booklet-data.ts";
import { type FilledText, renderMarkdown } from "../../../template/render-markdown.ts";
import type { ProjectContext } from "../../project.ts";
import { bytesOrFinding } from "../../read/unreadable-files.ts";
import { bookletNames } from "./booklet-facts.ts";
import type { BookletMatter } from "./booklet-matter.ts";

/** Undefined if it cannot be read, or is too long. */
export function readText(
  project: ProjectContext,
  booklet: Booklet,
  matter: BookletMatter,
): Result<SourceFile | undefined> {
  const { value: file, diagnostics } = fileOf(project, booklet, matter);
  const excess = file ? unfilledExcess(file) : [];
  return { value: excess.length > 0 ? undefined : file, diagnostics: [...diagnostics, ...excess] };
}

/** The text as it is printed with a kit. */
export const fillText = (
  { text }: SourceFile,
  booklet: Booklet,
  kit: KitPrint,
  game: Game,
  facts: BookletFacts,
): FilledText => renderMarkdown(text, booklet, game, kit, facts);

/** Whether the text depends on the kit that it is printed with. */
export const readsKit = ({ text }: SourceFile): boolean => /@kit\b/.test(text);

/** @param isWhole false where the template had faults, which were reported; what it could not print is missing */
export function blocksOf(
  written: WrittenText,
  isWhole: boolean,
  file: SourceFile,
  { game, icons, kept }: BookletMatter,
): Result<readonly Block[]> {
  const madeFrom = ["text", written.text, written.lines.join(), file.path, file.text, namesKey(game)];
  const { value, diagnostics } = kept.recall(madeFrom, written.text.length, ({ icon: find }) =>
    readBooklet(written, file, bookletNames(game, { find, names: icons.names })),
  );
  return { value, diagnostics: diagnostics.filter(({ rule }) => rule !== "booklet/empty" || isWhole) };
}

/** Identifies what a booklet may refer to, except icons and terms, which are among the resources. */
export function namesKey({ decks, scenarios, figures, unusable }: Game): string {
  const cards = decks.map(({ id, cards: all }) => [
    id,
    all.map((card) => [card.id, card.back !== undefined]),
  ]);
  return JSON.stringify([cards, scenarios.map(({ id }) => id), figures.map(({ id }) => id), unusable]);
}

function fileOf(
  { host }: ProjectContext,
  booklet: Booklet,
  { sources }: BookletMatter,
): Result<SourceFile | undefined> {
  const { file, source } = booklet;
  if (host.isFile(file)) {
    const bytes = bytesOrFinding(host, file);
    return bytes instanceof Uint8Array ? decodeText(file, bytes) : { value: undefined, diagnostics: [bytes] };
  }
  const folder = file.slice(0, file.lastIndexOf("/"));
  // That it cannot be read is already reported, with the reason.
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
