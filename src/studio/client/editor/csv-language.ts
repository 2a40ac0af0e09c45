/** CSV for the editor: the head line, separators, texts in quotes, numbers. */
import { StreamLanguage, type StringStream } from "@codemirror/language";

interface CsvState {
  /** Before the end of the first line. */
  isHead: boolean;
  /** In a text in quotes, which may go on over several lines. */
  isQuoted: boolean;
}

export const csv = StreamLanguage.define<CsvState>({
  name: "csv",
  startState: () => ({ isHead: true, isQuoted: false }),
  token(stream, state) {
    const { isHead } = state;
    const kind = cell(stream, state);
    if (stream.eol() && !state.isQuoted) state.isHead = false;
    return isHead && kind !== "punctuation" ? "propertyName" : kind;
  },
});

function cell(stream: StringStream, state: CsvState): string | null {
  if (state.isQuoted || stream.eat('"')) {
    // doubled quotes are part of the text
    state.isQuoted = !stream.match(/^(?:[^"]|"")*"(?!")/);
    if (state.isQuoted) stream.skipToEnd();
    return "string";
  }
  if (stream.eat(/[,;\t]/)) return "punctuation";
  if (!stream.match(/^[^,;\t"]+/)) stream.next();
  return /^\s*[-+]?\d+([.,]\d+)?\s*$/.test(stream.current()) ? "number" : null;
}
