/** Diagnostics of the template stage, made in one place so that all of them have a rule of this group. */
import type { Diagnostic, Place, Severity, TextEdit } from "../diagnostics/diagnostic.ts";

/** The faults found by this stage; each is `template/<fault>` in reports. */
export type TemplateFault =
  | "control-character"
  | "doubtful-condition"
  | "limit"
  | "missing-field"
  | "not-a-list"
  | "not-text"
  | "not-xml"
  | "raw-output"
  | "recursion"
  | "reserved-name"
  | "syntax"
  | "unknown-data"
  | "unknown-helper"
  | "unknown-partial"
  | "unsupported"
  | "wrong-arguments"
  | "wrong-value"
  | "zero-condition";

const SEVERITIES: Partial<Record<TemplateFault, Severity>> = {
  "doubtful-condition": "warning",
  "not-xml": "hint",
  "zero-condition": "warning",
};

export interface FaultWords {
  readonly message: string;
  readonly label?: string | undefined;
  readonly why?: string | undefined;
  readonly fix?: string | undefined;
  readonly edits?: readonly TextEdit[] | undefined;
}

export function faultAt(place: Place, fault: TemplateFault, words: FaultWords): Diagnostic {
  return {
    rule: `template/${fault}`,
    severity: SEVERITIES[fault] ?? "error",
    message: words.message,
    file: place.file,
    start: place.start,
    end: place.end,
    ...(words.label === undefined ? {} : { label: words.label }),
    ...(words.why === undefined ? {} : { why: words.why }),
    ...(words.fix === undefined ? {} : { fix: words.fix }),
    ...(words.edits === undefined ? {} : { edits: words.edits }),
  };
}
