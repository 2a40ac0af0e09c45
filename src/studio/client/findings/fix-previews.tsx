/** What fixes would change, before they are made: one difference for each file. */
import type { VNode } from "preact";
import type { Diagnostic, TextEdit } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import { spliceOf } from "../documents/documents.ts";
import { spliced } from "../documents/splices.ts";
import { counted } from "../parts/counted.ts";
import { Difference } from "../parts/difference.tsx";
import { isChecking } from "../project/project.ts";
import { together } from "./together.ts";

interface FixPreviewsProps {
  /** Those of the last check. */
  readonly findings: readonly Diagnostic[];
  /** Names each file and counts its changes. */
  readonly hasHeads?: boolean;
}

export function FixPreviews({ findings, hasHeads = false }: FixPreviewsProps): VNode {
  const { edits } = together(findings);
  const paths = [...new Set(edits.map(({ file }) => file))].sort();
  return (
    <>
      {paths.map((path) => {
        const own = edits.filter(({ file }) => file === path);
        return (
          <div key={path} class="fix-preview">
            {hasHeads && (
              <h3>
                {path} <span class="quiet">{counted(own.length, "change")}</span>
              </h3>
            )}
            <FixPreview path={path} edits={own} />
          </div>
        );
      })}
    </>
  );
}

function FixPreview({
  path,
  edits,
}: {
  readonly path: string;
  readonly edits: readonly TextEdit[];
}): VNode | null {
  const { answer, isOld } = useLive("text", () => ({ path }), [path]);
  const text = answer.value?.text;
  // places of an earlier text would be elsewhere in this one
  if (text === undefined || isOld.value || isChecking.value) return null;
  return <Difference label={`The fix in ${path}`} before={text} after={spliced(text, edits.map(spliceOf))} />;
}
