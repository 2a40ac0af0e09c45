/**
 * An inspector for one run that opens no more files of a kind after a reader of that kind was stopped: each file
 * could take as long as the first, and a project may contain any number of them. What it refuses depends on the order
 * of calls, never on the clock, and a file that was inspected before gets the same answer again. Limits: fonts and
 * pictures are counted separately, so that a bad font does not affect pictures.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { unopenedFont } from "../../font/file/stopped-font.ts";
import { unopenedPicture } from "../../press/pictures/picture-faults.ts";
import type { PictureFacts } from "../../press/press.ts";
import { digestOfBytes } from "../../remember/memory.ts";
import { areLasting, type Inspector } from "./inspector.ts";

export function untilOneStops(inspector: Inspector): Inspector {
  const picture = lookingOnce<Result<PictureFacts | undefined>>(
    inspector.picture,
    ({ diagnostics }) => diagnostics,
    (file, stopped) => ({ value: undefined, diagnostics: [unopenedPicture(file, stopped)] }),
  );
  const font = lookingOnce<readonly Diagnostic[]>(
    inspector.font,
    (findings) => findings,
    (file, stopped) => [unopenedFont(file, stopped)],
  );
  return { ...inspector, picture, font };
}

type Look<T> = (bytes: Uint8Array, file: string) => Promise<T>;

/** @param refusal the answer for a file that is not opened, because the file `stopped` made a reader stop */
function lookingOnce<T>(
  look: Look<T>,
  findingsOf: (found: T) => readonly Diagnostic[],
  refusal: (file: string, stopped: string) => T,
): Look<T> {
  const known = new Map<string, T>();
  let stopped: string | undefined;
  return async (bytes, file) => {
    const key = `${digestOfBytes(bytes)} ${file}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = stopped === undefined ? await look(bytes, file) : refusal(file, stopped);
    if (!areLasting(findingsOf(found))) stopped ??= file;
    known.set(key, found);
    return found;
  };
}
