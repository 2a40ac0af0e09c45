/** The drawing of an icon by the name that a game gives it. It is a picture of its own, whatever its file contains. */
import type { VNode } from "preact";
import { useDrawing } from "./drawings.ts";

interface IconDrawingProps {
  readonly game: string;
  readonly name: string;
  /** For screen readers; absent = words beside it say the same. */
  readonly label?: string;
  /** Shown if there is no such icon; default its name, marked as wrong. */
  readonly otherwise?: VNode | string;
}

export function IconDrawing({ game, name, label, otherwise }: IconDrawingProps): VNode {
  const drawing = useDrawing(game, name);
  if (drawing === "none" && otherwise !== undefined) return <span>{otherwise}</span>;
  if (drawing === "none")
    return <span class="icon-none" title={`There is no icon "${name}"`}>{`:${name}:`}</span>;
  if (drawing === undefined) return <span class="icon-drawing" />;
  return <img class="icon-drawing" src={drawing} alt={label ?? ""} draggable={false} />;
}
