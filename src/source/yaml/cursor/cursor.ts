/** A place in YAML as what is being written there. */
import type { SourcePath } from "../../tree.ts";

export interface YamlCursor {
  /** Steps to the value in which the cursor is; for a key, to the map that has it. */
  readonly path: SourcePath;
  /**
   * "key": the name of a field of that map; "value": the value; "start": nothing is there yet that says which, as below
   * `card:` or behind a dash.
   */
  readonly slot: "key" | "value" | "start";
  /** What a completion replaces: the word, key or text around the cursor, as offsets; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Other fields of the same map with their values as written; "" for one that is not a plain value. */
  readonly beside: ReadonlyMap<string, string>;
  /** Inside brackets, where no line breaks are needed. */
  readonly isFlow: boolean;
}
