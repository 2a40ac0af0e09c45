/** The output folder of one game. */
import type { Host } from "../../host/host.ts";
import type { PrintEvent } from "./print-events.ts";

export interface GameFolder {
  readonly host: Host;
  /** Prefix of the paths of its files. */
  readonly path: string;
  /** Locks the folder, waiting for other processes; the function it returns unlocks it. */
  hold(tell: (event: PrintEvent) => void): Promise<() => void>;
}
