/** Which findings of a build are news after the build before it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/**
 * Gives for each build a filter of its findings. Errors always pass, because they keep the build from printing; warnings
 * and hints pass when there are more of the same than in the build before, wherever in the file they are now.
 */
export function newsOfBuilds(): () => (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  let before = new Map<string, number>();
  return () => {
    const [known, counts] = [before, new Map<string, number>()];
    before = counts;
    return (found) =>
      found.filter((one) => {
        const key = JSON.stringify([one.rule, one.file, one.message]);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return one.severity === "error" || count > (known.get(key) ?? 0);
      });
  };
}
