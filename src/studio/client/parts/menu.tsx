/** A button that opens a list of actions. Arrows walk through it, letters find, Esc closes it and returns to the button. */
import "./menu.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useId, useRef } from "preact/hooks";
import { Button, type ButtonProps } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Keys } from "./keys.tsx";

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  /** Of one that is switched on and off, or chosen among others. */
  readonly isChecked?: boolean;
  /** Why it cannot be used now. */
  readonly whyNot?: string | undefined;
  /** A line above it. */
  readonly beginsGroup?: boolean;
  onSelect(): void;
}

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly isBare?: boolean;
  readonly kind?: NonNullable<ButtonProps["kind"]>;
  readonly isSkipped?: boolean;
  readonly items: readonly MenuItem[];
  readonly children?: ComponentChildren;
}

export function Menu({ items, ...button }: MenuProps): VNode {
  const id = useId();
  const isOpen = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  return (
    <span class="menu-place">
      <Button
        {...button}
        id={`${id}-button`}
        hasPopup="menu"
        controls={id}
        isExpanded={isOpen.value}
        onClick={({ currentTarget }) => openBelow(list.current, currentTarget as HTMLElement)}
      />
      <div
        ref={list}
        id={id}
        class="menu"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        popover="auto"
        onToggle={(event) => {
          isOpen.value = event.newState === "open";
          if (isOpen.value) itemsIn(list.current)[0]?.focus();
        }}
        onKeyDown={(event) => walk(event, itemsIn(list.current))}
      >
        {items.map((item) => (
          <Item key={item.label} {...item} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </span>
  );
}

function Item({
  label,
  icon,
  keys,
  isChecked,
  whyNot,
  beginsGroup,
  onSelect,
  close,
}: MenuItem & { close(): void }): VNode {
  return (
    <>
      {beginsGroup && <hr />}
      <button
        type="button"
        class="menu-item"
        {...(isChecked === undefined
          ? { role: "menuitem" }
          : { role: "menuitemradio", "aria-checked": isChecked })}
        aria-disabled={whyNot === undefined ? undefined : true}
        tabIndex={-1}
        onClick={() => {
          if (whyNot !== undefined) return;
          close();
          onSelect();
        }}
      >
        <span class="menu-sign">
          {isChecked ? <Icon name="check" size={16} /> : icon && <Icon name={icon} size={18} />}
        </span>
        <span class="menu-words">
          {label}
          {whyNot !== undefined && <small>{whyNot}</small>}
        </span>
        {keys && <Keys keys={keys} />}
      </button>
    </>
  );
}

/** Shows a popover below what it belongs to, or above where there is no room, within the window. */
export function openBelow(list: HTMLElement | null, anchor: HTMLElement): void {
  if (!list) return;
  if (list.matches(":popover-open")) {
    list.hidePopover();
    return;
  }
  list.showPopover();
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const below = box.bottom + 4;
  const top = below + height <= innerHeight - 8 ? below : Math.max(8, box.top - 4 - height);
  list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  list.style.top = `${top}px`;
}

const itemsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(".menu-item") ?? []),
];

function walk(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  // closes the menu, and not also what the menu is in
  if (event.key === "Escape") event.stopPropagation();
  const at = items.indexOf(document.activeElement as HTMLElement);
  const found = reached(event.key, at, items);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

function reached(key: string, at: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  const { length } = items;
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % length];
    case "ArrowUp":
      return items[(at - 1 + length) % length];
    case "Home":
      return items[0];
    case "End":
      return items[length - 1];
  }
  if (key.length !== 1) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
