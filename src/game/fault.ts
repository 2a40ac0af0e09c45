/** How the parts of resolution report what is wrong with the content: by path; line and column are found here. */
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../source/locate.ts";
import type { SourcePath, SourceRef, Sources } from "../source/tree.ts";

export interface Fault {
  readonly rule: string;
  /** Default error. */
  readonly severity?: Severity;
  readonly at: SourceRef;
  readonly message: string;
  readonly label?: string;
  readonly why?: string;
  readonly fix?: string;
}

export type Report = (fault: Fault) => void;

/** A report that gathers diagnostics in `into`. */
export function reportInto(into: Diagnostic[], sources: Sources): Report {
  return ({ at, severity = "error", ...words }) => {
    into.push({ ...words, severity, ...placeOf(sources, at) });
  };
}

/** The place of something inside the thing at `ref`. */
export function below(ref: SourceRef, ...path: SourcePath): SourceRef {
  return { file: ref.file, path: [...ref.path, ...path] };
}
