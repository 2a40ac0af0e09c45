/** Every target of an export with the options that it reads, for front ends that offer them. */
import type { TargetOptions } from "../../pipeline/export/target-options.ts";
import { EXPORT_TARGETS, type TargetEntry, targetNamed } from "../../pipeline/export/targets.ts";

export interface TargetDetails extends TargetEntry {
  /** Those of `ExportOrder` that only some targets read. */
  readonly options: readonly (keyof TargetOptions)[];
}

/** In the order of help. */
export const exportTargets = (): Promise<readonly TargetDetails[]> =>
  Promise.all(
    EXPORT_TARGETS.map(async (entry) => ({ ...entry, options: (await targetNamed(entry.name)).options })),
  );
