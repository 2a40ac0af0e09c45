import type { StageFault } from "../manual/stage-faults.ts";

export function parseStagePage(id: string, text: string): StageFault;
