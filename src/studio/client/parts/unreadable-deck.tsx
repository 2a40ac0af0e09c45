/** Shown in place of the cards of a deck whose file cannot be read as it is now. */
import type { VNode } from "preact";
import type { DeckData, Diagnostic } from "../../../index.ts";
import { findings } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { Bar } from "./bar.tsx";
import { capitalised } from "./words.ts";

/** Why the deck's cards cannot be read; undefined if they can, or it simply has none. */
export function faultOfDeck({ cards, file, cardsFile }: DeckData): Diagnostic | undefined {
  if (cards.length > 0) return undefined;
  return findings.value.find(
    (one) => one.severity === "error" && (one.file === file || one.file === cardsFile),
  );
}

interface UnreadableDeckProps {
  readonly deck: DeckData;
  readonly fault: Diagnostic;
}

export function UnreadableDeck({ deck, fault }: UnreadableDeckProps): VNode {
  const { file, start, message } = fault;
  return (
    <Bar
      kind="error"
      actions={
        <>
          <a class="button" href={hrefOf("source", file, String(start.line))}>
            Show line {start.line}
          </a>
          <a class="button" href={hrefOf("problems")}>
            Problems
          </a>
        </>
      }
    >
      <strong>{deck.title} cannot be read as it is now.</strong> {capitalised(message)} ({file}:{start.line}).
      Its cards are shown again as soon as that is corrected.
    </Bar>
  );
}
