/** A written text: its characters, the place of each in its file, and how to replace them. */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { rangeEdit } from "../../source/edit/value-edit.ts";
import { placeAt } from "../../source/locate.ts";
import { characterOffsets } from "../../source/text/character-offsets.ts";
import type { FieldTable, SourceDocument, SourceFile, SourceScalar, TextRange } from "../../source/tree.ts";
import type { RuleContext } from "../define-rule.ts";
import { fileOf } from "../places.ts";
import type { Stretch } from "./booklet-words.ts";
import type { Read, WrittenText } from "./read-text.ts";
import { decoded, encoded, escaped, inMarkdown } from "./text-encoding.ts";

/** A text of a card or a row. Anything that looks like an id is never changed: something may refer to it. */
export function contentText(
  file: SourceDocument,
  node: SourceScalar,
  field: string,
  from: "content" | "figure" = "content",
): WrittenText {
  return new ContentText(file, node, field, from);
}

/** A text in a table of fields. Its node is made only for a finding. */
export function tableText(
  file: SourceDocument,
  table: FieldTable,
  index: number,
  field: string,
  text: string,
): WrittenText {
  return new TableText(file, table, index, field, text);
}

/** A range of a template's own text: entities are decoded, comments are replaced by spaces. */
export function templateText(context: RuleContext, place: Place): WrittenText {
  const file = fileOf(context, place.file) ?? { path: place.file, text: "" };
  const range = { start: place.start.offset, end: place.end.offset };
  return new TemplateText(file, range);
}

/** A range of a booklet: its characters are those of the file, except for anything that is not text. */
export function bookletText(file: SourceFile, stretch: Stretch): WrittenText {
  return new BookletWords(file, stretch);
}

/** True for anything that could be an id or a keyword: a single word in lower case. */
export const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Maps the characters of a text to its file, and encodes replacements. */
interface Characters {
  readonly offsets: readonly number[];
  /** Undefined if they cannot be written there. */
  encode(replacement: string, start: number): string | undefined;
}

/**
 * What both kinds of texts have in common. Hundreds of thousands are created, and the places of few are needed: classes save
 * each one from having functions of its own.
 */
abstract class Written implements WrittenText {
  abstract readonly text: string;
  abstract readonly field: string;
  abstract readonly from: WrittenText["from"];
  read?: Read;
  protected abstract readonly file: SourceFile;
  protected abstract readonly whole: TextRange;
  /** Undefined if unknown. */
  protected abstract characters(): Characters | undefined;

  place(start: number, end: number): Place {
    return placeAt(this.file, rangeIn(this.characters(), start, end) ?? this.whole);
  }

  source(start: number, end: number): string | undefined {
    const range = rangeIn(this.characters(), start, end);
    return range && this.file.text.slice(range.start, range.end);
  }

  edit(start: number, end: number, replacement: string): TextEdit | undefined {
    const characters = this.characters();
    const range = rangeIn(characters, start, end);
    const written = characters?.encode(replacement, start);
    return range && written !== undefined ? rangeEdit(this.file, range, written) : undefined;
  }
}

function rangeIn(characters: Characters | undefined, start: number, end: number): TextRange | undefined {
  if (!characters) return undefined;
  return { start: characters.offsets[start] as number, end: characters.offsets[end] as number };
}

abstract class ScalarText extends Written {
  protected abstract override readonly whole: SourceScalar;

  protected override characters(): Characters | undefined {
    const remembered = contentCharacters.get(this);
    if (remembered !== undefined) return remembered || undefined;
    const found = characterOffsets(this.file, this.whole);
    const isFixed = isId(this.text);
    const characters = found && {
      offsets: found.offsets,
      encode: (replacement: string, start: number) =>
        isFixed ? undefined : encoded(replacement, found.style, start === 0),
    };
    contentCharacters.set(this, characters ?? false);
    return characters;
  }
}

/** Computed only for texts with findings; false if unknown. */
const contentCharacters = new WeakMap<ScalarText, Characters | false>();

class ContentText extends ScalarText {
  readonly from: "content" | "figure";
  readonly text: string;
  readonly field: string;
  protected readonly file: SourceFile;
  protected readonly whole: SourceScalar;

  constructor(file: SourceDocument, node: SourceScalar, field: string, from: "content" | "figure") {
    super();
    this.from = from;
    this.text = node.text;
    this.field = field;
    this.file = node.home ?? file;
    this.whole = node;
  }
}

class TableText extends ScalarText {
  readonly from = "content";
  readonly text: string;
  readonly field: string;
  protected readonly file: SourceDocument;
  readonly #table: FieldTable;
  readonly #index: number;

  constructor(file: SourceDocument, table: FieldTable, index: number, field: string, text: string) {
    super();
    this.text = text;
    this.field = field;
    this.file = file;
    this.#table = table;
    this.#index = index;
  }

  protected get whole(): SourceScalar {
    return this.#table.entryOf(this.#index).value as SourceScalar;
  }
}

class TemplateText extends Written {
  readonly from = "template";
  readonly text: string;
  readonly field: string;
  protected readonly file: SourceFile;
  protected readonly whole: TextRange;
  readonly #offsets: readonly number[];

  constructor(file: SourceFile, range: TextRange) {
    super();
    const { text, offsets } = decoded(file.text.slice(range.start, range.end), range.start);
    this.text = text;
    this.field = file.path;
    this.file = file;
    this.whole = range;
    this.#offsets = offsets;
  }

  protected characters(): Characters {
    return { offsets: this.#offsets, encode: escaped };
  }
}

class BookletWords extends Written {
  readonly from = "booklet";
  readonly text: string;
  readonly field: string;
  protected readonly file: SourceFile;
  protected readonly whole: TextRange;

  constructor(file: SourceFile, { text, start, end }: Stretch) {
    super();
    this.text = text;
    this.field = file.path;
    this.file = file;
    this.whole = { start, end };
  }

  protected characters(): Characters {
    const { start } = this.whole;
    return {
      offsets: Array.from({ length: this.text.length + 1 }, (_, index) => start + index),
      encode: inMarkdown,
    };
  }
}
