/** An image of a face, which waits for its turn to be read. The earlier picture stays until then. */
import { useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { createTurnTaker, type TurnTaker } from "./image-turns.ts";

export function FaceImage({ url }: { readonly url: string }): VNode {
  const image = useRef<HTMLImageElement>(null);
  const source = useSignal<string | undefined>(undefined);
  const name = useComputed(() => (source.value === undefined ? "face-waiting" : "face-picture"));
  const turns = useRef<TurnTaker | undefined>(undefined);
  useLayoutEffect(() => {
    if (!image.current) return;
    turns.current = createTurnTaker(image.current, (next) => {
      source.value = next;
    });
    return () => turns.current?.end();
  }, []);
  useLayoutEffect(() => turns.current?.show(url), [url]);
  const onRead = (): void => turns.current?.onRead();
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
