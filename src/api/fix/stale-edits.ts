/** Why edits are not written: what they were made for has changed. */
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
}

export interface StaleFile {
  readonly path: string;
  /** What has changed since, as `diff -u` writes it; empty where the edits do not say what the file held. */
  readonly difference: string;
}
