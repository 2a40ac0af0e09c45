/** What is wrong with the template and this face; a click shows the place. */
import type { VNode } from "preact";
import type { Diagnostic } from "../../../../index.ts";
import { fixOrSay } from "../../findings/fix-or-say.ts";
import { ChooseIcon } from "../../icons/choose-icon.tsx";
import { Button } from "../../parts/button.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { whyReadOnly } from "../../read-only.ts";
import { problems, source } from "../state.ts";
import { tab } from "./side.ts";
import { revealPlace } from "./source-pane.tsx";

export function ProblemsList(): VNode {
  if (problems.value.length === 0) return <p class="side-none quiet">Nothing is wrong with this card.</p>;
  return (
    <ul class="problems-list">
      {problems.value.map((one) => (
        <Problem key={`${one.rule} ${one.file} ${one.start.offset} ${one.message}`} problem={one} />
      ))}
    </ul>
  );
}

function Problem({ problem }: { readonly problem: Diagnostic }): VNode {
  const { severity, message, fix, file, start, end, edits, rule } = problem;
  const isHere = file === source.value?.path;
  return (
    <li class="problem-one">
      <SeverityMark severity={severity} />
      <div>
        <p>{message}</p>
        {fix !== undefined && <p class="quiet">{fix}</p>}
        <p class="problem-place quiet">
          {isHere ? (
            <button
              type="button"
              class="link"
              onClick={() => {
                tab.value = "source";
                // The source is there with the next frame.
                requestAnimationFrame(() => revealPlace(start.offset, end.offset));
              }}
            >
              line {start.line}
            </button>
          ) : (
            `${file}:${start.line}`
          )}{" "}
          · {rule}
        </p>
      </div>
      {edits && edits.length > 0 && (
        <Button label="Fix" icon="fix" whyNot={whyReadOnly.value} onClick={() => void fixOrSay([problem])} />
      )}
      <ChooseIcon finding={problem} />
    </li>
  );
}
