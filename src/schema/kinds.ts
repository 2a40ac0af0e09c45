/** The kind of each file of a game. Paths here are relative to the game's folder. */
import { FILE_KINDS, type FileKind } from "./files.ts";

/** Path pattern of each kind; `*` stands for a name without a slash. */
export const CONTENT_GLOBS: Readonly<Record<FileKind, string>> = {
  game: "game.yaml",
  deck: "decks/*.yaml",
  die: "dice/*.yaml",
  board: "boards/*.yaml",
  kit: "kits/*.yaml",
  glossary: "glossary.yaml",
  table: "tables/*.yaml",
  scenario: "scenarios/*.yaml",
  booklet: "booklets/*.yaml",
  figure: "figures/*.yaml",
  rules: "rules.yaml",
  sheet: "sheets/*.yaml",
};

/** The kind of a file by its path ("decks/battle.yaml"); undefined if it is not a content file of its own. */
export function kindOfPath(path: string): FileKind | undefined {
  return FILE_KINDS.find((kind) => matches(CONTENT_GLOBS[kind], path));
}

function matches(glob: string, path: string): boolean {
  const [before, after] = glob.split("*") as [string, string | undefined];
  if (after === undefined) return path === glob;
  const name = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && name !== "" && !name.includes("/");
}
