/** The output of one stage for a content file. */
import { type StageOrder, type StageValue, stageValue } from "../pipeline/judge/stage-value.ts";
import type { Call } from "./handle.ts";

export const stageOf = ({ project, progress }: Call, order: StageOrder): Promise<StageValue> =>
  stageValue(project, order, progress);
