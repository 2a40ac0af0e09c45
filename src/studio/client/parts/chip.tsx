/** A small thing that is on or off, or that can be taken away: a filter, a card that is selected. */
import "./chip.css";
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "./icon.tsx";
import { tipOf } from "./tips.tsx";

interface ToggleChipProps {
  readonly children: ComponentChildren;
  readonly isOn: boolean;
  readonly tip?: string;
  onChange(isOn: boolean): void;
}

export function ToggleChip({ children, isOn, tip, onChange }: ToggleChipProps): VNode {
  return (
    <button type="button" class="chip" aria-pressed={isOn} {...tipOf(tip)} onClick={() => onChange(!isOn)}>
      {children}
    </button>
  );
}

/** Words with a button that takes them away. */
export function RemovableChip({ label, onRemove }: { readonly label: string; onRemove(): void }): VNode {
  return (
    <span class="chip removable">
      {label}
      <button type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
