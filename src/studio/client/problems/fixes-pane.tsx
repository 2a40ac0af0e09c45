/** Several fixes at once, as they would be: shown before they are made. */
import "./fixes-pane.css";
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { FixPreviews } from "../findings/fix-previews.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { whyReadOnly } from "../project/read-only.ts";

interface FixesPaneProps {
  /** Those whose fixes can be made together. */
  readonly findings: readonly Diagnostic[];
  onFix(which: readonly Diagnostic[]): Promise<void>;
  onClose(): void;
}

export function FixesPane({ findings, onFix, onClose }: FixesPaneProps): VNode {
  const { length: count } = findings;
  return (
    <div class="fixes-pane">
      <p>
        {count === 0
          ? "No fixes are left."
          : `${counted(count, "fix", "fixes")} in one step, which undo takes back.`}
      </p>
      <div class="buttons">
        <Button
          label={`Make ${counted(count, "fix", "fixes")}`}
          icon="fix"
          kind="primary"
          whyNot={whyReadOnly.value ?? (count === 0 ? "No fixes are left" : undefined)}
          onClick={() => void onFix(findings)}
        />
        <Button label="Cancel" onClick={onClose} />
      </div>
      <FixPreviews findings={findings} hasHeads />
    </div>
  );
}
