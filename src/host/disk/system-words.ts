/** Turns the system's error codes into words for people. */
import { HostError } from "../host.ts";

/** Converts the system's errors to words; `path` is named in them. */
export function translated<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw inWords(path, error);
  }
}

/** The same for asynchronous actions. */
export async function translatedLater<T>(path: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw inWords(path, error);
  }
}

/** The words alone. */
export const wordsOf = (error: unknown): string =>
  WORDS[(error as NodeJS.ErrnoException).code ?? ""] ?? (error as Error).message;

/** Anything but a system error is a bug of ours, and is left as it is. */
function inWords(path: string, error: unknown): unknown {
  if (error instanceof HostError || !(error instanceof Error)) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || (syscall === undefined && !Object.hasOwn(WORDS, code))) return error;
  return new HostError(`"${path}": ${WORDS[code] ?? error.message}`, code);
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EPERM: "permission denied; is it open in another program? Close it there and try again",
  EISDIR: "this is a folder, not a file",
  ENOTDIR: "there is a file where a folder is needed",
  EEXIST: "there is a file where a folder is needed",
  ENOTEMPTY: "this is a folder, not a file",
  ENAMETOOLONG: "the name is too long for this disk",
  ELOOP: "its links form a circle",
  ENXIO: "it is not a plain file",
  ENODEV: "it is not a plain file",
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  EROFS: "the disk is read-only",
  EBUSY: "another program has the file open; close it and try again",
  ETXTBSY: "another program has the file open; close it and try again",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk reports an error",
};
