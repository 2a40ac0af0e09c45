/** What changes in a text, line by line: lines taken away and added, with a few around them. */
import "./code-lines.css";
import "./difference.css";
import type { VNode } from "preact";
import { changedLines, type Line } from "./changed-lines.ts";

const SIGNS: Readonly<Record<Line["kind"], string>> = { same: " ", removed: "−", added: "+", gap: "⋯" };
const WORDS: Readonly<Record<Line["kind"], string>> = {
  same: "",
  removed: "removed: ",
  added: "added: ",
  gap: "lines left out",
};

export function Difference({
  label,
  before,
  after,
}: {
  /** Of what, for screen readers. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}): VNode {
  const lines = changedLines(before, after);
  if (lines.length === 0) return <p class="quiet">No difference.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
    <section class="difference code-lines" aria-label={label} tabIndex={0}>
      {lines.map(({ kind, number, text }, index) => (
        <div key={index} class={`code-line ${kind}`}>
          <span class="code-number">{number ?? ""}</span>
          <span class="difference-sign" aria-hidden="true">
            {SIGNS[kind]}
          </span>
          <code>
            <span class="unseen">{WORDS[kind]}</span>
            {text}
          </code>
        </div>
      ))}
    </section>
  );
}
