/** A box in which a card is found by typing: for pictures whose names do not say whose they are. */
import type { VNode } from "preact";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { cardsCalled, type NamedCard, namedCards } from "../project/card-names.ts";
import { pairByHand } from "./incoming.ts";

/** Place it once, beside all choosers. */
export function CardChoices(): VNode {
  return (
    <datalist id="cards-to-choose">
      {namedCards.value.map(({ name }) => (
        <option key={name} value={name} />
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
        const found = cardsCalled(currentTarget.value);
        const [chosen] = found;
        if (chosen && found.length === 1) {
          currentTarget.value = "";
          withdraw("card-chooser");
          give(name, chosen);
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
      onInput={({ currentTarget, inputType }) => {
        const begun = namedCards.value.filter((one) => one.name.startsWith(currentTarget.value));
        const chosen = begun.find((one) => one.name === currentTarget.value);
        // "Axe" may be the beginning of "Axe 7", unless it was taken from the list
        if (!chosen || (begun.length > 1 && inputType !== "insertReplacementText")) return;
        currentTarget.value = "";
        give(name, chosen);
      }}
    />
  );
}

const give = (file: string, { deck, card }: NamedCard): void => void pairByHand({ file, deck, card });
