/** The comments of a game's YAML files and templates, with the line that each speaks for. */
import { positionAt } from "../../source/locate.ts";
import type { SourceDocument, SourceFile, TextRange } from "../../source/tree.ts";

export interface CommentText {
  readonly file: SourceFile;
  /** Without its marks. */
  readonly text: string;
  /** Offset of the text in the file. */
  readonly start: number;
  /** Its own line where something else stands on it, else the first line below that holds more than comments. */
  readonly line: number;
}

/** A comment as it stands in the file, marks included, and the stretch of its words. */
interface Written extends TextRange {
  readonly words: TextRange;
}

/** A YAML file's comments; those of a file that cannot be read too. */
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

/** What closes a comment, by what opens it. */
function closingOf(open: string): RegExp {
  if (open === "<!--") return /-->/g;
  return open.endsWith("--") ? /--~?\}\}/g : /~?\}\}/g;
}

/** One after the other, so that one inside another is none; an opening mark that nothing closes ends the search. */
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

/** From the last comment to the first, so that of several lines of comments each knows where the ones below it lead. */
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
