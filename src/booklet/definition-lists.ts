/**
 * Definition lists, as in PHP Markdown Extra and Pandoc: a line with a term, below it lines that begin with a colon and a
 * space. CommonMark reads both as paragraphs, so they are split here.
 * Limits: a meaning is one paragraph.
 */
import type { Paragraph, PhrasingContent, RootContent, Text } from "mdast";

type Line = readonly PhrasingContent[];

export interface DefinitionEntry {
  readonly terms: readonly Line[];
  readonly meanings: readonly Line[];
}

/** Adjacent terms with their meanings, replacing their paragraphs. */
export interface DefinitionList {
  readonly type: "definitionList";
  readonly entries: readonly DefinitionEntry[];
  readonly position: Paragraph["position"];
}

/** @param source the text that the nodes were parsed from */
export function withDefinitionLists(
  nodes: readonly RootContent[],
  source: string,
): readonly (RootContent | DefinitionList)[] {
  const all: (RootContent | DefinitionList)[] = [];
  for (const node of nodes) {
    const before = all.at(-1);
    const entry = node.type === "paragraph" ? entryOf(node, source) : undefined;
    if (!entry) all.push(node);
    else if (entry.terms.length > 0) addEntry(all, entry, node as Paragraph);
    else if (before?.type === "definitionList") all[all.length - 1] = withMeanings(before, entry.meanings);
    else if (before?.type === "paragraph" && !before.children.some(({ type }) => type === "image")) {
      all.pop();
      addEntry(all, { ...entry, terms: linesOf(before, source) }, before);
    } else all.push(node);
  }
  return all;
}

function addEntry(all: (RootContent | DefinitionList)[], entry: DefinitionEntry, node: Paragraph): void {
  const before = all.at(-1);
  if (before?.type === "definitionList")
    all[all.length - 1] = { ...before, entries: [...before.entries, entry] };
  else all.push({ type: "definitionList", entries: [entry], position: node.position });
}

function withMeanings(list: DefinitionList, meanings: readonly Line[]): DefinitionList {
  const last = list.entries.at(-1) as DefinitionEntry;
  const longer = { ...last, meanings: [...last.meanings, ...meanings] };
  return { ...list, entries: [...list.entries.slice(0, -1), longer] };
}

const COLON = /^:[ \t]+(?=\S)/;

/** Undefined for a paragraph in which no line begins with a colon. */
function entryOf(paragraph: Paragraph, source: string): DefinitionEntry | undefined {
  if (!paragraph.children.some((child) => child.type === "text" && /(?:^|\n):[ \t]/.test(child.value)))
    return undefined;
  const lines = linesOf(paragraph, source);
  const first = lines.findIndex((line) => meaningOf(line) !== undefined);
  if (first < 0) return undefined;
  const meanings: Line[] = [];
  for (const line of lines.slice(first)) {
    const meaning = meaningOf(line);
    if (meaning) meanings.push(meaning);
    // A line without a colon continues the meaning above.
    else meanings[meanings.length - 1] = [...(meanings.at(-1) as Line), space(line[0]), ...line];
  }
  return { terms: lines.slice(0, first), meanings };
}

/** The line without its colon; undefined if it has none. */
function meaningOf(line: Line): Line | undefined {
  const [first, ...others] = line;
  if (first?.type !== "text") return undefined;
  const colon = COLON.exec(first.value)?.[0].length;
  if (colon === undefined) return undefined;
  const { start, end } = first.position as NonNullable<Text["position"]>;
  const from = { line: start.line, column: start.column + colon, offset: (start.offset ?? 0) + colon };
  return [{ ...first, value: first.value.slice(colon), position: { start: from, end } }, ...others];
}

const space = (near: PhrasingContent | undefined): Text => ({
  type: "text",
  value: " ",
  ...(near?.position && { position: { start: near.position.start, end: near.position.start } }),
});

/** The lines of a paragraph, each text with its own place. */
function linesOf({ children }: Paragraph, source: string): readonly Line[] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    const pieces = child.type === "text" ? piecesOf(child, source) : [child];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) lines.push([]);
      if (piece.type !== "text" || piece.value !== "") lines.at(-1)?.push(piece);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** A text line by line, without what precedes the text of a line in the file, such as spaces or quote marks. */
function piecesOf(text: Text, source: string): readonly Text[] {
  const values = text.value.split("\n");
  const { start, end } = text.position ?? {};
  if (values.length === 1 || start?.offset === undefined || end?.offset === undefined) return [text];
  const written = source.slice(start.offset, end.offset).split("\n");
  let offset = start.offset;
  return values.map((value, index) => {
    const line = written[index] ?? "";
    const lead = index === 0 ? 0 : (/^[ \t>]*/.exec(line)?.[0].length ?? 0);
    const column = index === 0 ? start.column : 1 + lead;
    const from = { line: start.line + index, column, offset: offset + lead };
    offset += line.length + 1;
    const length = line.length - lead;
    const to = { line: from.line, column: column + length, offset: from.offset + length };
    return { type: "text", value, position: { start: from, end: to } };
  });
}
