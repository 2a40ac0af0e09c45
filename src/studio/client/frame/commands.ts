/**
 * Commands: everything that can be done from anywhere, by its keys or by finding it with the palette. The frame has some, and a
 * view adds its own while it is shown.
 */
import { computed, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { IconName } from "../parts/icon.tsx";
import { arePressed } from "../parts/keys.tsx";

export interface Command {
  /** Unique among all. */
  readonly id: string;
  /** What it does: "Save all". */
  readonly title: string;
  readonly icon?: IconName;
  /** As `Keys` shows them: "Mod+Shift+S". */
  readonly keys?: string | undefined;
  /** Further keys that do the same. */
  readonly otherKeys?: string;
  /** Why it cannot be used now. */
  readonly whyNot?: string | undefined;
  run(): void;
}

type Source = () => readonly Command[];

const sources = signal<readonly Source[]>([]);

/** All that there are now. */
export const commands = computed<readonly Command[]>(() => sources.value.flatMap((source) => source()));

/** @param source reads signals @returns what takes the commands away again */
export function addCommands(source: Source): () => void {
  sources.value = [...sources.peek(), source];
  return () => {
    sources.value = sources.peek().filter((one) => one !== source);
  };
}

/** Commands of a view, for as long as it is shown. They are made anew when one of `inputs` changes. */
export function useCommands(source: Source, inputs: readonly unknown[] = []): void {
  useLayoutEffect(() => addCommands(source), inputs);
}

/** Runs commands by their keys from now on. @returns what ends it */
export function followKeys(): () => void {
  const end = new AbortController();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const found = commands
      .peek()
      .find(({ keys, otherKeys }) =>
        [keys, otherKeys].some((one) => one !== undefined && arePressed(one, event)),
      );
    if (!found || isForField(event)) return;
    event.preventDefault();
    if (found.whyNot === undefined) found.run();
  };
  addEventListener("keydown", onKeyDown, { signal: end.signal });
  return () => end.abort();
}

/**
 * True for keys that a field needs itself: letters, and undo where the field has a text of its own. Fields within an element
 * with `data-document` show what a document has: undo there is that of the document.
 */
function isForField(event: KeyboardEvent): boolean {
  // within the shadow tree of an editor, the target is the whole editor
  const [target] = event.composedPath();
  if (!(target instanceof Element) || !target.matches("input, textarea, select, [contenteditable]"))
    return false;
  if (!event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) return true;
  if (target.closest("[data-document]") || target.matches(TEXTLESS)) return false;
  return /^[zy]$/i.test(event.key);
}

/** Nothing is typed into them that could be undone. */
const TEXTLESS = `select, ${["checkbox", "radio", "range", "color", "file"].map((one) => `[type=${one}]`).join(", ")}`;
