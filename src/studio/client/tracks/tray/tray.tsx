/** The map cards of the game with the copies that are left: dragged to the map, or clicked and then laid by a click there. */
import "./tray.css";
import { signal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { MapCardData } from "../../../../index.ts";
import { useArrowStops } from "../../parts/arrow-stops.ts";
import { ToggleChip } from "../../parts/chip.tsx";
import { TextField } from "../../parts/fields.tsx";
import { tipOf } from "../../parts/tips.tsx";
import { hold, moveHeld } from "../map/actions.ts";
import { CardFace } from "../map/card-face.tsx";
import { whyFixed } from "../map/gesture.ts";
import { MAP_ID } from "../map/map-element.ts";
import { CELL } from "../map/units.ts";
import { shapeOf } from "../model/geometry.ts";
import { copiesLeft } from "../proofs/proof.ts";
import { faultOfMapCard } from "../side/own-findings.ts";
import { held, mapCards, track } from "../state.ts";
import { terrainOf } from "../terrains.ts";
import { dragFromTray } from "./drag-from-tray.ts";

/** Terrains that a card must have, and letters of its name. */
const terrains = signal<ReadonlySet<string>>(new Set());
const words = signal("");

export function Tray(): VNode {
  const cards = useComputed(() => [...mapCards.value.values()]);
  const known = useComputed(() => [
    ...new Set(cards.value.flatMap(({ map }) => map.squares.map(({ terrain }) => terrain))),
  ]);
  const left = copiesLeft(track.value.cards);
  const shown = cards.value.filter(isWanted);
  const stops = useArrowStops<HTMLUListElement>();
  return (
    <section
      class="tray"
      aria-label="Map cards"
      onKeyDown={(event) => {
        // from the field to the cards
        if (event.key !== "ArrowDown" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        stops.ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }}
    >
      <div class="tray-filter">
        <TextField
          label="Find a map card"
          hidesLabel
          type="search"
          placeholder="Find a map card"
          value={words.value}
          onInput={(value) => {
            words.value = value;
          }}
        />
        <fieldset class="chip-group tray-terrains" aria-label="Only cards with">
          {known.value.map((id) => (
            <ToggleChip
              key={id}
              isOn={terrains.value.has(id)}
              tip={`Only cards with ${terrainOf(id).title}`}
              onChange={(isOn) => choose(id, isOn)}
            >
              <span class="tray-swatch" style={{ background: terrainOf(id).colour }} />
              {terrainOf(id).title}
            </ToggleChip>
          ))}
        </fieldset>
      </div>
      <ul class="tray-cards" {...stops}>
        {shown.map((card) => (
          <li key={card.card}>
            <TrayCard card={card} left={left.get(card.card) ?? 0} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p class="quiet tray-none">No map card matches.</p>}
    </section>
  );
}

function choose(id: string, isOn: boolean): void {
  const now = new Set(terrains.peek());
  if (isOn) now.add(id);
  else now.delete(id);
  terrains.value = now;
}

function isWanted({ card, title, map }: MapCardData): boolean {
  const own = new Set<string>(map.squares.map(({ terrain }) => terrain));
  const typed = words.value.trim().toLowerCase();
  return (
    [...terrains.value].every((id) => own.has(id)) &&
    (typed === "" || [card, title].some((name) => name.toLowerCase().includes(typed)))
  );
}

function TrayCard({ card, left }: { readonly card: MapCardData; readonly left: number }): VNode {
  const { map, card: id, title, copies } = card;
  const isHeld = held.value?.card === id;
  const whyNot = whyFixed.value;
  const picture = useMemo(() => <SmallCard card={card} />, [map]);
  const fault = map.isWhole ? undefined : (faultOfMapCard(id) ?? "Its cells cannot be read");
  return (
    <button
      type="button"
      class={`tray-card${left <= 0 ? " is-used" : ""}${fault === undefined ? "" : " has-fault"}`}
      {...tipOf(whyNot ?? fault)}
      aria-pressed={isHeld}
      aria-disabled={whyNot === undefined ? undefined : true}
      onPointerDown={(event) => {
        if (whyNot === undefined) dragFromTray(event, card);
      }}
      onClick={(event) => {
        if (whyNot !== undefined) return;
        hold(card);
        document.getElementById(MAP_ID)?.focus();
        // by a key: the card is beside the last one, and arrow keys move it from there
        if (event.detail === 0) moveHeld("up");
      }}
    >
      {picture}
      <span class="tray-name">{title === id ? id : `${title}, ${id}`}</span>{" "}
      <span class={`tray-left${left < 0 ? " is-over" : ""}`}>
        {left < 0 ? `${-left} too many` : left}
        <span class="unseen">{left < 0 ? " laid" : ` of ${copies} left`}</span>
      </span>
    </button>
  );
}

function SmallCard({ card: { map } }: { readonly card: MapCardData }): VNode {
  const { box } = shapeOf(map, 0);
  const around = 2;
  const view = [
    box.x * CELL - around,
    -(box.y + box.height) * CELL - around,
    box.width * CELL + 2 * around,
    box.height * CELL + 2 * around,
  ];
  return (
    <svg class="tray-picture" viewBox={view.join(" ")} aria-hidden="true">
      <CardFace map={map} turn={0} isDown={false} />
    </svg>
  );
}
