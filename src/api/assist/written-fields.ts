/** Where the fields of a card are written. */
import { documentsOf, openContent } from "../../pipeline/read/content-files.ts";
import { findFile } from "../../pipeline/read/find-file.ts";
import { cardsFileOf } from "../../schema/entries/entries-list.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceNode, SourcePath } from "../../source/tree.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface EntryOrder {
  /** The file that lists the cards. */
  readonly file: string;
  /** An offset in the card's entry, such as its start. */
  readonly offset: number;
}

/** A field of an entry, or a value in one of its maps and lists, by offsets in the file. */
export interface WrittenField {
  /** Steps from the entry: `["special", "cost"]`. */
  readonly path: SourcePath;
  /** Of its key, or of the value where it has none, to the end of the value. */
  readonly start: number;
  readonly end: number;
}

const OPTIONS: Options<EntryOrder> = { file: "text", offset: { least: 0 } };

/**
 * In the order of the file, each field before what is in it. None if the file cannot be read, or nothing is written there.
 * @throws BroadsideError `unknown-file`
 */
export function writtenFields({ project }: Call, order: EntryOrder): readonly WrittenField[] {
  refuseOptions(order, OPTIONS, ["file", "offset"]);
  const { games, path } = findFile(project, order.file);
  const content = openContent(project.host, `content/${games[0]}`, project.memory);
  const deck = documentsOf(content, "deck").find((one) => one.path === path || cardsFileOf(one) === path);
  const list =
    deck &&
    (deck.path === path ? deck.root && nodeAt(deck.root, ["cards"]) : content.openEntries(deck)?.root);
  if (list?.kind !== "list") return [];
  const entry = list.items.find(({ start, end }) => order.offset >= start && order.offset <= end);
  return entry ? within(entry, []) : [];
}

function within(node: SourceNode, path: SourcePath): readonly WrittenField[] {
  if (node.kind === "list")
    return node.items.flatMap((item, index) => written(item, item.start, [...path, index]));
  if (node.kind !== "map") return [];
  return node.entries.flatMap(({ key, keyRange, value }) =>
    // the keys of a row of CSV are in the head of the file
    written(value, keyRange.start >= node.start ? keyRange.start : value.start, [...path, key]),
  );
}

const written = (value: SourceNode, start: number, path: SourcePath): readonly WrittenField[] => [
  { path, start, end: value.end },
  ...within(value, path),
];
