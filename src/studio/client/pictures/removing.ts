/**
 * A picture is deleted: it is taken off the cards as a step, and its file goes when that is saved and the notice with "Undo" is
 * gone. If the page is closed before, the file stays. The studio keeps what it deletes until it ends: if the step is undone
 * later, the file is there again too, and if it is made again and saved, the file goes again.
 */
import { signal } from "@preact/signals";
import { takeIn } from "../documents/undoing.ts";
import { effectUntil } from "../effect-until.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { picturePath, removeFile, restoreFile } from "./file-removal.ts";
import { isLast, isMade, isSaved, type MadeStep, stepOf } from "./made-step.ts";
import { fileName } from "./renaming.ts";

interface LeavingPicture {
  readonly game: string;
  readonly name: string;
  /** What took it off the cards; undefined if it was on none. */
  readonly step: MadeStep | undefined;
}

/** Pictures whose files are still there, by their paths from the project's root. */
export const leaving = signal<ReadonlyMap<string, LeavingPicture>>(new Map());

const noticeOf = (path: string): string => `delete ${path}`;

/** @param count cards that it is taken off @throws Refused if a card cannot do without it; then nothing has changed */
export async function deletePicture(game: string, name: string, count: number): Promise<void> {
  const step = await stepOf({ game, name });
  const picture = { game, name, step };
  const path = picturePath(game, name);
  leaving.value = new Map(leaving.peek()).set(path, picture);
  const isReleased = signal(false);
  notify({
    name: noticeOf(path),
    text: step
      ? `Deleted ${fileName(name)}, and took it off ${count === 1 ? "its card" : `${count} cards`}. The file goes when this is saved and the notice is closed.`
      : `Deleted ${fileName(name)}. The file goes when this notice is closed.`,
    action: { label: "Undo", onClick: () => void keepPicture(path) },
    // after what the button does, which may keep it
    onGone: () =>
      queueMicrotask(() => {
        isReleased.value = true;
      }),
  });
  effectUntil(() => {
    const isWanted = step === undefined ? true : isMade(step);
    const isStill = leaving.value.get(path) === picture;
    const mayGo = isReleased.value && (step === undefined || isSaved(step));
    if (isStill && isWanted !== false && !mayGo) return false;
    if (isStill && isWanted === false) stay(path);
    if (isStill && isWanted !== false) void leave(path, picture).then((isGone) => isGone && follow(picture));
    return true;
  });
}

/** For as long as the step can be undone and made again. */
function follow({ game, name, step }: LeavingPicture): void {
  if (!step) return;
  let isThere = false;
  let work = Promise.resolve();
  const settle = async (isWanted: boolean): Promise<void> => {
    if (isWanted === isThere) return;
    await (isWanted ? restoreFile : removeFile)(game, name);
    isThere = isWanted;
  };
  effectUntil(() => {
    const made = isMade(step);
    if (made === undefined) return true;
    // it may be on cards until that is saved
    if (!made || isSaved(step))
      work = work.then(() => settle(!made)).catch((error: Error) => sayNotDone(name, !made, error));
    return false;
  });
}

function sayNotDone(name: string, isWanted: boolean, { message }: Error): void {
  const what = isWanted ? "was not brought back" : "was not deleted";
  notify({ name: "picture", kind: "error", text: `${fileName(name)} ${what}: ${message}.` });
}

/** Takes the deletion back, with the step that took it off its cards. */
export async function keepPicture(path: string): Promise<void> {
  const step = leaving.peek().get(path)?.step;
  stay(path);
  if (!step) return;
  const [document] = step.documents;
  if (document && isLast(step)) await takeIn(document, "undo");
  else
    notify({
      name: noticeOf(path),
      kind: "warning",
      text: "The file stays. Its cards were changed since, so give it back to them here or undo these changes.",
    });
}

function stay(path: string): void {
  const next = new Map(leaving.peek());
  next.delete(path);
  leaving.value = next;
  withdraw(noticeOf(path));
}

/** @returns whether its file is gone */
async function leave(path: string, { game, name }: LeavingPicture): Promise<boolean> {
  try {
    await removeFile(game, name);
    return true;
  } catch (error) {
    sayNotDone(name, false, error as Error);
    return false;
  } finally {
    stay(path);
  }
}
