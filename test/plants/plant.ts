/**
 * A plant: one fault put into the shipped game by hand. The tables beside this file state which rule must find it, and
 * on which line: that of a marked text, counted here without the product's code.
 */
import { SHIPPED, SHIPPED_FILES, type TextFiles } from "../support/game/shipped-game.ts";

export interface Plant {
  readonly rule: string;
  /** In the game's folder, or below `templates/` in that of its templates. */
  readonly file: string;
  /** Occurs once in the file; empty for a file that the game does not have. */
  readonly find: string;
  readonly put: string;
  /** Occurs once in the changed file, on the line where the finding must begin. */
  readonly at: string;
  /** The file of `at`, if it is a different one. */
  readonly in?: string;
  /** Other changes that the fault needs: file, find, put. */
  readonly also?: readonly (readonly [file: string, find: string, put: string])[];
}

/** [rule, file, find, put, at, in]; without `at` the finding is where `put` begins. */
type Row =
  | readonly [string, string, string, string]
  | readonly [string, string, string, string, string]
  | readonly [string, string, string, string, string, string];

export const plantsOf = (rows: readonly (Row | Plant)[]): readonly Plant[] =>
  rows.map((row) => {
    if (!Array.isArray(row)) return row as Plant;
    const [rule, file, find, put, at = put, place] = row as Row;
    return { rule, file, find, put, at, ...(place === undefined ? {} : { in: place }) };
  });

export interface Planted {
  readonly files: TextFiles;
  /** The expected place of the finding. */
  readonly file: string;
  readonly line: number;
}

/** @throws Error if a text that must occur once does not. */
export function planted({ file, find, put, at, in: place = file, also = [] }: Plant): Planted {
  const others = also.reduce((files, [other, from, to]) => changed(files, other, from, to), SHIPPED_FILES);
  const files = changed(others, file, find, put);
  const target = pathOf(place);
  const text = files[target] ?? "";
  // The position of the inserted text is known, even if the same words occur elsewhere too.
  const isPut = at === put && place === file;
  const offset =
    isPut && find !== "" ? onlyOffset(others[target] ?? "", find, target) : onlyOffset(text, at, target);
  return { files, file: target, line: text.slice(0, offset).split("\n").length };
}

function changed(files: TextFiles, file: string, find: string, put: string): TextFiles {
  const path = pathOf(file);
  const before = files[path];
  if (find === "" && before !== undefined) throw new Error(`${path} is there already`);
  const start = find === "" ? 0 : onlyOffset(before ?? "", find, path);
  return {
    ...files,
    [path]: `${before?.slice(0, start) ?? ""}${put}${before?.slice(start + find.length) ?? ""}`,
  };
}

function pathOf(file: string): string {
  if (file.startsWith("output/")) return file;
  return file.startsWith("templates/")
    ? `templates/${SHIPPED}/${file.slice("templates/".length)}`
    : `content/${SHIPPED}/${file}`;
}

function onlyOffset(text: string, piece: string, path: string): number {
  const first = text.indexOf(piece);
  if (first === -1 || text.indexOf(piece, first + 1) !== -1)
    throw new Error(`${JSON.stringify(piece)} occurs ${first === -1 ? "nowhere" : "twice"} in ${path}`);
  return first;
}
