/** What the options of `build` become. */
import type { Backs, MissingBleed } from "../../index.ts";
import type { DrawingFlags } from "../project/open-once.ts";

export interface BuildFlags extends DrawingFlags {
  readonly kit: readonly string[];
  readonly scenario: readonly string[];
  readonly paper?: readonly string[];
  readonly backs: Backs;
  readonly only: readonly string[];
  /** All games and kits: the same as naming none, but explicit. */
  readonly all?: boolean;
  readonly players?: number;
  /** Also print the contents of each kit: contents card, pull list, contact sheet. */
  readonly lists?: boolean;
  readonly png?: boolean;
  readonly dpi: number;
  readonly gap?: string;
  readonly margin?: string;
  /** True without a length: pictures have their bleed. */
  readonly bleed?: string | true;
  readonly missingBleed?: MissingBleed;
  readonly backOffset?: string;
  readonly cutter?: string;
  readonly sheet?: string;
  readonly skip?: readonly number[];
  readonly printer?: string;
  readonly marks: boolean;
  readonly out?: string;
  /** Print only what changed since this journal or commit. */
  readonly since?: string;
  /** Also record the print in this file. */
  readonly journal?: string;
  readonly draft?: boolean;
  /** Also estimate how much ink each page takes. */
  readonly inkUse?: boolean;
  readonly quiet?: boolean;
  readonly watch?: boolean;
  /** Also report the findings that the last build reported. */
  readonly allFindings?: boolean;
  /** False = nothing is cached on disk. */
  readonly cache?: boolean;
}
