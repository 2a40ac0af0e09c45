/** A picture of a game's folder, small. */
import "./picture.css";
import type { VNode } from "preact";
import { usePreview } from "./previews.ts";

interface PictureProps {
  /** From the project's root. */
  readonly path: string;
  /** For screen readers; absent = words beside it say the same. */
  readonly label?: string;
}

/** Of the longer side: sharp enough on screens that show two for one. */
const PIXELS = 200;

export function Picture({ path, label }: PictureProps): VNode {
  const { url, fault } = usePreview(path, PIXELS);
  if (url !== undefined)
    return <img class="picture" src={url} alt={label ?? ""} draggable={false} loading="lazy" />;
  return (
    <span class="picture-none" title={fault}>
      {fault === undefined ? "" : "?"}
    </span>
  );
}
