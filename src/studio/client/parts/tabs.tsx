/** Tabs of a pane. Arrows walk through them; what they show is the caller's, below them, with `tabPanel`. */
import "./tabs.css";
import type { VNode } from "preact";

export interface Tab<T extends string = string> {
  readonly id: T;
  readonly label: string;
  /** Shown behind the label. */
  readonly count?: number;
}

interface TabsProps<T extends string> {
  /** What they are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly current: T;
  onChange(id: T): void;
}

export function Tabs<T extends string>({ label, tabs, current, onChange }: TabsProps<T>): VNode {
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ id, label: words, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          class="tab"
          aria-selected={id === current}
          aria-controls={id === current ? panelId(id) : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {words}
          {count !== undefined && count > 0 && <span class="count">{count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Attributes of what the current tab shows. */
export const tabPanel = (
  id: string,
): { readonly role: "tabpanel"; readonly id: string; readonly "aria-labelledby": string } => ({
  role: "tabpanel",
  id: panelId(id),
  "aria-labelledby": tabId(id),
});

const tabId = (id: string): string => `tab-${id}`;
const panelId = (id: string): string => `panel-${id}`;
