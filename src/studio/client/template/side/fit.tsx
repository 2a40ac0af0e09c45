/** How a text fits its box, with the mark of how bad that is. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { SeverityMark } from "../../parts/severity.tsx";
import { capitalised } from "../../parts/words.ts";
import { fitWords } from "../stage/marks.tsx";

export function Fit({ text }: { readonly text: NonNullable<Thing["text"]> }): VNode {
  const severity = text.overflow > 0 ? "error" : text.isShrunk ? "hint" : undefined;
  return (
    <p class={`inspector-fit ${severity ?? ""}`}>
      {severity && <SeverityMark severity={severity} size={14} />}
      {capitalised(fitWords(text))}
    </p>
  );
}
