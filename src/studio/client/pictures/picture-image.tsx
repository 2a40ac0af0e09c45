/** A picture of the game as the project makes it anew for the page; never the bytes of the file. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../calls.ts";
import { useIsNear } from "../faces/near.ts";

interface PictureImageProps {
  readonly path: string;
  /** Changes when the file does. */
  readonly version: string;
}

/** Of the longer side: sharp on a screen with two pixels for one. */
const PIXELS = 320;

export function PictureImage({ path, version }: PictureImageProps): VNode {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(box);
  const [url, setUrl] = useState<string>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (!isNear) return;
    const end = new AbortController();
    let made: string | undefined;
    call("preview", { path, pixels: PIXELS }, { signal: end.signal })
      .then(async ({ type, base64, findings }) => {
        if (type === undefined || base64 === undefined)
          return setFault(findings[0]?.message ?? "cannot be shown");
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setUrl(made);
        setFault(undefined);
      })
      .catch((error: Error) => {
        if (!end.signal.aborted) setFault(error.message);
      });
    return () => {
      end.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path, version, isNear]);
  return (
    <span ref={box} class="picture-image">
      {fault === undefined ? (
        url !== undefined && <img src={url} alt="" draggable={false} />
      ) : (
        <span>{fault}</span>
      )}
    </span>
  );
}
