/** Pictures of a game's folder, made small by the server: the page never gets the bytes of the file. */
import { effect } from "@preact/signals";
import { shownAnswers, useAnswer } from "../answers/shown-answers.ts";
import { call, Unreachable } from "../calls/calls.ts";
import { changedFiles } from "../project/revision.ts";

export interface Preview {
  /** For `<img>`. */
  readonly url?: string | undefined;
  /** Why there is none, for people. */
  readonly fault?: string | undefined;
}

const NOTHING: Preview = {};

const previews = shownAnswers<Preview>({
  nothing: NOTHING,
  ask: (asked) =>
    Promise.all(
      asked.map(async ({ key, signal, take }) => {
        const found = await made(key, signal);
        if (found) take(found);
      }),
    ),
  letGo: ({ url }) => {
    if (url !== undefined) URL.revokeObjectURL(url);
  },
});

effect(() => {
  const { value: files } = changedFiles;
  previews.outdate((key) => files === undefined || files.includes(read(key).path));
});

/**
 * @param path from the project's root
 * @param pixels of the longer side
 * @param isShown false = what is known of it, without asking for more
 */
export const usePreview = (path: string, pixels: number, isShown = true): Preview =>
  useAnswer(previews, `${pixels} ${path}`, isShown);

function read(key: string): { readonly pixels: number; readonly path: string } {
  const end = key.indexOf(" ");
  return { pixels: Number(key.slice(0, end)), path: key.slice(end + 1) };
}

/** @returns undefined if it was given up */
async function made(key: string, signal: AbortSignal): Promise<Preview | undefined> {
  try {
    const { type, base64, findings } = await call("preview", read(key), { signal });
    if (type === undefined || base64 === undefined)
      return { fault: findings[0]?.message ?? "it cannot be shown" };
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return { url: URL.createObjectURL(new Blob([bytes], { type })) };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof Unreachable) throw error;
    return { fault: (error as Error).message };
  }
}
