/** Which games a file is part of, by its path. Pure. */

/** True for the files of a game itself, and for those that all games share. */
export function concerns(path: string, game: string): boolean {
  const [, owner] = /^(?:content|templates)\/([^/]+)\//.exec(path) ?? [];
  return owner === undefined || owner === game || owner === "shared";
}
