/** The way out of a finding about a word that is none of the choices of its field: all such words of the deck become some. */
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { notify } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { addChoices, type NewChoices, newChoicesOf, shownWords } from "./new-choices.ts";

export function MakeChoices({ finding }: { readonly finding: Diagnostic }): VNode | null {
  const wanted = newChoicesOf(finding);
  if (!wanted) return null;
  const { words } = wanted;
  return (
    <Button
      label={
        words.length === 1
          ? `Add ${shownWords(words)} to the choices`
          : `Add ${words.length} words to the choices`
      }
      icon="add"
      tip={
        words.length === 1 ? "Then all cards may have it" : `All new words of this field: ${words.join(", ")}`
      }
      whyNot={whyReadOnly.value}
      onClick={() => void addOrSay(wanted)}
    />
  );
}

async function addOrSay(wanted: NewChoices): Promise<void> {
  try {
    await addChoices(wanted);
  } catch (error) {
    notify({ name: "choices", kind: "error", text: `${capitalised((error as Error).message)}.` });
  }
}
