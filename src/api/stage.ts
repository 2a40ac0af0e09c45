/** The output of one stage for a content file. */
import { type StageOrder, type StageValue, stageValue } from "../pipeline/judge/stage-value.ts";
import type { Call } from "./handle.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";

const OPTIONS: Options<StageOrder> = { stage: "text", file: "text", card: "text" };

/** @throws BroadsideError for a file or card that does not exist, and for a file of which the stage makes nothing */
export function stageOf({ project, progress }: Call, order: StageOrder): Promise<StageValue> {
  refuseOptions(order, OPTIONS, ["stage", "file"]);
  return stageValue(project, order, progress);
}
