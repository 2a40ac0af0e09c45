/** What a view shows while it has nothing: what belongs here, and how to begin. */
import "./empty.css";
import type { ComponentChildren, VNode } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Buttons. */
  readonly actions?: ComponentChildren;
}

export function Empty({ icon, title, children, actions }: EmptyProps): VNode {
  return (
    <div class="empty">
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div class="buttons">{actions}</div>}
    </div>
  );
}
