/** The project's help for a text that is being typed, for the editor of its document. */
import { call } from "../calls/calls.ts";
import type { Document } from "../documents/document.ts";
import { drafts } from "../documents/documents.ts";
import type { AssistAt } from "./assistance.ts";

/**
 * The text as it is now counts, whether it is a draft yet or not.
 * @param game whose cards a template draws; absent = the file says it
 */
export const assistFor =
  ({ path, text }: Document, game?: string): AssistAt =>
  (offset) => {
    const others = drafts.peek().filter((draft) => draft.path !== path);
    return call("assist", { file: path, offset, game }, { drafts: [...others, { path, text: text.peek() }] });
  };
