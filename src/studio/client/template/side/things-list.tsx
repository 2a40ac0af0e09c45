/** All things on the face, the topmost first: for what is small, hidden, or reached by keys; boxes select several of them. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { hovered } from "../stage/pointer.ts";
import { select, selection, things, toggle } from "../state.ts";

const ICONS: Readonly<Record<Thing["kind"], IconName>> = {
  text: "text",
  icon: "pin",
  picture: "pictures",
  shape: "card",
};

export function ThingsList(): VNode {
  const now = selection.value;
  return (
    <ul class="things-list">
      {things.value.toReversed().map((thing, index) => (
        <li key={index}>
          <label class="things-also">
            <input
              type="checkbox"
              class="check-box"
              aria-label={`Select ${thing.name}, line ${thing.origin.line}, too`}
              checked={now.includes(thing)}
              disabled={!thing.element}
              onChange={() => toggle(thing)}
            />
          </label>
          <button
            type="button"
            class="things-one"
            aria-pressed={now.includes(thing)}
            onClick={({ shiftKey, ctrlKey, metaKey }) =>
              shiftKey || ctrlKey || metaKey ? toggle(thing) : select(thing)
            }
            onPointerEnter={() => {
              hovered.value = thing;
            }}
            onPointerLeave={() => {
              hovered.value = undefined;
            }}
          >
            <Icon name={ICONS[thing.kind]} size={16} />
            <span class="things-name">{thing.name}</span>
            <span class="quiet">
              {thing.element?.isMovable ? "" : "fixed · "}
              line {thing.origin.line}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
