/**
 * The text of a control while somebody types: what was typed stays as it is until it is written, and until then what comes
 * from the file does not replace it.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/**
 * @param of what the field is about: the text of another card or another file is no text of this one
 * @param written what the file says
 * @param isWaiting whether what was typed is not written yet
 * @returns the text to show, and what notes another one
 */
export function useTypedText(
  of: unknown,
  written: string,
  isWaiting: () => boolean,
): readonly [text: string, note: (text: string) => void] {
  const [text, setText] = useState(written);
  const known = useRef({ of, written });
  useLayoutEffect(() => {
    const isOther = known.current.of !== of;
    if (!isOther && known.current.written === written) return;
    known.current = { of, written };
    if (isOther || !isWaiting()) setText(written);
  });
  return [known.current.of === of ? text : written, setText];
}
