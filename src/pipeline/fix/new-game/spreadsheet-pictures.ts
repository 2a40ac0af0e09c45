/**
 * Finds the pictures named in the cells of a spreadsheet: which ones are copied into a new game, and why others are
 * not. Only one is in memory at a time, here and when they are written. Limits: pictures are recognised by their first
 * bytes; the rest is checked with the game.
 */
import { listed, shortened } from "../../../diagnostics/words.ts";
import { type Host, HostError } from "../../../host/host.ts";
import { explainHref, pathFrom, readHref } from "../../../layout/draw/pictures/href.ts";
import { describeBytes, formatOf } from "../../../press/pictures/picture-format.ts";
import type { CardField } from "./card-field.ts";
import { isPictureName } from "./spreadsheet-places.ts";

/** More than a game has cards, and more than a project should contain. */
export const MOST_FILES = 5_000;
export const MOST_BYTES = 512 * 1024 * 1024;

/** How much may still be read, for all decks of a game. */
export interface PictureBudget {
  files: number;
  bytes: number;
}

export const pictureBudget = (): PictureBudget => ({ files: MOST_FILES, bytes: MOST_BYTES });

export interface FoundPictures {
  /** Reads each picture, by its path relative to the spreadsheet. */
  readonly files: ReadonlyMap<string, () => Uint8Array>;
  /** Remarks about files that are not copied, and why. */
  readonly remarks: readonly string[];
  /** Set if there are too many: then no game is made. */
  readonly refusal?: string;
}

/** The path of the picture named in a cell; undefined if it leads out of the folder. */
export const picturePath = (cell: string): string | undefined => pathFrom("", readHref(cell).href);

/** @param host the host of the spreadsheet's folder */
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

const TOO_MANY = `the cells name more than ${MOST_FILES} pictures or ${MOST_BYTES / 1024 / 1024} MB of pictures, the limit for copying; make them smaller, or remove the column and copy the pictures yourself`;

/** Maximum number of remarks; the check lists every picture that cannot be printed. */
const MOST_REMARKS = 10;

function manyAsFew(remarks: readonly string[]): readonly string[] {
  const more = remarks.length - MOST_REMARKS;
  return more > 0 ? [...remarks.slice(0, MOST_REMARKS), `and ${more} more`] : remarks;
}

const aboutGone = (paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? [`not found: ${listed(paths.map((path) => shortened(path, 80)))}`] : [];

function faultOfName(cell: string, path: string): string | undefined {
  if (!isPictureName(cell)) return `"${shortened(cell)}" is not the name of a picture`;
  const refusal = explainHref(path);
  if (refusal) return `${refusal.message}; it is not copied`;
  return picturePath(cell) === undefined
    ? `"${shortened(cell)}" leads out of the spreadsheet's folder; it is not copied`
    : undefined;
}

/** Charges a file to the budget; returns the fault if it is not a picture. */
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

/** True if the bytes begin like an XML file, in UTF-8 or UTF-16. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  return /^(\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</.test(start);
}
