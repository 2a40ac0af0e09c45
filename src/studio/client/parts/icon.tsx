/** A picture beside words. It says nothing of its own to screen readers: whatever shows it has a label. */
import "./icon.css";
import type { VNode } from "preact";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export type { IconName } from "./icon-paths.ts";

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): VNode {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
