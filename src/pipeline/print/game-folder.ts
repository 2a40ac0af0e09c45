/** Where the files of one game go. */
import type { Host } from "../../host/host.ts";
import type { PrintEvent } from "./print-events.ts";

export interface GameFolder {
  readonly host: Host;
  /** What paths of files begin with. */
  readonly path: string;
  /** Waits until no other process writes to it; what it gives lets the next one in. */
  hold(tell: (event: PrintEvent) => void): Promise<() => void>;
}
