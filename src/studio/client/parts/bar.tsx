/** A strip across a view that says something about it and offers what can be done; nothing waits for an answer. */
import "./bar.css";
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "./icon.tsx";
import { SeverityMark } from "./severity.tsx";

interface BarProps {
  readonly kind?: "info" | "warning" | "error";
  readonly children: ComponentChildren;
  /** Buttons. */
  readonly actions?: ComponentChildren;
}

export function Bar({ kind = "info", children, actions }: BarProps): VNode {
  return (
    <div class={`bar ${kind}`} role={kind === "error" ? "alert" : "status"}>
      {kind === "info" ? <Icon name="hint" size={18} /> : <SeverityMark severity={kind} />}
      <div class="bar-words">{children}</div>
      {actions && <div class="buttons">{actions}</div>}
    </div>
  );
}
