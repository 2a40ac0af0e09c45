/** Texts of files: what findings quote, and what edits are made of. */
import { bytesOrFinding } from "../pipeline/read/unreadable-files.ts";
import { decodeText } from "../source/text/decode.ts";
import { utf8Text } from "../source/text/utf8.ts";
import { hashOf } from "./fix/edits.ts";
import type { Call } from "./handle.ts";
import { refuseNoText } from "./refuse-options.ts";

/** The text of a file without its byte order mark, with what edits of it must name. */
export interface ReadText {
  readonly text: string;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly hash: string;
}

/**
 * The text of one of the project's own files, character for character as edits count them; undefined if it cannot be read,
 * or is not UTF-8, because then it cannot be edited either.
 */
export function readText({ project: { host } }: Call, file: string): ReadText | undefined {
  refuseNoText(file, "file");
  const bytes = host.isFile(file) ? bytesOrFinding(host, file) : undefined;
  if (!(bytes instanceof Uint8Array)) return undefined;
  const text = utf8Text(bytes);
  return text === undefined ? undefined : { text, hash: hashOf(bytes) };
}

/** The text of a file of the project, or of one that comes with Broadside; undefined if it cannot be read. */
export function textOf({ project: { host, bundle } }: Call, file: string): string | undefined {
  refuseNoText(file, "file");
  const home = [host, bundle.host].find((candidate) => candidate.isFile(file));
  const bytes = home && bytesOrFinding(home, file);
  return bytes instanceof Uint8Array ? decodeText(file, bytes).value.text : undefined;
}
