/** Makes changes of the template: asks for the edits, and puts them into its document as one named step. */
import { signal } from "@preact/signals";
import type { EditAsk, NamedEdits } from "../../../index.ts";
import type { EditsOfTexts } from "../answers/drawn-ahead.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { rangesAfter, tagsWritten, type WrittenRange } from "../documents/written-ranges.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { askNow, type SeenText, seenText } from "./asked-things.ts";
import { selectPlaces, source, things, whileChanging } from "./state.ts";

/** Ranges that the last step wrote, in the text after it: the source lights them up. */
export const written = signal<readonly WrittenRange[]>([]);

const NOTICE = "template";

/**
 * What stands in the way is said in a notice.
 * @param ready see `draftEdits`
 * @param seen the text in which the things of the ask were known; default that of the template as it is
 * @returns whether the change was made
 */
export async function perform(
  ask: EditAsk,
  ready?: EditsOfTexts,
  seen: SeenText | undefined = seenText(source.peek()?.path),
): Promise<boolean> {
  const whyNot = whyReadOnly.peek();
  if (whyNot !== undefined) {
    notify({ name: NOTICE, kind: "warning", text: `${whyNot}: nothing was changed.` });
    return false;
  }
  let made: NamedEdits;
  try {
    made = await whileChanging(draftEdits(ask, { ready, now: () => askNow(ask, seen) }));
  } catch (error) {
    say(error);
    return false;
  }
  withdraw(NOTICE);
  const edits = made.files.flatMap((file) => file.edits);
  if (edits.length > 0) written.value = rangesAfter(edits);
  return true;
}

export const say = (error: unknown): void =>
  notify({ name: NOTICE, kind: "warning", text: capitalised((error as Error).message) });

/** Adds or moves elements, and selects them where they are then. */
export async function performAndSelect(ask: EditAsk): Promise<void> {
  const file = source.peek()?.path;
  if (!(await perform(ask)) || file === undefined) return;
  const starts = tagsWritten(written.peek(), source.peek()?.text.peek() ?? "");
  const wanted = ask.kind === "duplicate-things" ? starts : starts.slice(-1);
  if (wanted.length > 0) selectPlaces(wanted.map((start) => ({ file, start, nth: 0 })));
}

export async function removeThings(ask: EditAsk & { readonly kind: "delete-things" }): Promise<void> {
  const gone = new Set(ask.starts);
  const isMade = await perform(ask);
  if (!isMade) return;
  selectPlaces([]);
  things.value = things.peek().filter(({ element }) => !gone.has(element?.start ?? -1));
}
