/** The error for edits whose files have changed. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { changedMeanwhile } from "../../host/host.ts";

/** Files have changed since the edits were made. */
export class StaleEdits extends BroadsideError {
  readonly files: readonly StaleFile[];

  constructor(files: readonly StaleFile[]) {
    super("stale", changedMeanwhile((files[0] as StaleFile).path).message);
    this.name = "StaleEdits";
    this.files = files;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), files: this.files };
  }
}

export interface StaleFile {
  readonly path: string;
  /** What has changed since, in the format of `diff -u`; empty if the edits have no `before`. */
  readonly difference: string;
}
