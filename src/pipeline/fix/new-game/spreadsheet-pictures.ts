/**
 * The pictures that the cells of a spreadsheet name: which of them are copied into a new game, and why others are not.
 * One is in memory at a time, here and when they are written. Limits: what a picture is shows by its first bytes; the rest
 * is looked at when the game is checked.
 */

import { listed, shortened } from "../../../diagnostics/words.ts";
import { type Host, HostError } from "../../../host/host.ts";
import { explainHref, pathFrom, readHref } from "../../../layout/draw/pictures/href.ts";
import { describeBytes, formatOf } from "../../../press/pictures/picture-format.ts";
import type { CardField } from "./card-field.ts";
import { isPictureName } from "./spreadsheet-places.ts";

/** More than a game has cards, and than a project should carry. */
export const MOST_FILES = 5_000;
export const MOST_BYTES = 512 * 1024 * 1024;

/** What may still be read, in all decks of a game. */
export interface PictureBudget {
  files: number;
  bytes: number;
}

export const pictureBudget = (): PictureBudget => ({ files: MOST_FILES, bytes: MOST_BYTES });

export interface FoundPictures {
  /** How to read each, by its path beside the spreadsheet. */
  readonly files: ReadonlyMap<string, () => Uint8Array>;
  /** What is not copied, and why. */
  readonly remarks: readonly string[];
  /** Set when there are too many: then nothing is made. */
  readonly refusal?: string;
}

/** The path of the picture that a cell names; undefined for one that leads out of the folder. */
export const picturePath = (cell: string): string | undefined => pathFrom("", readHref(cell).href);

/** @param host of the folder of the spreadsheet */
export function findPictures(host: Host, fields: readonly CardField[], budget: PictureBudget): FoundPictures {
  const files = new Map<string, () => Uint8Array>();
  const gone: string[] = [];
  const remarks: string[] = [];
  for (const cell of new Set(fields.flatMap(({ values }) => values))) {
    if (cell === "") continue;
    const path = picturePath(cell) ?? cell;
    const refusal = files.has(path) ? undefined : faultOfName(cell, path);
    if (refusal !== undefined) remarks.push(refusal);
    else if (!host.isFile(path)) gone.push(path);
    else if (!files.has(path)) {
      const fault = spend(budget, host, path);
      if (budget.files < 0 || budget.bytes < 0) return { files, remarks, refusal: TOO_MANY };
      if (fault === undefined) files.set(path, () => host.readBytes(path));
      else remarks.push(`"${path}" ${fault}; it is not copied`);
    }
  }
  return { files, remarks: [...aboutGone(gone), ...manyAsFew(remarks)] };
}

const TOO_MANY = `the cells name more than ${MOST_FILES} pictures or ${MOST_BYTES / 1024 / 1024} MB of pictures, the most that are copied; make them smaller, or remove the column and copy the pictures yourself`;

/** Remarks in all; the check names every picture that cannot be printed. */
const MOST_REMARKS = 10;

function manyAsFew(remarks: readonly string[]): readonly string[] {
  const more = remarks.length - MOST_REMARKS;
  return more > 0 ? [...remarks.slice(0, MOST_REMARKS), `and ${more} more like these`] : remarks;
}

const aboutGone = (paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? [`not there: ${listed(paths.map((path) => shortened(path, 80)))}`] : [];

function faultOfName(cell: string, path: string): string | undefined {
  if (!isPictureName(cell)) return `"${shortened(cell)}" is not the name of a picture`;
  const refusal = explainHref(path);
  if (refusal) return `${refusal.message}; it is not copied`;
  return picturePath(cell) === undefined
    ? `"${shortened(cell)}" leads out of the spreadsheet's folder; it is not copied`
    : undefined;
}

/** Takes a file off the budget; says what is wrong when it is no picture. */
function spend(budget: PictureBudget, host: Host, path: string): string | undefined {
  budget.files -= 1;
  try {
    const bytes = host.readBytes(path);
    budget.bytes -= bytes.length;
    const isPicture = formatOf(bytes) !== undefined || (/\.svg$/i.test(path) && isMarkup(bytes));
    return isPicture ? undefined : `is ${describeBytes(bytes)}, expected a picture`;
  } catch (error) {
    if (error instanceof HostError) return `cannot be read: ${error.message}`;
    throw error;
  }
}

/** Begins like an XML file, in UTF-8 or UTF-16. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  return /^(\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</.test(start);
}
