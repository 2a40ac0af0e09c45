/** What the manual says about a rule: what it finds, why, what to do, with examples, and how to allow a finding. */
import "./rule-page.css";
import type { VNode } from "preact";
import { useLive } from "../answers/live.ts";
import { coded } from "../parts/coded.tsx";

const ALLOWING = {
  comment: "To allow one, write a comment on its line, or above it:",
  "below-error": "Where it is not an error, allow one with a comment on its line, or above it:",
  never: "It cannot be allowed: the game could not be made.",
  severity: "It cannot be allowed by a comment, because it is about comments and severities.",
} as const;

export function RulePage({ id }: { readonly id: string }): VNode | null {
  const { answer, fault } = useLive("explain", () => ({ id }), [id]);
  const entry = answer.value;
  if (!entry) return fault.value === undefined ? null : <p class="quiet">{fault.value}</p>;
  return (
    <div class="rule-page">
      <p>{coded(entry.summary)}</p>
      <p>
        <strong>Why:</strong> {coded(entry.why)}.
      </p>
      <p>
        <strong>Fix:</strong> {coded(entry.fix)}
      </p>
      <Examples title="Wrong" examples={entry.bad} />
      <Examples title="Right" examples={entry.good} />
      <h3>Allow it</h3>
      <p>{ALLOWING[entry.allowing]}</p>
      {(entry.allowing === "comment" || entry.allowing === "below-error") && (
        <pre class="rule-example"># broadside-allow {entry.id}: your reason</pre>
      )}
    </div>
  );
}

function Examples({
  title,
  examples,
}: {
  readonly title: string;
  readonly examples: readonly string[];
}): VNode | null {
  if (examples.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {examples.map((example) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        <pre key={example} class="rule-example" tabIndex={0}>
          {example.trimEnd()}
        </pre>
      ))}
    </>
  );
}
