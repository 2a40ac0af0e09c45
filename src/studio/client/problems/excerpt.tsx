/** A few lines of a file around a place, with the place marked. */
import "../parts/code-lines.css";
import "./excerpt.css";
import type { VNode } from "preact";
import type { Place } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import { isChecking } from "../project/project.ts";

/** Lines before and after. */
const AROUND = 2;

/** Longer places are marked up to here. */
const MOST_LINES = 8;

export function Excerpt({ place }: { readonly place: Place }): VNode | null {
  const { file, start, end } = place;
  const { answer, isOld } = useLive("text", () => ({ path: file }), [file]);
  const text = answer.value?.text;
  // places of an earlier text would be elsewhere in this one
  if (text === undefined || isOld.value || isChecking.value) return null;
  const lines = text.split("\n");
  const last = Math.min(end.line, start.line + MOST_LINES);
  const first = Math.max(1, start.line - AROUND);
  const shown = lines.slice(first - 1, last + AROUND);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
    <section class="excerpt code-lines" aria-label={`${file}, line ${start.line}`} tabIndex={0}>
      {shown.map((line, index) => {
        const number = first + index;
        const from = number === start.line ? start.column - 1 : 0;
        const isMarked = number >= start.line && number <= last;
        const to = !isMarked ? 0 : number === end.line ? end.column - 1 : line.length;
        return <ExcerptLine key={number} {...{ number, line, from: isMarked ? from : 0, to }} />;
      })}
    </section>
  );
}

function ExcerptLine({
  number,
  line,
  from,
  to,
}: {
  readonly number: number;
  readonly line: string;
  readonly from: number;
  readonly to: number;
}): VNode {
  const text = line.replace(/\r$/, "");
  const marked = text.slice(from, to);
  return (
    <div class={`code-line${marked === "" ? "" : " has-mark"}`}>
      <span class="code-number">{number}</span>
      <code>
        {text.slice(0, from)}
        {marked !== "" && <mark>{marked}</mark>}
        {text.slice(Math.max(from, to)) || " "}
      </code>
    </div>
  );
}
