/**
 * Tells every page what happens to the project: changes of files by anybody, one line for each burst of them, and the end of
 * the server. One watch serves all pages.
 */
import { BroadsideError, HostError, type Project } from "../../index.ts";
import type { StudioEvent } from "../shared/calls.ts";
import type { HeldProject } from "./held-project.ts";
import type { Lines } from "./lines.ts";

export interface Events {
  /** @returns a function that ends it */
  listen(page: Lines<StudioEvent>): () => void;
  /** To be called when a project may have been opened, or opened anew. */
  look(): void;
  /** Says that the server ends, and ends all lines. */
  close(): void;
}

/** @param reportBug takes an error that is neither of the project nor of the system */
export function createEvents(held: HeldProject, reportBug: (error: unknown) => void): Events {
  const listeners = new Set<Lines<StudioEvent>>();
  const end = new AbortController();
  const tell = (event: StudioEvent): void => {
    for (const page of listeners) page.send(event);
  };
  let watched: Project | undefined;
  const watch = async (): Promise<void> => {
    const project = await held.get();
    if (project === watched || end.signal.aborted) return;
    watched = project;
    try {
      for await (const changed of project.changes({ signal: end.signal })) {
        if (watched !== project) break;
        tell({ kind: "changed", ...changed });
      }
    } finally {
      if (watched === project) watched = undefined;
    }
  };
  const look = (): void => {
    if (listeners.size === 0 || end.signal.aborted) return;
    void watch().catch((error: unknown) => {
      // without a project there is nothing to see yet
      if (error instanceof BroadsideError) return;
      if (!(error instanceof HostError)) reportBug(error);
      const message = error instanceof HostError ? error.message : "changes of files are no longer noticed";
      tell({ kind: "unwatched", message });
    });
  };
  return {
    listen: (page) => {
      listeners.add(page);
      look();
      return () => void listeners.delete(page);
    },
    look,
    close: () => {
      end.abort();
      tell({ kind: "closing" });
      for (const page of listeners) page.end();
      listeners.clear();
    },
  };
}
