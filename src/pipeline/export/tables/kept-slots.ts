/** The slot journal of an export: read before anything is drawn, and kept before anything refers to it. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { noSlots, readSlots, type SlotJournal, slotText, withSlots } from "../../../press/tables/slots.ts";
import type { TableGame } from "../../../press/tables/table-game.ts";
import type { KeptText } from "../target.ts";

/**
 * The journal as it is now.
 * @throws BroadsideError `bad-order` for one that is damaged or of another game: a new one would give cards other slots
 */
export function slotsNow(kept: KeptText, game: string): SlotJournal {
  const text = kept.read();
  const read = text === undefined ? noSlots(game) : readSlots(text, game);
  if (!("problem" in read)) return read;
  throw badOrder(
    wording`the slot journal ${kept.shown} ${read.problem}; restore it, name another file with ${option("slots")}, or remove it if no saved game needs its cards`,
  );
}

/** Adds slots for new cards, and writes the journal if there are any. */
export function keepSlots(kept: KeptText, { id, piles }: TableGame): SlotJournal {
  const before = slotsNow(kept, id);
  const after = withSlots(before, piles);
  const text = slotText(after);
  if (text !== kept.read()) kept.write(text);
  return after;
}
