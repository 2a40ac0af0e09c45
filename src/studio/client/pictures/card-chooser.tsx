/** A box in which a card is found by typing: for pictures whose names do not say whose they are. */
import { computed } from "@preact/signals";
import type { VNode } from "preact";
import { notify, withdraw } from "../parts/notices.tsx";
import { decks } from "../project/cards.ts";
import { pairByHand } from "./incoming.ts";

interface Choice {
  readonly deck: string;
  readonly card: string;
}

/** By what the box says: "Axe 7 (battle/axe-7)". */
const choices = computed<ReadonlyMap<string, Choice>>(
  () =>
    new Map(
      (decks.value ?? []).flatMap(({ id: deck, cards }) =>
        cards.map(({ id, title }) => [`${title} (${deck}/${id})`, { deck, card: id }] as const),
      ),
    ),
);

/** All that have this in their names, in whatever case. */
function withWords(typed: string): readonly Choice[] {
  const words = typed.trim().toLowerCase();
  if (words === "") return [];
  return [...choices.peek()].flatMap(([name, choice]) =>
    name.toLowerCase().includes(words) ? [choice] : [],
  );
}

/** Place it once, beside all choosers. */
export function CardChoices(): VNode {
  return (
    <datalist id="cards-to-choose">
      {[...choices.value.keys()].map((words) => (
        <option key={words} value={words} />
      ))}
    </datalist>
  );
}

/** @param name of the picture in the game's folder */
export function CardChooser({ name }: { readonly name: string }): VNode {
  return (
    <input
      class="card-chooser"
      type="text"
      list="cards-to-choose"
      aria-label={`Card for ${name}`}
      placeholder="Give it to a card"
      autocomplete="off"
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        const { currentTarget } = event;
        const found = withWords(currentTarget.value);
        const [chosen] = found;
        if (chosen && found.length === 1) {
          currentTarget.value = "";
          withdraw("card-chooser");
          void pairByHand({ file: name, ...chosen });
        } else if (currentTarget.value.trim() !== "")
          notify({
            name: "card-chooser",
            kind: "warning",
            text:
              found.length === 0
                ? `No card has “${currentTarget.value.trim()}” in its name.`
                : `${found.length} cards have “${currentTarget.value.trim()}” in their names; type more of it.`,
          });
      }}
      onInput={({ currentTarget }) => {
        const chosen = choices.value.get(currentTarget.value);
        if (!chosen) return;
        currentTarget.value = "";
        void pairByHand({ file: name, ...chosen });
      }}
    />
  );
}
