/** Numbers of a game: what its dice roll, and how the values of its cards are spread. */
import "./numbers.css";
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useLive } from "../answers/live.ts";
import { Empty } from "../parts/empty.tsx";
import { Tabs, tabPanel } from "../parts/tabs.tsx";
import { View } from "../parts/view.tsx";
import { decks, decksFault } from "../project/cards.ts";
import { game, gameId } from "../project/project.ts";
import { CardNumbers } from "./card-numbers.tsx";
import { DiceNumbers } from "./dice-numbers.tsx";

type Subject = "cards" | "dice";

/** Stays while people go to other views and come back. */
const subject = signal<Subject>("cards");

export function Numbers(): VNode {
  const id = gameId.value;
  const dice = useLive("dice", () => (id === undefined ? undefined : { game: id }), [id]).answer.value;
  const all = decks.value;
  const hasDice = (dice?.dice.length ?? 0) > 0;
  const current = hasDice ? subject.value : "cards";
  return (
    <View title="Numbers" subtitle={game.value?.title}>
      {hasDice && (
        <Tabs
          label="What the numbers are about"
          tabs={[
            { id: "cards", label: "Cards" },
            { id: "dice", label: "Dice" },
          ]}
          current={current}
          onChange={(next: Subject) => {
            subject.value = next;
          }}
        />
      )}
      <div class="numbers" {...(hasDice && tabPanel(current))}>
        {current === "dice" && dice && <DiceNumbers found={dice} />}
        {current === "cards" && all && all.length > 0 && <CardNumbers decks={all} />}
        {current === "cards" && all?.length === 0 && (
          <Empty icon="numbers" title="No cards yet">
            As soon as the game has a deck, its cost curve and every other spread of values are here.
          </Empty>
        )}
        {!all && <p class="quiet">{decksFault.value ?? ""}</p>}
      </div>
    </View>
  );
}
