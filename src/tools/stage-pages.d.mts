import type { StageFault } from "../manual/stage-faults.ts";

export function stagePages(): readonly StageFault[];
export function stagePagePaths(): readonly string[];
