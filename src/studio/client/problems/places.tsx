/** Ways to where a finding is: its line, its template, its cards. */
import "./places.css";
import type { VNode } from "preact";
import type { Place } from "../../../index.ts";
import { hrefOf } from "../route.ts";

export function Places({ place }: { readonly place: Place }): VNode {
  const { file, start } = place;
  return (
    <p class="places">
      <a href={hrefOf("source", file, String(start.line))}>
        {file}:{start.line}:{start.column}
      </a>
    </p>
  );
}
