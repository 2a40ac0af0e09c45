/** The map: the lattice with its cards, what is proved about them, and what is being tried. */
import "./map.css";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useKeysHelp } from "../../frame/keys-of-view.ts";
import { counted } from "../../parts/counted.ts";
import { endPointers, pointersDown } from "../../parts/pointer/follow-pointer.ts";
import { hasFaceDown } from "../game-words.ts";
import { groundOf, pointAt } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";
import { current, held, mapCards, selection, track } from "../state.ts";
import { naming } from "./actions.ts";
import { announced } from "./announce.ts";
import { CardFace, cellsOutline, Signs } from "./card-face.tsx";
import { drag, frame, heldAt, isBlocked, laidGhost, previewed, seen } from "./gesture.ts";
import { KEYS_WITHOUT_FLIP, MAP_KEYS, onKey } from "./keys.ts";
import { LaidCard } from "./laid-card.tsx";
import { MapWords, ZoomButtons } from "./map-bar.tsx";
import { MAP_ID } from "./map-element.ts";
import { Marks } from "./marks.tsx";
import { hover, press, wheel } from "./pointer.ts";
import { revealCards, room, sight } from "./sight.ts";
import { CELL, outlineOf } from "./units.ts";

export function TrackMap({ faults }: { readonly faults: ReadonlyMap<number, string> }): VNode {
  const map = useRef<SVGSVGElement>(null);
  useKeysHelp(hasFaceDown.value ? MAP_KEYS : KEYS_WITHOUT_FLIP);
  useLayoutEffect(() => {
    const element = map.current;
    if (!element) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) room.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      endPointers();
    };
  }, []);
  useEffect(() => {
    const element = map.current;
    const onWheel = (event: WheelEvent): void => {
      if (element) wheel(event, element);
    };
    // not passive: the page is not zoomed too
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);
  useFocus(map);
  const going = drag.value;
  const { cards } = previewed.value ?? going?.base ?? track.value;
  // what is previewed has other cards
  const first = (cards.find(({ key }) => key === current.value) ?? cards[0])?.key;
  const isEntered = held.value !== undefined || cards.length === 0;
  return (
    <div class="map-room">
      <svg
        ref={map}
        id={MAP_ID}
        class={`track-map${held.value || naming.value || going?.by === "click" ? " is-placing" : ""}${going?.by === "pointer" ? " is-dragging" : ""}${previewed.value ? " is-preview" : ""}`}
        role="application"
        aria-roledescription="map"
        aria-label={`Map with ${counted(cards.length, "card")}. Page Up and Page Down go from card to card, arrow keys move, R turns, ${hasFaceDown.value ? "F turns face down, " : ""}Delete removes.`}
        tabindex={isEntered ? 0 : -1}
        onPointerDown={(event) => map.current && press(event, map.current)}
        onPointerMove={(event) => map.current && hover(event, map.current)}
        onPointerLeave={(event) => {
          if (event.pointerType !== "touch") heldAt.value = undefined;
        }}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKey}
        onFocusIn={({ target }) => {
          const key = Number((target as Element).getAttribute("data-key"));
          if (key > 0) current.value = key;
          const entered = track.peek().cards.find((card) => card.key === key);
          // by a key; what a pointer presses stays where it is
          if (entered && pointersDown().length === 0 && (target as Element).matches(":focus-visible"))
            revealCards([entered]);
        }}
      >
        <Signs />
        <Ground />
        <Moved>
          {cards.map((card, index) => (
            <LaidCard
              key={card.key}
              card={card}
              index={index}
              isSelected={selection.value.has(card.key)}
              isCurrent={!isEntered && card.key === first}
              isLifted={going?.keys.has(card.key) ?? false}
              fault={faults.get(index)}
            />
          ))}
          <Ghosts />
          <Marks />
        </Moved>
        <Frame />
      </svg>
      <MapWords faults={faults} />
      <ZoomButtons />
      <p class="unseen" aria-live="polite">
        {announced.value}
      </p>
    </div>
  );
}

/** Zoom and place change one attribute. */
function Moved({ children }: { readonly children: VNode | (VNode | VNode[])[] }): VNode {
  const { scale, x, y } = sight.value;
  return <g transform={`translate(${x} ${y}) scale(${scale / CELL})`}>{children}</g>;
}

/** The lattice, as faint lines. */
function Ground(): VNode | null {
  const { scale, x, y } = sight.value;
  const lattice = track.value.cards[0]?.map ?? held.value?.map ?? [...mapCards.value.values()][0]?.map;
  const shape = lattice?.cells.shape;
  const ground = useMemo(() => lattice && groundOf(lattice), [shape]);
  if (!ground) return null;
  const { width, height, outlines } = ground;
  return (
    <>
      <pattern
        id="map-lattice"
        width={width * CELL}
        height={height * CELL}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${x} ${y}) scale(${scale / CELL})`}
      >
        <path class="map-line" d={outlines.map(outlineOf).join("")} />
      </pattern>
      <rect class="map-ground" width="100%" height="100%" fill="url(#map-lattice)" />
    </>
  );
}

/** Where cards would lie that are dragged or held. */
function Ghosts(): VNode | null {
  const going = drag.value;
  const [card, at] = [held.value, heldAt.value];
  const ghosts: readonly Laid[] = going
    ? seen.value.cards.filter(({ key }) => going.keys.has(key))
    : card && at
      ? [laidGhost(card, at)]
      : [];
  if (ghosts.length === 0) return null;
  return (
    <g class={`ghosts${isBlocked.value ? " is-blocked" : ""}`}>
      {ghosts.map((one) => {
        const { x, y } = pointAt(one.map, one.at);
        return (
          <g key={one.key} transform={`translate(${x * CELL} ${-y * CELL})`}>
            {!going && <CardFace map={one.map} turn={one.turn} isDown={one.acceleration} />}
            <path class="ghost-below" d={cellsOutline(one.map, one.turn)} />
            <path class="ghost-edge" d={cellsOutline(one.map, one.turn)} />
          </g>
        );
      })}
    </g>
  );
}

function Frame(): VNode | null {
  const shown = frame.value;
  if (!shown) return null;
  const { left, top, width, height } = shown;
  return <rect class="map-frame" x={left} y={top} width={width} height={height} />;
}

/** The focus goes with the current card, as long as it is on the map; with a card that is held it is on the map itself. */
function useFocus(map: { readonly current: SVGSVGElement | null }): void {
  const key = current.value;
  const isHolding = held.value !== undefined;
  const cards = track.value.cards;
  useLayoutEffect(() => {
    const element = map.current;
    const active = document.activeElement;
    // an element that was removed has left the focus to the page
    const isHere = element?.contains(active) || (active === document.body && wasHere.current);
    wasHere.current = isHere === true;
    if (!element || !isHere) return;
    const wanted = isHolding
      ? element
      : (element.querySelector<SVGElement>(`[data-key="${key}"]`) ?? element);
    if (wanted !== active) wanted.focus({ preventScroll: true });
    wasHere.current = true;
  }, [key, isHolding, cards]);
  const wasHere = useRef(false);
}
