/**
 * The one project that a studio has open. It is opened when it is first needed, since a folder may become a project while the
 * studio runs, and again after an unexpected failure, so that nothing half-done stays in memory.
 */
import { BroadsideError, type Project } from "../../index.ts";

export interface HeldProject {
  /** @throws BroadsideError `no-project` as long as there is none, and `closed` */
  get(): Promise<Project>;
  /**
   * After a bug: the next `get` opens it anew; running calls end with the old one. The same bug again opens nothing: it is not
   * cured by that, and each opening forgets everything that is known.
   */
  openAnew(bug: unknown): void;
  close(): Promise<void>;
}

export function holdProject(open: () => Promise<Project>): HeldProject {
  let held: Promise<Project> | undefined;
  let isClosed = false;
  let lastBug: string | undefined;
  /** Projects that are no longer used, until their calls have ended. */
  const ending = new Set<Promise<void>>();
  const release = (): void => {
    const closing = held?.then((project) => project.close()).catch(() => {});
    held = undefined;
    if (!closing) return;
    ending.add(closing);
    void closing.then(() => ending.delete(closing));
  };
  return {
    get: async () => {
      if (isClosed) throw new BroadsideError("closed", "the studio is closing");
      held ??= open();
      const opening = held;
      try {
        return await opening;
      } catch (error) {
        if (held === opening) held = undefined;
        throw error;
      }
    },
    openAnew: (bug) => {
      const name = nameOf(bug);
      if (name !== lastBug) release();
      lastBug = name;
    },
    close: async () => {
      isClosed = true;
      release();
      await Promise.all(ending);
    },
  };
}

/** Where it was thrown: its message may have something in it that is being typed. */
function nameOf(bug: unknown): string {
  const stack = Object(bug).stack;
  const calls = typeof stack === "string" ? stack.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  return calls.length > 0 ? calls.slice(0, 3).join("\n") : String(bug);
}
