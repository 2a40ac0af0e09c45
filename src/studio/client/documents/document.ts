/**
 * One file as it is being edited: the text on disk that it is based on, the text now, and the named steps between them, which
 * can be undone one by one. The text keeps the line ends of the file.
 * Limits: the oldest steps are forgotten after a thousand.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { merged } from "./merge.ts";
import { inverseOf, type Splice, spliceBetween, spliced } from "./splices.ts";

export interface Step {
  /** For people: "Set cost of Axe 7 to 3". */
  readonly title: string;
  readonly splices: readonly Splice[];
  /** What takes it back. */
  readonly inverse: readonly Splice[];
  /** Unique among all tabs, except that parts of one step have the same; those of later steps sort after it. */
  readonly id: string;
  /** What was typed into: steps of one field shortly after each other are one. */
  readonly field?: string | undefined;
  /** In ms, for the same. */
  readonly at: number;
  /** Of a step that spans several documents: the paths of all. */
  readonly files?: readonly string[] | undefined;
}

/** The file that a text is based on. */
export interface Base {
  readonly text: string;
  /** Absent for a file that does not exist. */
  readonly hash: string | undefined;
}

/** Why a document cannot be saved as it is. Its text is kept in any case. */
export type Trouble =
  /** Others have changed the file; this is what it says now. */
  | { readonly kind: "stale"; readonly disk: Base }
  | { readonly kind: "gone" }
  /** The disk or the server refused, with words for people. */
  | { readonly kind: "refused"; readonly message: string };

export interface StepOptions {
  readonly field?: string | undefined;
  /** Of a step that spans several documents. */
  readonly id?: string;
  /** The same. */
  readonly files?: readonly string[];
}

/** What a document keeps while the page is closed. */
export interface KeptDocument {
  readonly path: string;
  readonly base: Base;
  readonly text: string;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const MOST_STEPS = 1000;
const MOST_KEPT_STEPS = 100;

/** Typing into one field with shorter pauses is one step. */
const ONE_STEP_MS = 1000;

let lastTime = 0;

/** For a step that is about to be made: the time at which it is, and chance, because several tabs make steps. */
export function newStepId(): string {
  lastTime = Math.max(lastTime + 1, Date.now());
  return `${String(lastTime).padStart(TIME_DIGITS, "0")}-${crypto.randomUUID()}`;
}

/** Those of the times that people live in, in ms. */
const TIME_DIGITS = 14;

export class Document {
  readonly path: string;
  readonly base: Signal<Base>;
  readonly text: Signal<string>;
  readonly isUnsaved: ReadonlySignal<boolean>;
  readonly done = signal<readonly Step[]>([]);
  readonly undone = signal<readonly Step[]>([]);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** True while its text is being written. */
  readonly isSaving = signal(false);
  /** The text with the changes of both sides, of a stale document in which they concern different lines. */
  readonly withBoth: ReadonlySignal<string | undefined>;
  private readonly onForgotten: (steps: readonly Step[]) => void;
  /** Changes that wait for the text that it has. */
  private holds = 0;
  /** It has not taken over a change by others because of them. */
  private isHeldBack = false;

  /** @param onForgotten is told of steps that were undone and cannot be redone any more, in this document or in others */
  constructor(path: string, base: Base, onForgotten: (steps: readonly Step[]) => void = () => {}) {
    this.path = path;
    this.onForgotten = onForgotten;
    this.base = signal(base);
    this.text = signal(base.text);
    this.isUnsaved = computed(() => this.text.value !== this.base.value.text);
    this.withBoth = computed(() => {
      const trouble = this.trouble.value;
      if (trouble?.kind !== "stale") return undefined;
      return merged(this.base.value.text, this.text.value, trouble.disk.text);
    });
  }

  /** Makes one named step of splices that do not overlap; none is no step. */
  change(title: string, splices: readonly Splice[], options: StepOptions = {}): void {
    const before = this.text.peek();
    const text = spliced(before, splices);
    if (text === before) return;
    this.text.value = text;
    this.add(stepOf(title, before, splices, options));
  }

  isChangedBy(splices: readonly Splice[]): boolean {
    const text = this.text.peek();
    return spliced(text, splices) !== text;
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
    this.done.value = [...this.done.peek(), { ...step, field: undefined }];
  }

  /** The file now says this, because the document was written to it. */
  saved(base: Base): void {
    this.base.value = base;
    this.trouble.value = undefined;
  }

  /**
   * The file has another text than the one that the document is based on. A document without unsaved text takes it over, as a
   * step that can be undone, unless a change waits that was asked for with the text it has.
   */
  changedOutside(disk: Base): void {
    const { text, hash } = this.base.peek();
    if (disk.hash === hash && disk.text === text) {
      const kind = this.trouble.peek()?.kind;
      if (kind === "stale" || kind === "gone") this.trouble.value = undefined;
      return;
    }
    if (disk.text === this.text.peek()) this.saved(disk);
    else if (!this.isUnsaved.peek() && this.holds === 0) this.takeOver(disk);
    else {
      if (!this.isUnsaved.peek()) this.isHeldBack = true;
      this.trouble.value = disk.hash === undefined ? { kind: "gone" } : { kind: "stale", disk };
    }
  }

  /**
   * Keeps the text that somebody sees while a change of it waits, so that the change is made in that text and in no other.
   * @returns what ends it, to be called once: then it takes over what others have changed meanwhile, in other lines than the
   * change; if it is the same lines, somebody has to decide
   */
  hold(): () => void {
    this.holds += 1;
    return () => {
      this.holds -= 1;
      if (this.holds > 0 || !this.isHeldBack) return;
      this.isHeldBack = false;
      const trouble = this.trouble.peek();
      if (this.isUnsaved.peek()) this.keepBoth();
      else if (trouble?.kind === "stale") this.takeOver(trouble.disk);
      else if (trouble?.kind === "gone") this.takeOver({ text: "", hash: undefined });
    };
  }

  /** Of a stale document: keeps the changes of both if they concern different lines. */
  keepBoth(): void {
    const trouble = this.trouble.peek();
    const text = this.withBoth.peek();
    if (trouble?.kind === "stale" && text !== undefined)
      this.rebase(trouble.disk, text, "Take over the changes of another program");
  }

  private takeOver(disk: Base): void {
    this.rebase(disk, disk.text, "Change by another program");
  }

  /** Bases the document on another state of its file, with a step that makes this text of the one it has. */
  rebase(base: Base, text: string, title: string): void {
    const splice = spliceBetween(this.text.peek(), text);
    this.base.value = base;
    this.trouble.value = undefined;
    if (splice) this.change(title, [splice]);
  }

  /** For the time while the page is closed; of the steps only the latest, because all of it is written after each key. */
  kept(): KeptDocument {
    const { path, base, text, done, undone } = this;
    return {
      path,
      base: base.peek(),
      text: text.peek(),
      done: done.peek().slice(-MOST_KEPT_STEPS),
      undone: undone.peek().slice(-MOST_KEPT_STEPS),
    };
  }

  /** Takes over what was kept; the text that is there now must be that of the file. */
  restore({ base, text, done, undone }: KeptDocument): void {
    this.base.value = base;
    this.text.value = text;
    this.done.value = done;
    this.undone.value = undone;
  }

  private add(step: Step): void {
    const done = this.done.peek();
    const last = done.at(-1);
    const isSame =
      last !== undefined &&
      step.field !== undefined &&
      step.field === last.field &&
      step.at - last.at < ONE_STEP_MS &&
      this.undone.peek().length === 0;
    const joined = isSame ? this.joined(last, step) : step;
    const before = isSame ? done.slice(0, -1) : done;
    // what is typed and taken away again at once leaves nothing to be undone
    this.done.value = joined.splices.length === 0 ? before : [...before, joined].slice(-MOST_STEPS);
    this.forgetUndone(this.undone.peek().length);
  }

  /** Parts of these steps, and what was undone before them, cannot be redone any more. */
  forget(steps: readonly Step[]): void {
    const ids = new Set(steps.map(({ id }) => id));
    this.forgetUndone(this.undone.peek().findLastIndex(({ id }) => ids.has(id)) + 1);
  }

  /** @param count of those that would be redone last */
  private forgetUndone(count: number): void {
    if (count === 0) return;
    const undone = this.undone.peek();
    this.undone.value = undone.slice(count);
    this.onForgotten(undone.slice(0, count));
  }

  /** Two steps as one that has the id of the first and the title of the second. */
  private joined(first: Step, second: Step): Step {
    const between = spliced(this.text.peek(), second.inverse);
    const before = spliced(between, first.inverse);
    const splice = spliceBetween(before, this.text.peek());
    const splices = splice ? [splice] : [];
    return { ...second, splices, inverse: inverseOf(before, splices), id: first.id };
  }
}

function stepOf(title: string, before: string, splices: readonly Splice[], options: StepOptions): Step {
  const { field, id = newStepId(), files } = options;
  return { title, splices, inverse: inverseOf(before, splices), id, field, at: Date.now(), files };
}
