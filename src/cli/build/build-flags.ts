/** What the options of `build` become. */
import type { Backs, Ink } from "../../index.ts";

export interface BuildFlags {
  readonly kit: readonly string[];
  readonly scenario: readonly string[];
  readonly paper: readonly string[];
  readonly backs: Backs;
  readonly only: readonly string[];
  /** All games and kits: what is printed when none is named, said aloud. */
  readonly all?: boolean;
  readonly players?: number;
  /** Also what is in each kit: contents card, pull list, contact sheet. */
  readonly lists?: boolean;
  readonly png?: boolean;
  readonly dpi: number;
  readonly gap?: string;
  readonly margin?: string;
  readonly bleed?: string;
  readonly backOffset?: string;
  readonly marks: boolean;
  readonly out?: string;
  readonly draft?: boolean;
  readonly quiet?: boolean;
  readonly watch?: boolean;
  /** Also the findings that the last build reported. */
  readonly allFindings?: boolean;
  /** False = nothing is kept on the disk. */
  readonly cache?: boolean;
  /** The look that is drawn. */
  readonly ink?: Ink;
  /** How many times the limits on the work of whole games hold. */
  readonly limits?: number;
  readonly project?: string;
}
