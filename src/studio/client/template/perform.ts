/** Makes changes of the template: asks for the edits, and puts them into its document as one named step. */
import { signal } from "@preact/signals";
import type { EditAsk, NamedEdits, TextEdit } from "../../../index.ts";
import { call } from "../calls.ts";
import { stepFrom } from "../documents/draft-edits.ts";
import { notify, withdraw } from "../parts/notices.tsx";
import { sentence } from "./side/sentence.ts";
import { select, selected, source, things, whileChanging } from "./state.ts";

/** Ranges that the last step wrote, in the text after it: the source lights them up. */
export const written = signal<readonly { readonly start: number; readonly end: number }[]>([]);

const NOTICE = "template";

/** True if it was made. What stands in the way is said in a notice. @param ready the answer, if it is known already */
export async function perform(ask: EditAsk, ready?: NamedEdits): Promise<boolean> {
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
  notify({ name: NOTICE, kind: "warning", text: sentence((error as Error).message) });

/** Adds or moves an element, and selects it where it is then. */
export async function performAndSelect(ask: EditAsk): Promise<void> {
  const file = source.peek()?.path;
  if (!(await perform(ask)) || file === undefined) return;
  const text = source.peek()?.text.peek() ?? "";
  for (const { start, end } of written.peek()) {
    const tag = text.slice(start, end).search(/<(?![!/])/);
    // A namespace that was declared contains no tag.
    if (tag !== -1) selected.value = { file, start: start + tag, nth: 0 };
  }
}

export async function removeThing(ask: EditAsk): Promise<void> {
  const isMade = await perform(ask);
  if (!isMade) return;
  select(undefined);
  if (ask.kind === "delete-thing")
    things.value = things.peek().filter(({ element }) => element?.start !== ask.start);
}

function rangesAfter(edits: readonly TextEdit[]): readonly { start: number; end: number }[] {
  let moved = 0;
  return [...edits]
    .sort((a, b) => a.start.offset - b.start.offset)
    .map(({ start, end, text }) => {
      const from = start.offset + moved;
      moved += text.length - (end.offset - start.offset);
      return { start: from, end: from + text.length };
    });
}
