/**
 * One file as it is being edited: the text on disk that it is based on, the text now, and the steps between them, which can
 * be undone one by one. The text keeps the line ends of the file.
 */
import { computed, signal } from "@preact/signals";
import type { TextEdit } from "../../../index.ts";
import { inverseOf, type Splice, spliceBetween, spliced } from "./splices.ts";

export interface Step {
  /** For people: "Set cost of Axe 7 to 3". */
  readonly title: string;
  readonly splices: readonly Splice[];
  /** What takes it back. */
  readonly inverse: readonly Splice[];
}

/** The file that a text is based on. */
export interface Base {
  readonly text: string;
  /** Absent for a new file. */
  readonly hash: string | undefined;
}

export class Document {
  readonly path: string;
  readonly base;
  readonly text;
  readonly isUnsaved;
  readonly done = signal<readonly Step[]>([]);
  readonly undone = signal<readonly Step[]>([]);
  /** True if the file was changed by others while this document has unsaved text. */
  readonly isStale = signal(false);

  constructor(path: string, text: string, hash: string | undefined) {
    this.path = path;
    this.base = signal<Base>({ text, hash });
    this.text = signal(text);
    this.isUnsaved = computed(() => this.text.value !== this.base.value.text);
  }

  /** Makes one named step of edits that do not overlap. */
  change(title: string, edits: readonly TextEdit[]): void {
    this.splice(
      title,
      edits.map(({ start, end, text }) => ({ from: start.offset, to: end.offset, text })),
    );
  }

  /** The same from splices; none is no step. */
  splice(title: string, splices: readonly Splice[]): void {
    if (splices.length === 0) return;
    const before = this.text.peek();
    this.text.value = spliced(before, splices);
    this.done.value = [...this.done.peek(), { title, splices, inverse: inverseOf(before, splices) }];
    this.undone.value = [];
  }

  undo(): void {
    const step = this.done.peek().at(-1);
    if (!step) return;
    this.text.value = spliced(this.text.peek(), step.inverse);
    this.done.value = this.done.peek().slice(0, -1);
    this.undone.value = [...this.undone.peek(), step];
  }

  redo(): void {
    const step = this.undone.peek().at(-1);
    if (!step) return;
    this.text.value = spliced(this.text.peek(), step.splices);
    this.undone.value = this.undone.peek().slice(0, -1);
    this.done.value = [...this.done.peek(), step];
  }

  /** The one edit that makes the file's text that of the document; undefined if they are equal. */
  savingEdit(): TextEdit | undefined {
    const found = spliceBetween(this.base.peek().text, this.text.peek());
    if (!found) return undefined;
    const at = (offset: number) => ({ line: 1, column: 1, offset });
    return { file: this.path, start: at(found.from), end: at(found.to), text: found.text };
  }

  saved(text: string, hash: string | undefined): void {
    this.base.value = { text, hash };
    this.isStale.value = false;
  }

  changedOutside(text: string, hash: string | undefined): void {
    if (hash === this.base.peek().hash) return;
    if (this.isUnsaved.peek()) {
      this.isStale.value = true;
      return;
    }
    this.base.value = { text, hash };
    this.text.value = text;
    this.done.value = [];
    this.undone.value = [];
  }
}
