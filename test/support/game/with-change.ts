/** Files of a project with one change. */

/**
 * The files with the first `from` in one of them replaced by `to`.
 * @throws Error if the file does not contain it: a test would compare equal games
 */
export function withChange<F extends Readonly<Record<string, string | Uint8Array>>>(
  files: F,
  file: string,
  from: string,
  to: string,
): F {
  const text = files[file];
  if (typeof text !== "string" || !text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  return { ...files, [file]: text.replace(from, to) };
}
