/**
 * Undo and redo. Each document has its own steps; a view says which documents it is about, and undo takes the latest step in
 * these. A step that changed several files is taken back in all of them together: if one of them was changed since, that
 * change has to be taken back first.
 */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Document, Step } from "./document.ts";
import { documents } from "./documents.ts";
import { afterEdits } from "./draft-edits.ts";

/** Paths; undefined = all documents. */
const scope = signal<readonly string[] | undefined>(undefined);

/** What can be undone or redone next. */
export interface NextStep {
  readonly title: string;
  readonly number: number;
  /** All that it changed. */
  readonly documents: readonly Document[];
  /** Why it cannot, for people. */
  readonly whyNot: string | undefined;
}

/** While the component is shown, undo is about these files; without paths about all. */
export function useUndoScope(paths: readonly string[] | undefined): void {
  const key = paths?.join("\n");
  useEffect(() => {
    scope.value = paths;
    return () => {
      if (scope.peek() === paths) scope.value = undefined;
    };
  }, [key]);
}

/** The documents that undo is about now. */
export const inScope = computed<readonly Document[]>(() => {
  const paths = scope.value;
  const all = [...documents.value.values()];
  return paths ? all.filter(({ path }) => paths.includes(path)) : all;
});

export const nextUndo = computed(() => next("done", (a, b) => b.number - a.number));

export const nextRedo = computed(() => next("undone", (a, b) => a.number - b.number));

/** @returns the title of what was undone; undefined if nothing was */
export const undo = (): Promise<string | undefined> => take(nextUndo, (document) => document.undo());

export const redo = (): Promise<string | undefined> => take(nextRedo, (document) => document.redo());

function next(list: "done" | "undone", order: (a: Step, b: Step) => number): NextStep | undefined {
  const [step] = inScope.value.flatMap((document) => document[list].value.at(-1) ?? []).sort(order);
  if (!step) return undefined;
  const { title, number } = step;
  const concerned = [...documents.value.values()].filter((document) =>
    document[list].value.some((one) => one.number === number),
  );
  const inTheWay = concerned.find((document) => document[list].value.at(-1)?.number !== number);
  const words = list === "done" ? "undo" : "redo";
  const whyNot = inTheWay && `first ${words} "${inTheWay[list].value.at(-1)?.title}" in ${inTheWay.path}`;
  return { title, number, documents: concerned, whyNot };
}

async function take(
  of: { peek(): NextStep | undefined },
  make: (document: Document) => void,
): Promise<string | undefined> {
  // what is being typed is part of the last step
  await afterEdits();
  const step = of.peek();
  if (!step || step.whyNot !== undefined) return undefined;
  for (const document of step.documents) make(document);
  return step.title;
}
