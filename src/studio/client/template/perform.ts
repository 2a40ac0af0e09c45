/** Makes changes of the template: asks for the edits, and puts them into its document as one named step. */
import { signal } from "@preact/signals";
import type { EditAsk, NamedEdits } from "../../../index.ts";
import { call } from "../calls.ts";
import { stepFrom } from "../documents/draft-edits.ts";
import { notify, withdraw } from "../parts/notices.tsx";
import { capitalised } from "../parts/words.ts";
import { whyReadOnly } from "../read-only.ts";
import { select, selected, source, things, whileChanging } from "./state.ts";
import { rangesAfter, tagsWritten, type WrittenRange } from "./written-ranges.ts";

/** Ranges that the last step wrote, in the text after it: the source lights them up. */
export const written = signal<readonly WrittenRange[]>([]);

const NOTICE = "template";

/** True if it was made. What stands in the way is said in a notice. @param ready the answer, if it is known already */
export async function perform(ask: EditAsk, ready?: NamedEdits): Promise<boolean> {
  const whyNot = whyReadOnly.peek();
  if (whyNot !== undefined) {
    notify({ name: NOTICE, kind: "warning", text: `${whyNot}: nothing was changed.` });
    return false;
  }
  let known = ready;
  let made: NamedEdits | undefined;
  try {
    const step = stepFrom(async (texts) => {
      made = known ?? (await call("edits", ask, { drafts: texts }));
      // Somebody may have typed meanwhile: then it is asked for anew.
      known = undefined;
      return made;
    });
    await whileChanging(step);
  } catch (error) {
    say(error);
    return false;
  }
  withdraw(NOTICE);
  const edits = made?.files.flatMap((file) => file.edits) ?? [];
  if (edits.length > 0) written.value = rangesAfter(edits);
  return true;
}

export const say = (error: unknown): void =>
  notify({ name: NOTICE, kind: "warning", text: capitalised((error as Error).message) });

/** Adds or moves an element, and selects it where it is then. */
export async function performAndSelect(ask: EditAsk): Promise<void> {
  const file = source.peek()?.path;
  if (!(await perform(ask)) || file === undefined) return;
  const start = tagsWritten(written.peek(), source.peek()?.text.peek() ?? "").at(-1);
  if (start !== undefined) selected.value = { file, start, nth: 0 };
}

export async function removeThing(ask: EditAsk): Promise<void> {
  const isMade = await perform(ask);
  if (!isMade) return;
  select(undefined);
  if (ask.kind === "delete-thing")
    things.value = things.peek().filter(({ element }) => element?.start !== ask.start);
}
