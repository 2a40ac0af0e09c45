/** Why a workbook cannot be read: thrown by the parts of its reader, and made a finding by `workbook.ts`. */
import type { FaultWords } from "../fault.ts";

export class Unreadable extends Error {
  readonly words: FaultWords;

  constructor(words: FaultWords) {
    super(words.message);
    this.words = words;
  }
}

const SAVE_AGAIN = "open it in your spreadsheet program and save it again as .xlsx or .ods";

/** The file is not what its name says, or is damaged. */
export const noWorkbook = (message: string, fix: string = SAVE_AGAIN): Unreadable =>
  new Unreadable({ rule: "workbook/unreadable", message, fix });

const KEEP_CARDS = "keep only the sheets with cards in the file, without pictures and unused cells";

/** The file is larger, inside, than a workbook of cards is. */
export const tooLarge = (message: string, fix: string = KEEP_CARDS): Unreadable =>
  new Unreadable({ rule: "workbook/limit", message, fix });
