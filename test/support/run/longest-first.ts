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
  "plants/plants",
  "whole/package",
  "cases/cases",
  "whole/starter-pack",
  "content/ink",
  "mutants/pirate-quest",
  "content/paper",
  "host/kills",
  "mutants/other-games",
  "whole/poster",
  "whole/agreement",
  "fuzz/fuzz",
  "template/program",
  "whole/npm-start",
  "tidy",
  "track/suggest/suggest",
  "pipeline/judge/kept-verdicts",
  "api/docs",
  "whole/design-a-track",
  "whole/alignment",
  "whole/pseudo-terminal",
  "pipeline/read/read-digest",
  "pipeline/print/lost-files",
  "whole/bundle",
  "pipeline/draw/booklet/kept-booklets",
  "rules/rules",
  "api/scenarios",
  "source/regular",
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
