/**
 * Finds files and folders whose names differ only in upper and lower case, or in how accents are encoded. Linux keeps
 * both; Windows and macOS treat them as one, so a project copied or unpacked there loses one of them.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import type { ProjectContext } from "../project.ts";

/** Checks the files that a game reads from the project. */
export function caseTwins({ host }: ProjectContext, game: string): readonly Diagnostic[] {
  const folders = [`content/${game}`, `templates/${game}`, "templates/shared"];
  const within = folders.flatMap((folder) => twinsIn(host.listFiles(folder)));
  return [
    ...within,
    ...["content", "templates"].flatMap((top) => twinsIn(gameTwins(host.listFiles(top), game))),
  ];
}

/**
 * One file from each folder whose name differs from the game's at most in case.
 * @param all the files of all games
 */
export function gameTwins(all: readonly string[], game: string): readonly string[] {
  const files = new Map<string, string>();
  for (const file of all) {
    const name = file.split("/")[1] ?? "";
    if (folded(name) === folded(game) && !files.has(name)) files.set(name, file);
  }
  return [...files.values()];
}

/** Twin folders are reported as such, at the first file of the second, without their files. */
function twinsIn(files: readonly string[]): readonly Diagnostic[] {
  const known = new Map<string, { readonly path: string; readonly file: string }>();
  const reported = new Set<string>();
  return files.flatMap((file) => {
    for (const path of pathsTo(file)) {
      const first = known.get(folded(path));
      if (!first) known.set(folded(path), { path, file });
      else if (first.path !== path) {
        if (reported.has(path)) return [];
        reported.add(path);
        return [twin(path, file, first)];
      }
    }
    return [];
  });
}

/** "a", "a/b" and "a/b/c" for "a/b/c". */
function pathsTo(file: string): readonly string[] {
  const steps = file.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

const folded = (path: string): string => path.normalize("NFC").toLowerCase();

/** The code points of a path where it first differs from another, including accents: "U+0065 U+0301". */
function codesWhere(path: string, other: string): string {
  const at = [...path].findIndex((character, index) => character !== [...other][index]);
  const [letter = "", ...rest] = [...path].slice(at);
  const marks = rest.findIndex((character) => !/\p{M}/u.test(character));
  const characters = [letter, ...rest.slice(0, marks === -1 ? rest.length : marks)];
  return characters
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
}

function twin(
  path: string,
  file: string,
  first: { readonly path: string; readonly file: string },
): Diagnostic {
  const differ =
    path.toLowerCase() === first.path.toLowerCase()
      ? "in upper and lower case"
      : `in how accents are encoded: ${codesWhere(path, first.path)} and ${codesWhere(first.path, path)}`;
  return {
    ...startOf(file),
    rule: "game/names-alike",
    severity: "warning",
    message: `the names ${path} and ${first.path} differ only ${differ}`,
    why: "Windows and macOS treat them as one name, so a copy of the project there keeps only one of the two",
    fix: "rename one of them, and update what refers to it",
    related: [{ ...startOf(first.file), message: "the other one" }],
  };
}
