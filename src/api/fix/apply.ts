/** Writes edits: all files or none. */
import { join } from "node:path";
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { tidyUp } from "../../host/disk/folder-lock.ts";
import type { Replacement } from "../../host/host.ts";
import { type ProjectContext, refuseShipped } from "../../pipeline/project.ts";
import { applyEdits } from "../../source/edit/edits.ts";
import { unifiedDiff } from "../../source/edit/unified-diff.ts";
import { refuseElsewhere } from "../drafts.ts";
import type { Call } from "../handle.ts";
import type { SavedWork } from "../work.ts";
import { type Edits, type FileEdits, hashOf, textOf } from "./edits.ts";
import { StaleEdits, type StaleFile } from "./stale-edits.ts";

export interface Applied {
  /** Paths of the written files. */
  readonly files: readonly string[];
}

/**
 * @throws StaleEdits if a file has changed since; BroadsideError `bad-order` for edits that overlap or are outside the
 * file, for files that are not content or templates of the project, and for paths that leave these folders, are hidden
 * or are not file names on every system; HostError if a file cannot be written, or a new
 * file already exists
 */
export function apply({ project }: Call<SavedWork>, edits: Edits): Applied {
  const { host, output } = project;
  refuseShipped(project);
  const { files } = sound(edits);
  for (const { path, hash } of files) refuseElsewhere(path, hash === undefined);
  const stale = files.flatMap((file) => staleFile(project, file));
  if (stale.length > 0) throw new StaleEdits(stale);
  const changes = files.map((file) => replacement(project, file));
  if (output) for (const folder of ["content", "templates"]) tidyUp(join(host.root, folder));
  host.replaceFiles(changes);
  return { files: files.map(({ path }) => path) };
}

/** Edits may have travelled as JSON. @throws BroadsideError `bad-order` for anything else */
function sound(edits: Edits): Edits {
  const files: unknown = Object(edits).files;
  if (!Array.isArray(files)) throw badOrder("`files`: expected a list of edited files");
  if (!files.every(isFile))
    throw badOrder("`files`: each needs a `path`, and `edits` with `file`, `start`, `end` and `text`");
  return edits;
}

const isFile = (file: unknown): boolean => {
  const { path, edits }: FileEdits = Object(file);
  return typeof path === "string" && Array.isArray(edits) && edits.every(isEdit);
};

const isEdit = (edit: unknown): boolean => {
  const { file, start, end, text }: TextEdit = Object(edit);
  return (
    [file, text].every((one) => typeof one === "string") &&
    [start, end].every((place) => Number.isInteger(Object(place).offset))
  );
};

function staleFile({ host }: ProjectContext, { path, hash, before }: FileEdits): readonly StaleFile[] {
  if (hash === undefined) return [];
  const now = host.readBytes(path);
  if (hashOf(now) === hash) return [];
  return [{ path, difference: before === undefined ? "" : unifiedDiff(path, before, textOf(now)) }];
}

function replacement({ host }: ProjectContext, { path, hash, edits }: FileEdits): Replacement {
  const before = hash === undefined ? undefined : host.readBytes(path);
  const after = applyEdits(before ?? new Uint8Array(), edits);
  if (!after || edits.some(({ file }) => file !== path))
    throw new BroadsideError("bad-order", `"${path}": its edits overlap, or are outside its text`);
  return { path, before, after };
}
