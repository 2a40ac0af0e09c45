/** What is wrong with the template and this face; a click shows the place. */
import type { VNode } from "preact";
import { FindingList } from "../../findings/finding-list.tsx";
import { problems, source } from "../state.ts";
import { tab } from "./side.ts";
import { revealPlace } from "./source-pane.tsx";

export function ProblemsList(): VNode {
  if (problems.value.length === 0) return <p class="side-none quiet">Nothing is wrong with this card.</p>;
  return (
    <div class="problems-list">
      <FindingList
        findings={problems.value}
        onShow={({ file, start, end }) => {
          if (file !== source.value?.path) return undefined;
          return () => {
            tab.value = "source";
            // The source is there with the next frame.
            requestAnimationFrame(() => revealPlace(start.offset, end.offset));
          };
        }}
      />
    </div>
  );
}
