/**
 * Bytes to text, where only UTF-8 will do: for edits, which keep the rest of a file byte for byte, and
 * for files that Broadside itself has written.
 */

/** Without its byte order mark, as for all offsets; undefined if the bytes are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
