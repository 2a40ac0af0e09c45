/** Files of pictures that are removed: hidden as soon as that is asked for, because nobody can look at them any more. */
import { signal } from "@preact/signals";
import { call } from "../calls/calls.ts";
import { insisting } from "../calls/connection.ts";

/** Paths, from the project's root, that a list may still have. */
export const going = signal<ReadonlySet<string>>(new Set());

export const picturePath = (game: string, name: string): string => `content/${game}/${name}`;

/** @throws Refused if it is still used, or cannot be removed */
export async function removeFile(game: string, name: string): Promise<void> {
  const path = picturePath(game, name);
  going.value = new Set(going.peek()).add(path);
  try {
    await insisting(() => call("removePicture", { game, name }));
  } catch (error) {
    comesBack(path);
    throw error;
  }
}

/** Brings back the file of a picture that was removed. @throws Refused if it is not kept any more */
export async function restoreFile(game: string, name: string): Promise<void> {
  await insisting(() => call("restorePicture", { game, name }));
  comesBack(picturePath(game, name));
}

/** @param paths of all pictures, as they were listed */
export function noteListed(paths: ReadonlySet<string>): void {
  for (const path of going.peek()) if (!paths.has(path)) comesBack(path);
}

/** There is a picture of its name again, perhaps before any list was without it. */
export function comesBack(path: string): void {
  if (!going.peek().has(path)) return;
  const next = new Set(going.peek());
  next.delete(path);
  going.value = next;
}
