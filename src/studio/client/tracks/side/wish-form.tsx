/** What is wished for in a suggested track. What is left empty is as usual in the game. */
import { computed, signal } from "@preact/signals";
import type { VNode } from "preact";
import { type SuggestWishes, withDefaults } from "../../../../track/suggest/wishes.ts";
import { Button } from "../../parts/button.tsx";
import { Choice, TextField } from "../../parts/fields.tsx";
import { hasFaceDown, specialStep } from "../game-words.ts";
import { moves, scenario } from "../state.ts";

type Length = "any" | "short" | "medium" | "long";

interface Wishes {
  readonly cards: string;
  readonly players: string;
  readonly forcedDiagonals: string;
  readonly narrows: string;
  readonly accelerations: string;
  readonly length: Length;
}

type NumberName = Exclude<keyof Wishes, "length">;

const wishes = signal<Wishes>({
  cards: "",
  players: "",
  forcedDiagonals: "",
  narrows: "",
  accelerations: "",
  length: "any",
});

/** As they are typed, but for those that are left empty. */
const numbers = computed<Partial<Record<NumberName, number>>>(() => {
  const { length: _, ...typed } = wishes.value;
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  return {
    players: scenario.value?.players.max ?? 4,
    ...Object.fromEntries(given.map(([name, text]) => [name, Number(text)])),
  };
});

/** What the game would take where nothing is wished for. */
const usual = computed<SuggestWishes>(() => {
  const { cards, players } = numbers.value;
  const given = { ...(cards !== undefined && { cards }), ...(players !== undefined && { players }) };
  return withDefaults(given, moves.value?.movement);
});

export function wished(): Partial<SuggestWishes> {
  const { length } = wishes.peek();
  return { ...numbers.peek(), ...(length !== "any" && { length }) };
}

const faultOf = (text: string): string | undefined =>
  /^\s*\d{0,3}\s*$/.test(text) ? undefined : "Expected a whole number";

/** Why nothing can be searched for as it is typed. */
const fault = computed(() => {
  const { length: _, ...typed } = wishes.value;
  return Object.values(typed).some((text) => faultOf(text) !== undefined)
    ? "A number is not a whole number"
    : undefined;
});

interface WishFormProps {
  /** Of its button. */
  readonly id?: string | undefined;
  onSearch(): void;
}

export function WishForm({ id, onSearch }: WishFormProps): VNode {
  const search = (): void => {
    if (fault.peek() === undefined) onSearch();
  };
  const number = (name: NumberName, label: string): VNode => (
    <TextField
      label={label}
      value={wishes.value[name]}
      placeholder={String(usual.value[name])}
      fault={faultOf(wishes.value[name])}
      onInput={(value) => {
        wishes.value = { ...wishes.peek(), [name]: value };
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") search();
      }}
    />
  );
  return (
    <form class="wish-form form" onSubmit={(event) => event.preventDefault()}>
      {number("cards", "Cards")}
      {number("players", "Players")}
      {specialStep.value !== undefined && number("forcedDiagonals", `Forced: ${specialStep.value}`)}
      {moves.value?.movement.pieces !== "unlimited" && number("narrows", "Least width")}
      {hasFaceDown.value && number("accelerations", "Face-down cards")}
      <Choice
        label="Length"
        value={wishes.value.length}
        options={(["any", "short", "medium", "long"] as const).map((value) => ({ value, label: value }))}
        onChange={(length: Length) => {
          wishes.value = { ...wishes.peek(), length };
        }}
      />
      <Button label="Suggest" id={id} kind="primary" whyNot={fault.value} onClick={search} />
    </form>
  );
}
