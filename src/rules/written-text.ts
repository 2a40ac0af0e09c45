/** One written text: its characters, where each stands in its file, and how others are put in their place. */
import type { Place, TextEdit } from "../diagnostics/diagnostic.ts";
import { characterOffsets, type ScalarStyle } from "../source/character-offsets.ts";
import { placeAt } from "../source/locate.ts";
import type { SourceDocument, SourceFile, SourceScalar, TextRange } from "../source/tree.ts";
import { rangeEdit } from "../source/value-edit.ts";
import type { RuleContext } from "./define-rule.ts";
import { fileOf } from "./places.ts";
import type { WrittenText } from "./written-texts.ts";

/** A text of a card or a row. What looks like an id is never changed: something may refer to it. */
export function contentText(file: SourceDocument, node: SourceScalar, field: string): WrittenText {
  return new Written({
    file,
    text: node.text,
    field,
    from: "content",
    whole: node,
    characters: () => {
      const found = characterOffsets(file, node);
      if (!found) return undefined;
      const { offsets, style } = found;
      const encode = (replacement: string, start: number): string | undefined =>
        isId(node.text) ? undefined : encoded(replacement, style, start === 0);
      return { offsets, encode };
    },
  });
}

/** A stretch of a template's own words: entities are the characters that they stand for, comments are blanks. */
export function templateText(context: RuleContext, place: Place): WrittenText {
  const file = fileOf(context, place.file) ?? { path: place.file, text: "" };
  const range = { start: place.start.offset, end: place.end.offset };
  const { text, offsets } = decoded(file.text.slice(range.start, range.end), range.start);
  const characters = () => ({ offsets, encode: escaped });
  return new Written({ file, text, field: place.file, from: "template", whole: range, characters });
}

/** True for what could be an id or one of a few names: a single word in small letters. */
export const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** What is needed to tell where a text's characters stand; only asked for texts that something is told about. */
interface Home extends Pick<WrittenText, "text" | "field" | "from"> {
  readonly file: SourceFile;
  readonly whole: TextRange;
  /** undefined when nobody can tell. */
  characters(): Characters | undefined;
}

interface Characters {
  readonly offsets: readonly number[];
  /** As they must stand there; undefined when they cannot. */
  encode(replacement: string, start: number): string | undefined;
}

/** Tens of thousands are made and few are asked where they stand: a class, so that each holds no functions of its own. */
class Written implements WrittenText {
  readonly text: string;
  readonly field: string;
  readonly from: WrittenText["from"];
  readonly #home: Home;
  #characters: Characters | undefined;
  #isKnown = false;

  constructor(home: Home) {
    this.text = home.text;
    this.field = home.field;
    this.from = home.from;
    this.#home = home;
  }

  place(start: number, end: number): Place {
    return placeAt(this.#home.file, this.#rangeOf(start, end) ?? this.#home.whole);
  }

  source(start: number, end: number): string | undefined {
    const range = this.#rangeOf(start, end);
    return range && this.#home.file.text.slice(range.start, range.end);
  }

  edit(start: number, end: number, replacement: string): TextEdit | undefined {
    const range = this.#rangeOf(start, end);
    const characters = this.#known()?.encode(replacement, start);
    return range && characters !== undefined ? rangeEdit(this.#home.file, range, characters) : undefined;
  }

  #rangeOf(start: number, end: number): TextRange | undefined {
    const offsets = this.#known()?.offsets;
    return offsets && { start: offsets[start] as number, end: offsets[end] as number };
  }

  #known(): Characters | undefined {
    if (!this.#isKnown) this.#characters = this.#home.characters();
    this.#isKnown = true;
    return this.#characters;
  }
}

/** The characters as they must stand in that kind of text; undefined where other quotes would be needed. */
function encoded(text: string, style: ScalarStyle, isFirst: boolean): string | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  if (style === "single") return text.replaceAll("'", "''");
  if (style === "double") return text.replaceAll(/["\\]/g, "\\$&");
  if (style === "quoted cell") return text.replaceAll('"', '""');
  if (style === "cell") return /[",;\t]/.test(text) ? undefined : text;
  if (style === "block") return text;
  // Without quotes, signs of YAML must not come in, and none but a letter may come first.
  return /[,[\]{}#:&*!|>%@`]/.test(text) || (isFirst && !/^[\p{L}\d]/u.test(text)) ? undefined : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
};
const PARTS = /<!--[\s\S]*?(?:-->|$)|&(amp|lt|gt|quot|apos|#39);/g;

function decoded(
  source: string,
  start: number,
): { readonly text: string; readonly offsets: readonly number[] } {
  let text = "";
  const offsets: number[] = [];
  const take = (characters: string, at: number, isWhole: boolean): void => {
    for (let unit = 0; unit < characters.length; unit++) offsets.push(isWhole ? at : at + unit);
    text += characters;
  };
  let done = 0;
  for (const match of source.matchAll(PARTS)) {
    take(source.slice(done, match.index), start + done, false);
    const [part, entity] = match;
    if (entity === undefined) take(" ".repeat(part.length), start + match.index, false);
    else take(ENTITIES[entity] as string, start + match.index, true);
    done = match.index + part.length;
  }
  take(source.slice(done), start + done, false);
  return { text, offsets: [...offsets, start + source.length] };
}

const escaped = (text: string): string | undefined =>
  /[{}\p{Cc}]/u.test(text)
    ? undefined
    : text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;" })[sign] ?? "&gt;");
