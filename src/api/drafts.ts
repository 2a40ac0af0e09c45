/** The drafts of a call: which ones are allowed, and the project as the call sees it with them. */
import { BroadsideError, badOrder } from "../diagnostics/broadside-error.ts";
import { type Draft, type DraftBytes, draftedHost } from "../host/drafts.ts";
import { type Host, HostError, LARGEST_FILE_BYTES } from "../host/host.ts";
import { refuseWrittenPath } from "../host/written-path.ts";
import type { ProjectContext } from "../pipeline/project.ts";
import { passing } from "../remember/memory.ts";

/**
 * The project with drafts in place of its files. What follows from them is remembered in this process only: on disk they
 * would replace the results on the files that later runs read.
 * @throws BroadsideError `bad-order` for a path that edits may not have, two drafts of one path, and a text that is too large
 */
export function withDrafts(
  project: ProjectContext,
  drafts: readonly Draft[],
  bytes: DraftBytes,
): ProjectContext {
  if (drafts.length === 0) return project;
  const { host, bundle, memory } = project;
  refuseUnsound(drafts, host);
  const drafted = draftedHost(host, drafts, bytes);
  // Where the games that come with Broadside are opened, both are the same host.
  const theirs = host === bundle.host ? { ...bundle, host: drafted } : bundle;
  return {
    ...project,
    host: drafted,
    bundle: theirs,
    hasDrafts: true,
    ...(memory && { memory: passing(memory) }),
  };
}

function refuseUnsound(drafts: readonly Draft[], host: Host): void {
  const seen = new Set<string>();
  for (const { path, text } of drafts) {
    refuseElsewhere(path, !host.isFile(path));
    if (seen.has(path)) throw badOrder(`\`drafts\`: "${path}" has two texts; expected one`);
    seen.add(path);
    const size = Buffer.byteLength(text);
    if (size > LARGEST_FILE_BYTES)
      throw badOrder(`\`drafts\`: "${path}" has ${size} bytes; at most ${LARGEST_FILE_BYTES} are read`);
  }
}

/**
 * @param isNew whether the file does not exist yet
 * @throws BroadsideError `bad-order` for a path that cannot be edited: anything but content and templates
 */
export function refuseElsewhere(path: string, isNew: boolean): void {
  if (!/^(content|templates)\//.test(path))
    throw new BroadsideError(
      "bad-order",
      `"${path}": only files below content/ and templates/ can be edited`,
    );
  try {
    refuseWrittenPath(path, isNew);
  } catch (error) {
    if (error instanceof HostError) throw new BroadsideError("bad-order", error.message);
    throw error;
  }
}
