/**
 * The order of test files: those that take longest first, so that neither worker has a long one left when the other is
 * done. vitest orders by the durations of the last run, which a fresh clone does not have.
 */
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take 5 s of computing and more, the longest first; measured on 2026-11-30. */
export const LONGEST: readonly string[] = [
  "hostile/hostile",
  "edits/edits",
  "whole/package",
  "plants/plants",
  "tidy",
  "whole/starter-pack",
  "studio/page/documents",
  "studio/card/card",
  "studio/page/template",
  "studio/print/print",
  "whole/pages",
  "whole/poster",
  "content/ink",
  "studio/manual",
  "content/paper",
  "studio/whole-way",
  "studio/table/table",
  "host/kills",
  "mutants/pirate-quest",
  "mutants/other-games",
  "whole/alignment",
  "whole/agreement",
  "track/suggest/suggest",
  "fuzz/fuzz",
  "studio/decks/decks",
  "studio/numbers/numbers",
  "layout/text/plain",
  "source/regular",
  "cases/cases",
  "whole/npm-start",
  "pipeline/read/read-digest",
  "studio/page/frame",
  "studio/page/connection",
  "pipeline/fix/scenario/fix-scenario",
  "api/edits/laws",
  "api/new-game",
  "template/program",
  "pipeline/order/scenario-prints",
  "api/docs",
  "studio/page/new-game",
  "pipeline/judge/kept-verdicts",
  "whole/pseudo-terminal",
  "pipeline/draw/kept-pieces",
  "cli/watch",
  "source/regular-changed",
  "pipeline/print/kept-sections",
  "studio/pictures",
  "api/scenarios",
  "rules/rules",
  "whole/bundle",
  "whole/design-a-track",
  "studio/page/steps",
  "studio/share",
  "studio/page/problems",
  "layout/pieces",
  "pipeline/fix/fix-targets",
  "pipeline/draw/kept-faces",
  "api/turns",
  "press/agreement",
  "pipeline/draw/booklet/kept-booklets",
  "hostile/no-network",
  "api/known-prints",
  "track/fix/fix-track",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const byName = new Map(others.map((file) => [nameOf(file), file]));
    const longest = LONGEST.flatMap((name) => byName.get(name) ?? []);
    return [...longest, ...others.filter((file) => !longest.includes(file))];
  }
}

/** Its path below `test/`, without the ending. */
const nameOf = ({ moduleId }: Pick<TestSpecification, "moduleId">): string =>
  relative("test", moduleId)
    .replaceAll("\\", "/")
    .replace(/\.test\.ts$/, "");
