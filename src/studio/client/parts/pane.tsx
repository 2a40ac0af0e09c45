/** The head of an area beside a view: what it is about, what can be done with it, and a button that closes it. */
import "./pane.css";
import type { ComponentChildren, VNode } from "preact";
import { Button } from "./button.tsx";

interface PaneProps {
  readonly title: string;
  /** The title is for screen readers alone: what is in the pane says as much. */
  readonly hidesTitle?: boolean | undefined;
  /** Buttons of the head. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  onClose?(): void;
}

export function Pane({ title, hidesTitle = false, actions, children, onClose }: PaneProps): VNode {
  return (
    <>
      <header class={hidesTitle ? "unseen" : "pane-head"}>
        <h2>{title}</h2>
        <span class="pane-actions">
          {actions}
          {onClose && <Button label="Close the pane" icon="close" isBare onClick={onClose} />}
        </span>
      </header>
      <div class="pane-body">{children}</div>
    </>
  );
}
