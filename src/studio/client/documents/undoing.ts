/**
 * Undo and redo. Each document has its own steps; a view says which documents it is about, and undo takes the latest step in
 * these and in those that were changed from the view, such as a glossary; in other views it is about the game that is shown.
 * A step that changed several files is taken back in all of them together: if one of them was changed since, that change has
 * to be taken back first. It is redone in all together too: a change in one of them ends that (`Document.forget`).
 */
import { batch, computed, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { afterPictures } from "../answers/pictures-first.ts";
import { gameId } from "../project/game-id.ts";
import type { Document, Step } from "./document.ts";
import { documentOf, documents, whenStepped } from "./documents.ts";
import { afterEdits } from "./draft-edits.ts";
import { concerns } from "./of-game.ts";

/** Paths; undefined = all documents of the game. */
const scope = signal<readonly string[] | undefined>(undefined);

/** Other files that steps made in a view have changed, by the view's own files. */
const besides = signal<ReadonlyMap<string, readonly string[]>>(new Map());

const keyOf = (paths: readonly string[]): string => paths.join("\n");

whenStepped((changed) => {
  const own = scope.peek();
  if (!own) return;
  const known = besides.peek().get(keyOf(own)) ?? [];
  const more = changed.filter((path) => !own.includes(path) && !known.includes(path));
  if (more.length > 0) besides.value = new Map(besides.peek()).set(keyOf(own), [...known, ...more]);
});

/** What can be undone or redone next. */
export interface NextStep {
  readonly title: string;
  readonly id: string;
  /** All that it changed. */
  readonly documents: readonly Document[];
  /** Why it cannot, for people. */
  readonly whyNot: string | undefined;
}

/** While the component is shown, undo is about these files, and they are open; without paths it is about all of the game. */
export function useUndoScope(paths: readonly string[] | undefined): void {
  const key = paths && keyOf(paths);
  useLayoutEffect(() => scopeTo(paths), [key]);
}

/** The same from now on. @returns what ends it */
export function scopeTo(paths: readonly string[] | undefined): () => void {
  scope.value = paths;
  void openAll(paths ?? []);
  return () => {
    if (scope.peek() === paths) scope.value = undefined;
  };
}

/** So that a change knows the text that it was asked for with, even if the server goes away before it can be made. */
async function openAll(paths: readonly string[]): Promise<void> {
  await afterPictures();
  // one that cannot be read now is read, or refused with the reason, when somebody changes it
  await Promise.all(paths.map((path) => documentOf(path).catch(() => {})));
}

/** True while undo and saving are about a part of the game. */
export const isScoped = computed(() => scope.value !== undefined);

/** The documents that undo and saving are about now. */
export const inScope = computed<readonly Document[]>(() => {
  const paths = scope.value;
  const all = [...documents.value.values()];
  if (!paths) return all.filter(({ path }) => gameId.value === undefined || concerns(path, gameId.value));
  const within = new Set([...paths, ...(besides.value.get(keyOf(paths)) ?? [])]);
  for (const document of all) if (paths.includes(document.path)) addPartners(document, within);
  return all.filter(({ path }) => within.has(path));
});

/** Files that steps of a document have changed together with it, also before the page was loaded: a step is never half saved. */
function addPartners({ done, undone }: Document, to: Set<string>): void {
  for (const { files = [] } of [...done.value, ...undone.value]) for (const path of files) to.add(path);
}

export const nextUndo = computed(() => next("undo", inScope.value));

export const nextRedo = computed(() => next("redo", inScope.value));

/** @returns the title of what was undone; undefined if nothing was */
export const undo = async (): Promise<string | undefined> => take("undo", () => nextUndo.peek());

export const redo = async (): Promise<string | undefined> => take("redo", () => nextRedo.peek());

/** The same for the latest step of one document, whatever the view is about. @returns why it cannot be, for people */
export async function takeIn(document: Document, work: Work): Promise<string | undefined> {
  let whyNot: string | undefined;
  await take(work, () => {
    const step = next(work, [document]);
    whyNot = step?.whyNot;
    return step;
  });
  return whyNot;
}

type Work = "undo" | "redo";

const LISTS = { undo: "done", redo: "undone" } as const;

function next(work: Work, of: readonly Document[]): NextStep | undefined {
  const list = LISTS[work];
  const ends = of.flatMap((document) => document[list].value.at(-1) ?? []).sort(byId);
  // the latest that was done, the first that was undone
  const step = work === "undo" ? ends.at(-1) : ends[0];
  if (!step) return undefined;
  const { title, id } = step;
  const concerned = [...documents.value.values()].filter((document) =>
    document[list].value.some((one) => one.id === id),
  );
  const lost = step.files?.find((path) => !concerned.some((document) => document.path === path));
  if (lost !== undefined)
    return {
      title,
      id,
      documents: concerned,
      whyNot: `it changed ${lost} too, which does not have this step any more`,
    };
  const inTheWay = concerned.find((document) => document[list].value.at(-1)?.id !== id);
  const whyNot = inTheWay && `first ${work} "${inTheWay[list].value.at(-1)?.title}" in ${inTheWay.path}`;
  return { title, id, documents: concerned, whyNot };
}

const byId = (a: Step, b: Step): number => (a.id < b.id ? -1 : Number(a.id > b.id));

async function take(work: Work, nextStep: () => NextStep | undefined): Promise<string | undefined> {
  // what is being typed is part of the last step
  await afterEdits();
  const step = nextStep();
  if (!step || step.whyNot !== undefined) return undefined;
  batch(() => {
    for (const document of step.documents) document[work]();
  });
  return step.title;
}
