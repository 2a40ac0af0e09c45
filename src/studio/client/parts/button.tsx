/** Buttons, with words or with an icon alone. */
import "./button.css";
import type { ComponentChildren, VNode } from "preact";
import { Icon, type IconName } from "./icon.tsx";
import { tipOf } from "./tips.tsx";

export interface ButtonProps {
  /** What it does: "Save all". Of a button with an icon alone, its label and its tip. */
  readonly label: string;
  readonly icon?: IconName;
  /** Shows the icon alone. */
  readonly isBare?: boolean;
  /** "primary": the one next thing to do; "danger": loses something; "quiet": without a frame until it is pointed at. */
  readonly kind?: "plain" | "primary" | "danger" | "quiet";
  /** Of a button that stays down: whether it is. */
  readonly isPressed?: boolean | undefined;
  /** Why it cannot be used now: it keeps its place and its focus, and says so. */
  readonly whyNot?: string | undefined;
  /** The keys that do the same, as in `Keys`. */
  readonly keys?: string;
  /** More than the label says, as a tip. */
  readonly tip?: string | undefined;
  readonly id?: string | undefined;
  /** What it shows and hides. */
  readonly controls?: string;
  readonly isExpanded?: boolean | undefined;
  readonly hasPopup?: "menu" | "dialog" | "listbox";
  /** No stop of the Tab key: other keys reach what it does. */
  readonly isSkipped?: boolean;
  /** Instead of the label, which then names it for screen readers. */
  readonly children?: ComponentChildren;
  onClick(event: MouseEvent): void;
}

export function Button(props: ButtonProps): VNode {
  const { label, icon, isBare = false, kind = isBare ? "quiet" : "plain", whyNot, keys, children } = props;
  const tip = whyNot ?? props.tip ?? (isBare ? label : undefined);
  return (
    <button
      type="button"
      id={props.id}
      class={`button ${kind}${isBare ? " bare" : ""}`}
      aria-label={isBare || children ? label : undefined}
      aria-pressed={props.isPressed}
      aria-disabled={whyNot === undefined ? undefined : true}
      aria-controls={props.controls}
      aria-expanded={props.isExpanded}
      aria-haspopup={props.hasPopup}
      tabIndex={props.isSkipped ? -1 : undefined}
      {...tipOf(tip, keys)}
      onClick={(event) => {
        if (whyNot === undefined) props.onClick(event);
      }}
    >
      {icon && <Icon name={icon} size={isBare ? 20 : 18} />}
      {!isBare && (children ?? <span>{label}</span>)}
    </button>
  );
}
