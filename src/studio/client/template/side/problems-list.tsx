/** What is wrong with the template and this face; a click shows the place. */
import type { VNode } from "preact";
import type { Diagnostic, TextEdit } from "../../../../index.ts";
import { applyStep, documentOf } from "../../documents/documents.ts";
import { Button } from "../../parts/button.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { problems, source } from "../state.ts";
import { tab } from "./side.ts";
import { revealPlace } from "./source-pane.tsx";

export function ProblemsList(): VNode {
  if (problems.value.length === 0) return <p class="side-none quiet">Nothing is wrong with this card.</p>;
  return (
    <ul class="problems-list">
      {problems.value.map((one) => (
        <Problem key={`${one.rule} ${one.file} ${one.start.offset} ${one.message}`} {...one} />
      ))}
    </ul>
  );
}

async function fixIt(rule: string, edits: readonly TextEdit[]): Promise<void> {
  await Promise.all(edits.map((one) => documentOf(one.file)));
  applyStep(`Fix ${rule}`, edits);
}

function Problem({ severity, message, fix, file, start, end, edits, rule }: Diagnostic): VNode {
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
      {edits && edits.length > 0 && <Button label="Fix" icon="fix" onClick={() => void fixIt(rule, edits)} />}
    </li>
  );
}
