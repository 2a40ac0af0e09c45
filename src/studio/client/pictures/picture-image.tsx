/** A picture in the list of pictures, made when it comes near what can be seen. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { useIsNear } from "../faces/near.ts";
import { usePreview } from "../parts/previews.ts";

/** Of the longer side: sharp on a screen with two pixels for one. */
const PIXELS = 320;

/** @param path from the project's root */
export function PictureImage({ path }: { readonly path: string }): VNode {
  const box = useRef<HTMLSpanElement>(null);
  const { url, fault } = usePreview(path, PIXELS, useIsNear(box));
  return (
    <span ref={box} class="picture-image">
      {url !== undefined ? <img src={url} alt="" draggable={false} /> : fault && <span>{fault}</span>}
    </span>
  );
}
