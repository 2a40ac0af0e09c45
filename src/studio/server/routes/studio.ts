/** What the calls of a studio work with. */
import type { Project } from "../../../index.ts";

export interface Studio {
  readonly project: Project;
  readonly isReadOnly: boolean;
}
