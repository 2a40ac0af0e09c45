/** The way out of a finding about a word without an icon. */
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { whyReadOnly } from "../project/read-only.ts";
import { openForFinding, wordOf } from "./word-icons.ts";

export function ChooseIcon({ finding }: { readonly finding: Diagnostic }): VNode | null {
  if (wordOf(finding) === undefined) return null;
  return (
    <Button
      label="Choose an icon"
      icon="fix"
      tip="For this word, on all cards"
      whyNot={whyReadOnly.value}
      onClick={() => openForFinding(finding)}
    />
  );
}
