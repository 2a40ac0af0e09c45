/** Markdown nodes to blocks: headings, paragraphs, lists, definitions, tables, boxes, pictures, footnotes by chapter. */
import type {
  FootnoteReference,
  Image,
  Heading as MdHeading,
  List as MdList,
  Paragraph as MdParagraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from "mdast";
import type { Place } from "../diagnostics/diagnostic.ts";
import { shortened } from "../diagnostics/words.ts";
import { type Align, type Block, type Definitions, type Note, type Picture, plainText } from "./blocks.ts";
import { type DefinitionList, withDefinitionLists } from "./definition-lists.ts";
import type { Footnotes } from "./footnotes.ts";
import { cardAt, checkNamed } from "./names.ts";
import { checkHtml, type Reading, refuse, wordsOf } from "./words.ts";

/** All blocks, with the footnotes of each chapter after it. */
export function chaptersOf({ children }: Root, footnotes: Footnotes, reading: Reading): readonly Block[] {
  const blocks: Block[] = [];
  const addNotes = (): void => {
    const notes: Note[] = [];
    for (let note = footnotes.next(); note; note = footnotes.next())
      notes.push({ mark: note.mark, blocks: blocksOf(note.definition.children, reading, 0) });
    const place = notes[0]?.blocks[0]?.place;
    if (place) blocks.push({ kind: "notes", notes, place });
  };
  for (const node of withDefinitionLists(children, reading.source)) {
    if (node.type === "heading" && node.depth <= CHAPTER) addNotes();
    blocks.push(...blockOf(node, reading, 0));
  }
  addNotes();
  return blocks;
}

/** Level of a chapter's heading. */
const CHAPTER = 2;

/** Maximum nesting of lists that is indented. */
const DEEPEST_LIST = 2;

function blocksOf(nodes: readonly RootContent[], reading: Reading, lists: number): readonly Block[] {
  return withDefinitionLists(nodes, reading.source).flatMap((node) => blockOf(node, reading, lists));
}

function blockOf(node: RootContent | DefinitionList, reading: Reading, lists: number): readonly Block[] {
  const place = reading.placeOf(node);
  switch (node.type) {
    case "heading":
      return [headingOf(node, place, reading)];
    case "paragraph":
      return paragraphOf(node, place, reading);
    case "list":
      return listOf(node, place, reading, lists + 1);
    case "definitionList":
      return [definitionsOf(node, place, reading)];
    case "table":
      return [tableOf(node, reading)];
    case "blockquote":
      return [{ kind: "example", blocks: blocksOf(node.children, reading, lists), place }];
    case "thematicBreak":
      return [{ kind: "rule", place }];
    case "footnoteDefinition":
      return [];
    case "html":
      checkHtml(node.value, place, reading.report);
      return [];
    case "yaml":
      reportFrontMatter(node, reading);
      return [];
    default:
      if ((node as { readonly type: string }).type === "toml") reportFrontMatter(node, reading);
      else refuse(node, reading);
      return [];
  }
}

/** At its first fence. */
function reportFrontMatter({ position }: RootContent | DefinitionList, { placeOf, report }: Reading): void {
  const start = position?.start ?? { line: 1, column: 1 };
  const place = placeOf({ position: { start, end: { ...start, column: start.column + FENCE.length } } });
  const words = {
    message: "the front matter is ignored",
    why: "the title and the look of a booklet are in its YAML file",
    fix: "remove it, or keep it for other programs that read it",
  };
  report("booklet/front-matter", place, words, "hint");
}

const FENCE = "---";

function headingOf(node: MdHeading, place: Place, reading: Reading): Block {
  const noteMark = (reference: FootnoteReference): string => {
    reading.report("booklet/unsupported", reading.placeOf(reference), {
      message: "a footnote in a heading cannot be set",
      why: "the heading is also printed in the table of contents",
      fix: "move it to the text below the heading",
    });
    return "";
  };
  const words = wordsOf(node.children, { ...reading, noteMark });
  return { kind: "heading", level: node.depth, id: reading.headings.add(plainText(words)), words, place };
}

function paragraphOf(node: MdParagraph, place: Place, reading: Reading): readonly Block[] {
  const isBlank = (child: MdParagraph["children"][number]): boolean =>
    (child.type === "text" && child.value.trim() === "") || child.type === "break";
  const shown = node.children.filter((child) => !isBlank(child));
  if (shown.length > 0 && shown.every((child) => child.type === "image")) {
    const pictures = shown.flatMap((image) => pictureOf(image as Image, reading));
    return pictures.length === 0 ? [] : [{ kind: "pictures", pictures, place }];
  }
  const words = wordsOf(node.children, reading);
  return words.length === 0 ? [] : [{ kind: "paragraph", words, place }];
}

function pictureOf(image: Image, reading: Reading): readonly Picture[] {
  const place = reading.placeOf(image);
  const more = { caption: (image.alt ?? "").trim(), place };
  if (image.url.startsWith("card:")) {
    const found = cardAt(image.url, place, reading);
    return found ? [{ kind: "card", ...found, ...more }] : [];
  }
  for (const kind of ["figure", "scenario"] as const)
    if (image.url.startsWith(`${kind}:`)) {
      const id = checkNamed(kind, image.url, place, reading);
      return id === undefined ? [] : [{ kind, id, ...more }];
    }
  reading.report("booklet/bad-picture", place, {
    message: `the picture is at "${shortened(image.url, 60)}"`,
    why: "booklets show cards, figures and tracks of their game, by their ids",
    fix: "write card:<deck>/<card>, figure:<id> or scenario:<id>, such as ![what it shows](card:battle/sword-9)",
  });
  return [];
}

function listOf(node: MdList, place: Place, reading: Reading, depth: number): readonly Block[] {
  if (depth > DEEPEST_LIST) {
    const message = "lists are nested three deep";
    reading.report("booklet/deep-list", place, {
      message,
      fix: "nest lists only once, or start a paragraph",
    });
    return [];
  }
  return [
    {
      kind: "list",
      start: node.ordered ? (node.start ?? 1) : undefined,
      loose: node.spread === true || node.children.some(({ spread }) => spread === true),
      items: node.children.map((item) => blocksOf(item.children, reading, depth)),
      boxes: node.children.map(({ checked }) => checked ?? undefined),
      place,
    },
  ];
}

function definitionsOf({ entries }: DefinitionList, place: Place, reading: Reading): Definitions {
  const wordsOfLine = (line: readonly PhrasingContent[]) => wordsOf(line, reading);
  return {
    kind: "definitions",
    entries: entries.map(({ terms, meanings }) => ({
      terms: terms.map(wordsOfLine),
      meanings: meanings.map(wordsOfLine),
    })),
    place,
  };
}

/** Its place is that of its header. */
function tableOf({ align, children }: Table, reading: Reading): Block {
  const rows = children.map((row) => row.children.map((cell) => wordsOf(cell.children, reading)));
  const columns = Math.max(...rows.map(({ length }) => length));
  const filled = rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => [])]);
  const alignOf = (index: number): Align => align?.[index] ?? "left";
  return {
    kind: "table",
    align: Array.from({ length: columns }, (_, index) => alignOf(index)),
    head: filled[0] ?? [],
    rows: filled.slice(1),
    place: reading.placeOf(children[0] ?? {}),
  };
}
