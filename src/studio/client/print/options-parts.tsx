/** What of a game is printed or exported: all, kits, scenarios, or decks and cards. Exports are of whole kits. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { GameSummary } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { RemovableChip } from "../parts/chip.tsx";
import { Check, Choice, TextField } from "../parts/fields.tsx";
import { cardName, cardsCalled, namedCards } from "../project/card-names.ts";
import { choices, choose } from "./choices.ts";
import type { PrintChoices } from "./print-choices.ts";

const WHAT = {
  all: "Everything",
  kits: "Some kits",
  scenarios: "Scenarios",
  cards: "Decks and cards",
} as const;

interface PartsProps {
  readonly game: GameSummary;
  readonly isExport?: boolean;
}

export function Parts({ game, isExport = false }: PartsProps): VNode {
  const { kits, scenarios, decks, areTogether } = choices.value;
  const names = (["all", "kits", "scenarios", "cards"] as const).filter(
    (name) =>
      (name !== "kits" || game.kits.length > 0) &&
      (name !== "scenarios" || game.scenarios.length > 0) &&
      (!isExport || name === "all" || name === "kits"),
  );
  const what = names.find((name) => name === choices.value.what) ?? "all";
  return (
    <>
      <Choice
        label={isExport ? "Export" : "Print"}
        value={what}
        options={names.map((value) => ({ value, label: WHAT[value] }))}
        onChange={(value) => choose({ what: value })}
      />
      {what === "kits" && (
        <>
          <List label="Kits" all={game.kits} chosen={kits} onChange={(ids) => choose({ kits: ids })} />
          {kits.length > 1 && (
            <Check
              label="As one kit"
              isChecked={areTogether}
              onChange={(isOn) => choose({ areTogether: isOn })}
            />
          )}
        </>
      )}
      {what === "scenarios" && (
        <List
          label="Scenarios"
          all={game.scenarios}
          chosen={scenarios}
          onChange={(ids) => choose({ scenarios: ids })}
        />
      )}
      {what === "cards" && (
        <>
          <List
            label="Decks"
            all={game.decks.map(({ id, title, cards }) => ({ id, title: `${title} (${cards.length})` }))}
            chosen={decks}
            onChange={(ids) => choose({ decks: ids })}
          />
          <Cards />
        </>
      )}
      {game.players && what !== "cards" && (
        <Choice
          label="Players"
          value={choices.value.players}
          options={[{ value: "", label: "Any number" }, ...playerOptions(game.players)]}
          onChange={(players) => choose({ players })}
        />
      )}
    </>
  );
}

const playerOptions = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({ value: `${min + index}`, label: `${min + index}` }));

interface ListProps {
  readonly label: string;
  readonly all: readonly { readonly id: string; readonly title: string }[];
  readonly chosen: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** In the order of the game, whatever was chosen first. */
const List = ({ label, all, chosen, onChange }: ListProps): VNode => (
  <fieldset class="print-list">
    <legend class="label">{label}</legend>
    {all.map(({ id, title }) => (
      <Check
        key={id}
        label={title}
        isChecked={chosen.includes(id)}
        onChange={(isOn) =>
          onChange(all.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.includes(one))))
        }
      />
    ))}
  </fieldset>
);

/** Single cards, by title or id. */
function Cards(): VNode {
  const typed = useSignal("");
  const list = useId();
  const { cards } = choices.value;
  const found = cardsCalled(typed.value);
  const [only] = found.length === 1 ? found : [];
  const add = (): void => {
    if (only === undefined) return;
    choose({ cards: [...new Set([...cards, `${only.deck}/${only.card}`])] } satisfies Partial<PrintChoices>);
    typed.value = "";
  };
  return (
    <>
      <div class="print-add">
        <TextField
          label="Single cards"
          value={typed.value}
          placeholder="Title or id"
          list={list}
          fault={typed.value.trim() !== "" && found.length === 0 ? "No card is called this." : undefined}
          onInput={(text) => {
            typed.value = text;
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") add();
          }}
        />
        <Button label="Add" whyNot={only === undefined ? whyNoCard(found.length) : undefined} onClick={add} />
      </div>
      <datalist id={list}>
        {namedCards.value.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {cards.length > 0 && (
        <div class="print-chips">
          {cards.map((name) => (
            <RemovableChip
              key={name}
              label={nameOf(name)}
              onRemove={() => choose({ cards: cards.filter((one) => one !== name) })}
            />
          ))}
        </div>
      )}
    </>
  );
}

const whyNoCard = (found: number): string =>
  found === 0 ? "Type the title of a card" : `${found} cards have this in their names; type more of it`;

/** @param chosen "battle/axe-7" */
function nameOf(chosen: string): string {
  const [deck = "", card = ""] = chosen.split("/");
  return cardName(deck, card);
}
