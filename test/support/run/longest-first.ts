/**
 * The order of test files: those that take longest first, so that neither worker has a long one left when the other is
 * done. vitest orders by the durations of the last run, which a fresh clone does not have.
 */
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take 5 s of computing and more, the longest first; measured on 2026-11-30. */
export const LONGEST: readonly string[] = [
  "edits/edits",
  "hostile/hostile",
  "whole/package",
  "studio/page/documents",
  "studio/card/card",
  "studio/page/template",
  "studio/print/print",
  "whole/starter-pack",
  "studio/manual",
  "plants/plants",
  "studio/whole-way",
  "whole/alignment",
  "studio/table/table",
  "host/kills",
  "mutants/pirate-quest",
  "fuzz/fuzz",
  "whole/agreement",
  "content/paper",
  "content/ink",
  "tidy",
  "mutants/other-games",
  "whole/poster",
  "studio/decks/decks",
  "studio/numbers/numbers",
  "track/suggest/suggest",
  "cases/cases",
  "whole/npm-start",
  "pipeline/read/read-digest",
  "studio/page/frame",
  "studio/page/connection",
  "api/docs",
  "studio/page/new-game",
  "pipeline/judge/kept-verdicts",
  "whole/pseudo-terminal",
  "template/program",
  "studio/pictures",
  "api/scenarios",
  "rules/rules",
  "whole/bundle",
  "whole/design-a-track",
  "studio/page/steps",
  "studio/share",
  "studio/page/problems",
  "source/regular",
  "pipeline/draw/booklet/kept-booklets",
  "hostile/no-network",
  "api/known-prints",
  "layout/pieces",
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
