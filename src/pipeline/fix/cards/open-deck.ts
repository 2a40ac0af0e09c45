/** Opens a deck to be edited: its files, its schema, and its cards as they are written. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { helpFor } from "../../../diagnostics/did-you-mean.ts";
import type { EntrySchemas } from "../../../schema/declaration/weave.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import { cardsFileOf } from "../../../schema/entries/entries-list.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { patternSteps } from "../../../schema/fit/bounded-pattern.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import { nodeAt } from "../../../source/locate.ts";
import { whyReadOnly } from "../../../source/table-files.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import type { ProjectContext } from "../../project.ts";
import { checkDeckFile } from "../../read/check-file.ts";
import { gameNamed } from "../../read/choose-games.ts";
import { type ContentFiles, openContent } from "../../read/content-files.ts";

export interface OpenDeck {
  readonly id: string;
  readonly content: ContentFiles;
  readonly document: SourceDocument;
  /** The CSV file of its cards, if it has one; a deck whose cards are in a workbook cannot be opened. */
  readonly csv: SourceDocument | undefined;
  readonly schemas: EntrySchemas;
  readonly defaults: JsonObject;
}

/**
 * @throws BroadsideError `unknown-game` or `unknown-name`, or `bad-order` for a deck that cannot be read, or whose cards are
 * in a workbook
 */
export function openDeck(project: ProjectContext, game: string, id: string): OpenDeck {
  const content = openContent(project.host, `content/${gameNamed(project, game)}`, project.memory);
  const paths = content.files.filter((file) => kindOfPath(file.slice(content.folder.length + 1)) === "deck");
  const document = documentOf(content, paths, game, id);
  const csv = content.openEntries(document);
  const isWhole = checkDeckFile(content, patternSteps(project.limits))(document).value !== undefined;
  if (csv && !csv.root) throw unreadable(content, csv);
  if (csv?.grid) throw readOnly(csv);
  if (!isWhole || (cardsFileOf(document) !== undefined && !csv)) throw unreadable(content, document);
  const { schemas, defaults } = readDeckFields(document, content.open);
  return { id, content, document, csv, schemas, defaults: defaults.value };
}

/** @throws BroadsideError `unknown-name`, or `bad-order` if the file that probably has the deck cannot be read */
function documentOf(
  content: ContentFiles,
  paths: readonly string[],
  game: string,
  id: string,
): SourceDocument {
  // Nearly always the file has the deck's name; then no other file is opened.
  const named = paths.find((path) => path.endsWith(`/${id}.yaml`));
  const likely = named === undefined ? undefined : content.open(named);
  if (likely && idOf(likely) === id) return likely;
  const documents = paths.flatMap((path) => content.open(path) ?? []);
  const document = documents.find((one) => idOf(one) === id);
  if (document) return document;
  if (likely && !likely.root) throw unreadable(content, likely);
  const ids = documents.flatMap((one) => idOf(one) ?? []);
  throw new BroadsideError("unknown-name", `there is no deck "${id}" in ${game}${helpFor(id, ids)}`);
}

function idOf({ root }: SourceDocument): string | undefined {
  const id = root && nodeAt(root, ["deck"]);
  return id?.kind === "scalar" ? id.text : undefined;
}

function unreadable(content: ContentFiles, { path }: SourceDocument): BroadsideError {
  const faults = content.diagnostics().filter(({ file, severity }) => file === path && severity === "error");
  const [first] = faults;
  const why = first ? ` (line ${first.start.line}: ${first.message})` : "";
  return new BroadsideError("bad-order", `${path} cannot be read${why}; correct it first`, faults);
}

const readOnly = ({ path }: SourceDocument): BroadsideError =>
  new BroadsideError("bad-order", whyReadOnly(path));
