/** The step that a change of a picture has made in texts, followed while it is saved, undone and made again. */
import type { Ask } from "../../shared/calls.ts";
import { call } from "../calls/calls.ts";
import type { Document } from "../documents/document.ts";
import { documents } from "../documents/documents.ts";
import { stepFrom } from "../documents/draft-edits.ts";

export interface MadeStep {
  readonly id: string;
  readonly documents: readonly Document[];
}

/** @returns the step, which is made; undefined if no text names the picture */
export async function stepOf(ask: Ask<"changePicture">): Promise<MadeStep | undefined> {
  const { files } = await stepFrom(async (drafts) => {
    const { title, files } = await call("changePicture", ask, { drafts });
    return { title, files };
  });
  const changed = files.flatMap(({ path }) => documents.peek().get(path) ?? []);
  const id = changed[0]?.done.peek().at(-1)?.id;
  return id === undefined ? undefined : { id, documents: changed };
}

/** Whether the step is in the texts now, following it; undefined = it is so old, or so long undone, that nobody can tell. */
export function isMade({ id, documents }: MadeStep): boolean | undefined {
  const isAmong = (list: "done" | "undone"): boolean =>
    documents.every((document) => document[list].value.some((step) => step.id === id));
  return isAmong("done") ? true : isAmong("undone") ? false : undefined;
}

/** Whether the files say what the texts say, following them. */
export const isSaved = ({ documents }: MadeStep): boolean =>
  documents.every(({ isUnsaved }) => !isUnsaved.value);

/** Undo would take back this step. */
export const isLast = ({ id, documents }: MadeStep): boolean =>
  documents.every(({ done }) => done.value.at(-1)?.id === id);
