/** A part of a form that is folded away: its summary says what is set in it. What is wrong in it opens it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../parts/icon.tsx";

interface FoldProps {
  readonly title: string;
  /** What is set: "none", "space 3mm, no crop marks". */
  readonly brief: string;
  readonly hasFault?: boolean;
  readonly children: ComponentChildren;
}

export function Fold({ title, brief, hasFault = false, children }: FoldProps): VNode {
  // what a fault has opened stays open when it is corrected
  const isOpen = useSignal(false);
  return (
    <details
      class="print-fold"
      open={isOpen.value || hasFault}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <Icon name="forward" size={16} />
        <span class="print-fold-title">{title}</span>
        <span class="quiet print-fold-brief">{brief}</span>
      </summary>
      <div class="print-fold-inside">{children}</div>
    </details>
  );
}
