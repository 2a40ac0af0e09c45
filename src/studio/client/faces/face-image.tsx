/** An image of a face, which waits for its turn to be read. The earlier picture stays until then. */
import { useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { takeTurn } from "./image-turns.ts";

export function FaceImage({ url }: { readonly url: string }): VNode {
  const image = useRef<HTMLImageElement>(null);
  const source = useSignal<string | undefined>(undefined);
  const name = useComputed(() => (source.value === undefined ? "face-waiting" : "face-picture"));
  const endTurn = useRef(() => {});
  useLayoutEffect(() => {
    if (!image.current) return;
    endTurn.current = takeTurn(image.current, () => {
      source.value = url;
    });
    return () => endTurn.current();
  }, [url]);
  const onRead = (): void => endTurn.current();
  return (
    <img
      ref={image}
      class={name}
      src={source}
      alt=""
      draggable={false}
      decoding="async"
      onLoad={onRead}
      onError={onRead}
    />
  );
}
