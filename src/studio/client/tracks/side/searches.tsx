/** Beside the map: wishes for a suggested track, the repair of the one that is laid, and what was found. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../../parts/button.tsx";
import { Choice, TextField } from "../../parts/fields.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { scenario, track } from "../state.ts";
import { apply, endSearch, repair, search, suggest } from "./search.ts";

type Length = "any" | "short" | "medium" | "long";

interface Wishes {
  readonly cards: string;
  readonly players: string;
  readonly forcedDiagonals: string;
  readonly narrows: string;
  readonly accelerations: string;
  readonly length: Length;
}

const wishes = signal<Wishes>({
  cards: "7",
  players: "",
  forcedDiagonals: "",
  narrows: "",
  accelerations: "",
  length: "any",
});

const isWishing = signal(false);

let seed = 1;

export function Searches(): VNode {
  const state = search.value;
  if (state) return <Result />;
  const none = track.value.cards.length < 2 ? "Lay cards first" : undefined;
  return (
    <div class="track-searches">
      <div class="buttons">
        <Button
          label="Suggest a track"
          icon="tracks"
          isPressed={isWishing.value}
          whyNot={whyReadOnly.value}
          onClick={() => {
            isWishing.value = !isWishing.peek();
          }}
        />
        <Button
          label="Repair"
          icon="fix"
          tip="Finds the smallest change that makes the track sound"
          whyNot={whyReadOnly.value ?? none}
          onClick={() => void repair()}
        />
      </div>
      {isWishing.value && <WishForm />}
    </div>
  );
}

function WishForm(): VNode {
  const number = (name: Exclude<keyof Wishes, "length">, label: string, usual: string): VNode => (
    <TextField
      label={label}
      value={wishes.value[name]}
      placeholder={usual}
      onInput={(value) => {
        wishes.value = { ...wishes.peek(), [name]: value };
      }}
    />
  );
  return (
    <form
      class="wish-form form"
      onSubmit={(event) => {
        event.preventDefault();
        searchWished();
      }}
    >
      {number("cards", "Cards", "7")}
      {number("players", "Players", String(scenario.value?.players.max ?? 4))}
      {number("forcedDiagonals", "Forced special steps", "0")}
      {number("narrows", "Least width", "by players")}
      {number("accelerations", "Face-down cards", "by cards")}
      <Choice
        label="Length"
        value={wishes.value.length}
        options={[
          { value: "any", label: "any" },
          { value: "short", label: "short" },
          { value: "medium", label: "medium" },
          { value: "long", label: "long" },
        ]}
        onChange={(length: Length) => {
          wishes.value = { ...wishes.peek(), length };
        }}
      />
      <button type="submit" class="button primary">
        Show one
      </button>
    </form>
  );
}

function searchWished(): void {
  const { length, ...numbers } = wishes.peek();
  const given = Object.entries({ players: String(scenario.peek()?.players.max ?? 4), ...filled(numbers) });
  const asked = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]));
  void suggest({ ...asked, ...(length !== "any" && { length }) }, seed);
}

const filled = (numbers: Omit<Wishes, "length">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(numbers).filter(([, value]) => value.trim() !== "" && Number.isInteger(Number(value))),
  );

function Result(): VNode {
  const state = search.value;
  if (state?.kind === "searching")
    return (
      <div class="track-searches" role="status">
        <p>
          Searching ... <progress value={state.share} max={1} aria-label="Part of the search that is done" />
        </p>
        <Button label="Give up" onClick={endSearch} />
      </div>
    );
  const isFound = state?.kind === "found";
  const words = isFound ? state.found.words : state?.kind === "nothing" ? state.words : [];
  return (
    <div class="track-searches" role="status">
      <ul class="search-words">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div class="buttons">
        {isFound && (
          <Button
            label="Use it"
            kind="primary"
            icon="check"
            whyNot={state.found.whyNot}
            onClick={() => void apply()}
          />
        )}
        {isWishing.value && (
          <Button
            label="Another one"
            onClick={() => {
              seed += 1;
              searchWished();
            }}
          />
        )}
        <Button label={isFound ? "Leave it" : "Close"} onClick={endSearch} />
      </div>
    </div>
  );
}
