/**
 * The one project that a studio has open. It is opened when it is first needed, since a folder may become a project while the
 * studio runs, and again after a failure that nobody expected, so that nothing half-done stays in memory.
 */
import { BroadsideError, type Project } from "../../index.ts";

export interface HeldProject {
  /** @throws BroadsideError `no-project` as long as there is none, and `closed` */
  get(): Promise<Project>;
  /** The next `get` opens it anew; running calls end with the old one. */
  openAnew(): void;
  close(): Promise<void>;
}

export function holdProject(open: () => Promise<Project>): HeldProject {
  let held: Promise<Project> | undefined;
  let isClosed = false;
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
    openAnew: release,
    close: async () => {
      isClosed = true;
      release();
      await Promise.all(ending);
    },
  };
}
