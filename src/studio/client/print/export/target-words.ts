/** Targets of an export in words. Pure. */
import type { TargetDetails } from "../../../../index.ts";
import { capitalised } from "../../parts/words.ts";

/**
 * "Tabletop Simulator: saved objects" as its name, and what is made. Plain pictures are named after what they are: "plain
 * pictures, named by a pattern".
 */
export function titleAndAbout({ about }: Pick<TargetDetails, "about">): readonly [string, string] {
  const [, title = about, rest = ""] = /^([^:,]+)[:,] (.*)$/s.exec(about) ?? [];
  return [capitalised(title), capitalised(rest)];
}
