/**
 * A booklet's text in Markdown to blocks: headings, paragraphs, lists, tables, boxed examples, rules and pictures of
 * cards. Everything that it points to is looked up. Limits: CommonMark and tables of GFM without HTML, code and
 * pictures of other kinds; lists are nested once.
 */
import type {
  Image,
  Heading as MdHeading,
  List as MdList,
  Paragraph as MdParagraph,
  RootContent,
  Table,
} from "mdast";
import { type Diagnostic, type Place, type Result, startOf } from "../diagnostics/diagnostic.ts";
import { suggestions } from "../diagnostics/nearest.ts";
import { shortened } from "../diagnostics/words.ts";
import { placeAt } from "../source/locate.ts";
import type { SourceFile } from "../source/tree.ts";
import { type Align, type Block, type CardPicture, plainText } from "./blocks.ts";
import { checkOutline } from "./check-outline.ts";
import { headingNames } from "./heading-names.ts";
import { parseMarkdown } from "./markdown.ts";
import { type BookletNames, cardAt, type Tell, tellInto } from "./names.ts";
import { type Excess, tooManyLines, tooMuchIn } from "./too-much.ts";
import { checkHtml, type Reading, refuse, wordsOf } from "./words.ts";

/** A text as it was written out, with the line of the file that each of its lines came from. */
export interface WrittenText {
  readonly text: string;
  /** From 1. */
  readonly lines: readonly number[];
}

/**
 * @param file where the text was written by hand; places are told there
 * @param treeOf reads Markdown, or knows what was read before
 */
export function readBooklet(
  written: WrittenText,
  file: SourceFile,
  names: BookletNames,
  treeOf = parseMarkdown,
): Result<readonly Block[]> {
  const diagnostics: Diagnostic[] = [];
  const tell = tellInto(diagnostics);
  const placeOf = placesIn(written, file);
  const tooMuch = tooMuchIn(written.text);
  if (tooMuch) {
    tellTooMuch(tooMuch, placeOf, tell);
    return { value: [], diagnostics };
  }
  const headings = headingNames();
  const reading = {
    names,
    headings,
    tell,
    placeOf,
    suggest: suggestions(),
    within: (place: Place, words: string) => part(place, words, file),
  };
  const blocks = blocksOf(treeOf(written.text).children, reading, 0);
  headings.check(reading);
  const isSilent = diagnostics.length === 0;
  checkOutline(blocks, tell);
  if (isSilent && blocks.every(({ kind }) => kind === "heading")) tellEmpty(file, tell);
  return { value: blocks, diagnostics };
}

/** What is too much of a text before its template is filled in; so many lines could not even be traced. */
export function unfilledExcess(file: SourceFile): readonly Diagnostic[] {
  const lines = file.text.split(/\r\n?|\n/);
  const tooMuch = tooManyLines(lines.length);
  if (!tooMuch) return [];
  const diagnostics: Diagnostic[] = [];
  const own = { text: file.text, lines: lines.map((_, index) => index + 1) };
  tellTooMuch(tooMuch, placesIn(own, file), tellInto(diagnostics));
  return diagnostics;
}

function tellTooMuch({ message, line }: Excess, placeOf: (node: Positioned) => Place, tell: Tell): void {
  const at = { line, column: 1 };
  const fix = "part it into chapters and paragraphs, or into several booklets";
  tell("booklet/too-much", placeOf({ position: { start: at, end: at } }), { message, fix });
}

function tellEmpty(file: SourceFile, tell: Tell): void {
  tell("booklet/empty", startOf(file.path), {
    message: "the booklet has no text",
    fix: "write its text, or remove the booklet",
  });
}

interface Point {
  readonly line: number;
  readonly column: number;
}

interface Positioned {
  readonly position?: unknown;
}

/** Columns are those of the file where a line was written as it stands; beyond its end they are its end. */
function placesIn({ lines }: WrittenText, file: SourceFile): (node: Positioned) => Place {
  const ends = file.text.split(/\r\n?|\n/).map(({ length }) => length);
  const starts = [0, ...[...file.text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const offsetOf = ({ line, column }: Point): number => {
    const at = (lines[line - 1] ?? 1) - 1;
    return (starts[at] ?? file.text.length) + Math.min(column - 1, ends[at] ?? 0);
  };
  return ({ position }) => {
    const { start, end } = position as { readonly start: Point; readonly end: Point };
    const from = offsetOf(start);
    return placeAt(file, { start: from, end: Math.max(from, offsetOf(end)) });
  };
}

function part(place: Place, words: string, file: SourceFile): Place {
  const [from, to] = [place.start.offset, place.end.offset];
  const at = file.text.slice(from, to).indexOf(words);
  return at < 0 ? place : placeAt(file, { start: from + at, end: from + at + words.length });
}

/** Lists inside lists that are set in. */
const DEEPEST_LIST = 2;

function blocksOf(nodes: readonly RootContent[], reading: Reading, lists: number): readonly Block[] {
  return nodes.flatMap((node): readonly Block[] => {
    const place = reading.placeOf(node);
    switch (node.type) {
      case "heading":
        return [headingOf(node, place, reading)];
      case "paragraph":
        return paragraphOf(node, place, reading);
      case "list":
        return listOf(node, place, reading, lists + 1);
      case "table":
        return [tableOf(node, reading)];
      case "blockquote":
        return [{ kind: "example", blocks: blocksOf(node.children, reading, lists), place }];
      case "thematicBreak":
        return [{ kind: "rule", place }];
      case "html":
        checkHtml(node.value, place, reading.tell);
        return [];
      default:
        refuse(node, reading);
        return [];
    }
  });
}

function headingOf(node: MdHeading, place: Place, reading: Reading): Block {
  const words = wordsOf(node.children, reading);
  return { kind: "heading", level: node.depth, id: reading.headings.add(plainText(words)), words, place };
}

function paragraphOf(node: MdParagraph, place: Place, reading: Reading): readonly Block[] {
  const isBlank = (child: MdParagraph["children"][number]): boolean =>
    (child.type === "text" && child.value.trim() === "") || child.type === "break";
  const shown = node.children.filter((child) => !isBlank(child));
  if (shown.length > 0 && shown.every((child) => child.type === "image")) {
    const cards = shown.flatMap((image) => pictureOf(image as Image, reading));
    return cards.length === 0 ? [] : [{ kind: "pictures", cards, place }];
  }
  const words = wordsOf(node.children, reading);
  return words.length === 0 ? [] : [{ kind: "paragraph", words, place }];
}

function pictureOf(image: Image, reading: Reading): readonly CardPicture[] {
  const place = reading.placeOf(image);
  if (!image.url.startsWith("card:")) {
    reading.tell("booklet/bad-picture", place, {
      message: `the picture is at "${shortened(image.url, 60)}"`,
      why: "booklets show cards of their game, by their ids",
      fix: "write card:<deck>/<card>, such as ![what it shows](card:battle/sword-9)",
    });
    return [];
  }
  const found = cardAt(image.url, place, reading);
  return found ? [{ ...found, caption: (image.alt ?? "").trim(), place }] : [];
}

function listOf(node: MdList, place: Place, reading: Reading, depth: number): readonly Block[] {
  if (depth > DEEPEST_LIST) {
    const message = "lists lie three deep inside each other";
    reading.tell("booklet/deep-list", place, { message, fix: "nest lists once, or begin a paragraph" });
    return [];
  }
  return [
    {
      kind: "list",
      start: node.ordered ? (node.start ?? 1) : undefined,
      loose: node.spread === true || node.children.some(({ spread }) => spread === true),
      items: node.children.map((item) => blocksOf(item.children, reading, depth)),
      place,
    },
  ];
}

/** Its place is that of its head. */
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
