/**
 * The text of a control while somebody types: what was typed stays as it is until it is written, and until then what comes
 * from the file does not replace it.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { FieldPath } from "../../project/card-schema.ts";
import { useForm } from "./form-context.ts";

export interface Typed {
  readonly text: string;
  type(text: string): void;
  /** The field is left: what is written only then is written now. */
  leave(): void;
}

/** Written as a whole: half an id would rename the card, and whatever names it, with each letter. */
const isWhole = (path: FieldPath): boolean => path.length === 1 && path[0] === "id";

export function useTyped(path: FieldPath, written: string): Typed {
  const form = useForm();
  const [text, setText] = useState(written);
  const known = useRef({ card: form.card, written });
  useLayoutEffect(() => {
    const isOther = known.current.card !== form.card;
    if (!isOther && known.current.written === written) return;
    known.current = { card: form.card, written };
    if (isOther || !form.isWaiting(path)) setText(written);
  });
  return {
    text: known.current.card === form.card ? text : written,
    type(next) {
      setText(next);
      if (!isWhole(path)) form.type(path, next);
    },
    leave() {
      if (isWhole(path) && known.current.card === form.card && text !== written) form.type(path, text);
    },
  };
}
