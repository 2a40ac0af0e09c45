/**
 * Keys: "Mod+Shift+S" is Ctrl-Shift-S, or on a Mac with the Command key. Written like this everywhere in the page; shown as
 * the machine's people know them.
 */
import "./keys.css";
import type { VNode } from "preact";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** For people: "Ctrl+Shift+S" or "⌘⇧S". */
export function shownKeys(keys: string): string {
  const parts = keys.split("+").map((part) => SHOWN[part] ?? part);
  if (!isMac) return parts.join("+").replace("Mod", "Ctrl");
  return parts.join("").replace("Mod", "⌘").replace("Shift", "⇧").replace("Alt", "⌥");
}

/** True if these keys were pressed, and no others with them. */
export function arePressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const wants = (name: string): boolean => parts.slice(0, -1).includes(name);
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const other = isMac ? event.ctrlKey : event.metaKey;
  // "?" needs Shift on most keyboards
  const isShifted = event.shiftKey === wants("Shift") || (key.length === 1 && /[^\w\s]/.test(key));
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    mod === wants("Mod") &&
    !other &&
    event.altKey === wants("Alt") &&
    isShifted
  );
}

export function Keys({ keys }: { readonly keys: string }): VNode {
  return <kbd class="keys">{shownKeys(keys)}</kbd>;
}
