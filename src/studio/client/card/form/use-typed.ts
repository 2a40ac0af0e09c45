/** The text of a field of a card while somebody types. */
import { useTypedText } from "../../parts/use-typed-text.ts";
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
  const [text, note] = useTypedText(form.card, written, () => form.isWaiting(path));
  return {
    text,
    type(next) {
      note(next);
      if (!isWhole(path)) form.type(path, next);
    },
    leave() {
      if (isWhole(path) && text !== written) form.type(path, text);
    },
  };
}
