/** The output of one stage for a content file. */
import { INKS, type Ink } from "../game/ink.ts";
import { type FileStage, type StageValue, stageValue } from "../pipeline/judge/stage-value.ts";
import { STAGES } from "../pipeline/judge/stages.ts";
import type { Call } from "./handle.ts";
import { inLook } from "./in-look.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";

export interface StageOrder extends FileStage {
  /** The look in which the game is drawn; default full. */
  readonly ink?: Ink | undefined;
  /** Tag of a language that the games are translated into, such as `de`; default as they were written. */
  readonly lang?: string | undefined;
}

const OPTIONS: Options<StageOrder> = { stage: STAGES, file: "text", card: "text", ink: INKS, lang: "text" };

/** @throws BroadsideError for a file or card that does not exist, and for a file of which the stage makes nothing */
export function stageOf({ project, progress }: Call, order: StageOrder): Promise<StageValue> {
  refuseOptions(order, OPTIONS, ["stage", "file"]);
  return stageValue(inLook(project, order.ink, order.lang), order, progress);
}
