/** The comments of a game's YAML files and templates, with the line that each applies to. */
import { positionAt } from "../../source/locate.ts";
import type { SourceDocument, SourceFile, TextRange } from "../../source/tree.ts";

export interface CommentText {
  readonly file: SourceFile;
  /** Without its marks. */
  readonly text: string;
  /** Offset of the text in the file. */
  readonly start: number;
  /** Its own line if there is anything else on it, otherwise the next line with more than comments. */
  readonly line: number;
}

/** A comment in the file, including its marks, and the range of its text. */
interface Written extends TextRange {
  readonly words: TextRange;
}

/** A YAML file's comments, even if the file cannot be parsed. */
export function commentsOfDocument(document: SourceDocument): readonly CommentText[] {
  return placed(
    document,
    document.comments.map(({ start, end }) => ({ start, end, words: { start: start + 1, end } })),
  );
}

/** A template's comments: `{{!-- ... --}}`, `{{! ... }}`, `<!-- ... -->`. */
export function commentsOfTemplate(template: SourceFile): readonly CommentText[] {
  return placed(template, writtenIn(template.text));
}

const OPENING = /\{\{~?!(?:--)?|<!--/g;

/** Closing marks of comments, by opening mark. */
function closingOf(open: string): RegExp {
  if (open === "<!--") return /-->/g;
  return open.endsWith("--") ? /--~?\}\}/g : /~?\}\}/g;
}

/** In sequence, so that one inside another does not count; an unclosed opening mark ends the search. */
function writtenIn(text: string): readonly Written[] {
  const found: Written[] = [];
  const opening = new RegExp(OPENING);
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const closing = closingOf(match[0]);
    closing.lastIndex = opening.lastIndex;
    const closed = closing.exec(text);
    if (!closed) break;
    found.push({
      start: match.index,
      end: closing.lastIndex,
      words: { start: opening.lastIndex, end: closed.index },
    });
    opening.lastIndex = closing.lastIndex;
  }
  return found;
}

/** From the last comment to the first, so that each of several comment lines finds the line that those below it apply to. */
function placed(file: SourceFile, comments: readonly Written[]): readonly CommentText[] {
  const leads = new Map<number, number>();
  const lineOf = ({ start, end }: TextRange): number => {
    const [first, last] = [positionAt(file, start).line, positionAt(file, end).line];
    if (!isBlankAfter(file.text, end)) return last;
    if (!isBlankBefore(file.text, start)) return first;
    const line = leads.get(last + 1) ?? last + 1;
    leads.set(first, line);
    return line;
  };
  return [...comments]
    .reverse()
    .map((comment) => {
      const { words } = comment;
      const text = file.text.slice(words.start, words.end);
      return { file, text, start: words.start, line: lineOf(comment) };
    })
    .reverse();
}

function isBlankBefore(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at).trim() === "";
}

function isBlankAfter(text: string, at: number): boolean {
  const end = text.indexOf("\n", at);
  return text.slice(at, end === -1 ? text.length : end).trim() === "";
}
