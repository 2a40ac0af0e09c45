/** How the parts of the YAML reader report what is wrong. */
import type { FaultWords } from "../fault.ts";
import type { TextRange } from "../tree.ts";

/** Called by the parts of the walk for each fault. */
export type ReportYaml = (range: TextRange, words: FaultWords) => void;
