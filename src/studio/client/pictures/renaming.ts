/**
 * A picture gets another name: the file is copied to it, everything that names the picture is changed as a step, and once that
 * is saved, the file under the old name is removed. So unsaved and saved texts both find their picture at any time, whether
 * the step is saved, undone or made again; each time the name that no text uses any more is the one that goes. If the page is
 * closed in between, there is one picture too many, and none too few.
 */
import { signal } from "@preact/signals";
import { call } from "../calls/calls.ts";
import { insisting } from "../calls/connection.ts";
import { notifyWhile } from "../documents/step-notice.ts";
import { takeIn } from "../documents/undoing.ts";
import { effectUntil } from "../effect-until.ts";
import { notify } from "../parts/notices/notice-list.ts";
import { comesBack, picturePath, removeFile } from "./file-removal.ts";
import { isLast, isMade, isSaved, type MadeStep, stepOf } from "./made-step.ts";

export interface Renaming {
  readonly game: string;
  /** From the game's folder. */
  readonly name: string;
  readonly to: string;
}

/** @throws Refused if it cannot have this name; then nothing has changed */
export async function renamePicture(renaming: Renaming): Promise<void> {
  const { game, name, to } = renaming;
  await copy(renaming);
  let step: MadeStep | undefined;
  try {
    step = await stepOf(renaming);
  } catch (error) {
    await call("removePicture", { game, name: to }).catch(() => {});
    throw error;
  }
  if (step) follow(step, renaming);
  else await remove(game, name);
  noteRenamed(renaming, step);
}

async function copy({ game, name, to }: Renaming): Promise<void> {
  await insisting(() => call("copyPicture", { game, name, to }));
  comesBack(picturePath(game, to));
}

function noteRenamed({ game, name, to }: Renaming, step: MadeStep | undefined): void {
  const count = step?.documents.length ?? 0;
  const where =
    count === 0
      ? ""
      : `; ${count === 1 ? "the text that names it is" : "the texts that name it are"} changed too`;
  notifyWhile(
    () => step === undefined || isLast(step),
    { name: `rename ${game}/${to}`, text: `Renamed ${fileName(name)} to ${fileName(to)}${where}.` },
    async () => {
      if (step?.documents[0]) await takeIn(step.documents[0], "undo");
      else await renamePicture({ game, name: to, to: name });
    },
  );
}

/** Files under names that go once the texts are saved, by their paths, with the names that took their places. */
export const replaced = signal<ReadonlyMap<string, string>>(new Map());

/** One after the other: a picture that was renamed twice is found under the name between when both are undone. */
let work = Promise.resolve();

/** For as long as the step can be saved, undone and made again. */
function follow(step: MadeStep, { game, name, to }: Renaming): void {
  const there = new Set([name, to]);
  let isNew = true;
  const settle = async (wanted: string, other: string, mayGo: boolean): Promise<void> => {
    if (!there.has(wanted)) {
      await copy({ game, name: other, to: wanted });
      there.add(wanted);
    }
    if (mayGo && there.has(other) && (await remove(game, other))) there.delete(other);
  };
  effectUntil(() => {
    const made = isMade(step);
    const saved = isSaved(step);
    isNew = made ?? isNew;
    const [wanted, other] = isNew ? [to, name] : [name, to];
    noteReplaced(picturePath(game, wanted), undefined);
    noteReplaced(picturePath(game, other), saved ? undefined : wanted);
    work = work
      .then(() => settle(wanted, other, saved))
      .catch((error: Error) => notify({ name: "picture", kind: "error", text: error.message }));
    return made === undefined && saved;
  });
}

function noteReplaced(path: string, by: string | undefined): void {
  const next = new Map(replaced.peek());
  if (by === undefined) next.delete(path);
  else next.set(path, by);
  replaced.value = next;
}

/** @returns false if it is still used, which is said */
async function remove(game: string, name: string): Promise<boolean> {
  try {
    await removeFile(game, name);
    return true;
  } catch (error) {
    notify({
      name: "picture",
      kind: "warning",
      text: `${fileName(name)} stays beside its copy: ${(error as Error).message}.`,
    });
    return false;
  }
}

export const fileName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);
