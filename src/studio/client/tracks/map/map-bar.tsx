/** Above the map: what can be done with what is selected or held, the ends of the track, and how large it is shown. */
import "./map-bar.css";
import type { VNode } from "preact";
import { useArrowStops } from "../../parts/arrow-stops.ts";
import { Button } from "../../parts/button.tsx";
import { capitalised } from "../../parts/words.ts";
import { cellName, hasFaceDown, unnamedWords } from "../game-words.ts";
import type { Laid } from "../model/track.ts";
import { held, select, selectedCards, track } from "../state.ts";
import { copy, flip, letGo, naming, remove, reorder, toggleMoving, turn } from "./actions.ts";
import { drag, previewed, whyFixed } from "./gesture.ts";
import { sample } from "./keys.ts";
import { focusMap } from "./map-element.ts";
import { isSeveral } from "./selecting.ts";
import { isFitted, showAll, zoom } from "./sight.ts";

export function MapBar(): VNode {
  const card = held.value;
  const chosen = selectedCards.value;
  const stops = useArrowStops<HTMLDivElement>();
  const isMoving = drag.value?.by === "click";
  const none = previewed.value
    ? whyFixed.value
    : card || chosen.length > 0
      ? undefined
      : "Select a card on the map, or take one from the left";
  const onTrack = whyFixed.value ?? (chosen.length > 0 ? undefined : "Select a card on the map");
  const one = onTrack ?? (chosen.length > 1 ? "Select one card" : undefined);
  return (
    <div class="map-bar" role="toolbar" aria-label="Cards and map" {...stops}>
      <Button label="Turn" icon="turn" isBare keys="R" whyNot={none} onClick={() => turn(1)} />
      {(hasFaceDown.value || chosen.some(({ acceleration }) => acceleration)) && (
        <Button label="Turn face down or up" icon="flip" isBare keys="F" whyNot={none} onClick={flip} />
      )}
      <Button
        label="Earlier in the order"
        icon="back"
        isBare
        keys="["
        whyNot={one}
        onClick={() => reorder(-1)}
      />
      <Button
        label="Later in the order"
        icon="forward"
        isBare
        keys="]"
        whyNot={one}
        onClick={() => reorder(1)}
      />
      <Button
        label="Move"
        tip="Move: the next click is the new place of what is selected"
        icon="move"
        isBare
        keys="M"
        isPressed={isMoving}
        whyNot={onTrack}
        onClick={() => {
          toggleMoving();
          focusMap();
        }}
      />
      <Button label="Copy beside it" icon="copy" isBare keys="Mod+D" whyNot={onTrack} onClick={copy} />
      <Button
        label="Hold another like it"
        icon="card"
        isBare
        keys="C"
        whyNot={one}
        onClick={() => {
          sample();
          focusMap();
        }}
      />
      {card ? (
        <Button label="Let go of the card" icon="close" isBare keys="Escape" onClick={letGo} />
      ) : (
        <Button label="Remove" icon="trash" isBare keys="Delete" whyNot={onTrack} onClick={() => remove()} />
      )}
      <Button
        label="Select several"
        icon="check"
        isBare
        isPressed={isSeveral.value}
        tip="Select several: each press on a card selects one more"
        onClick={() => {
          isSeveral.value = !isSeveral.peek();
        }}
      />
      <span class="map-bar-space" />
      <End which="start" label="Start" />
      <End which="finish" label="Finish" />
    </div>
  );
}

/** In another corner: what is selected or held, what is wrong with it, and what the next click does. */
export function MapWords({ faults }: { readonly faults: ReadonlyMap<number, string> }): VNode | null {
  const words = wordsOf();
  const chosen = selectedCards.value;
  const fault = chosen.length === 1 ? faults.get(track.value.cards.indexOf(chosen[0] as Laid)) : undefined;
  if (words === "") return null;
  return (
    <div class="map-words">
      {words}
      {fault !== undefined && <span class="map-fault">{capitalised(fault)}</span>}
    </div>
  );
}

/** In a corner of the map. */
export function ZoomButtons(): VNode {
  return (
    <div class="map-zoom">
      <Button label="Zoom out" kind="quiet" keys="-" tip="Zoom out" onClick={() => zoom(0.8)}>
        <span aria-hidden="true">−</span>
      </Button>
      <Button label="Zoom in" icon="add" isBare keys="+" onClick={() => zoom(1.25)} />
      <Button label="Fit" icon="zoom" isBare keys="0" isPressed={isFitted.value} onClick={showAll} />
    </div>
  );
}

function End({ which, label }: { readonly which: "start" | "finish"; readonly label: string }): VNode {
  const isOn = naming.value === which;
  const name = track.value[which];
  return (
    <Button
      label={label}
      icon="pin"
      kind="quiet"
      isPressed={isOn}
      tip={`The next click on a ${cellName.value} is the ${which}; now ${name ?? unnamedWords(which)}`}
      whyNot={whyFixed.value ?? (track.value.cards.length === 0 ? "Lay a card first" : undefined)}
      onClick={() => {
        letGo();
        select([]);
        naming.value = isOn ? undefined : which;
      }}
    />
  );
}

function wordsOf(): string {
  const card = held.value;
  if (naming.value) return `Click the ${cellName.value} of the ${naming.value}`;
  if (card) return `${card.card}: click where to place it`;
  const chosen = selectedCards.value;
  const [first] = chosen;
  if (!first) return "";
  if (drag.value?.by === "click") return `Click where to place ${chosen.length > 1 ? "them" : first.card}`;
  if (chosen.length > 1) return `${chosen.length} cards`;
  return `Card ${track.value.cards.indexOf(first) + 1}: ${first.card}`;
}
