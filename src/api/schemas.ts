/** Writes the JSON Schemas of games, with which editors complete and check content. */
import { join, posix, resolve } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createNodeHost } from "../host/node-host.ts";
import { schemasForEditors } from "../pipeline/fix/editor-schemas.ts";
import { SCHEMAS_FOLDER } from "../pipeline/fix/new-game/starter.ts";
import { chooseGames } from "../pipeline/read/choose-games.ts";
import { refuseInput } from "../pipeline/read/refuse-input.ts";
import type { Call } from "./handle.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";
import type { SavedWork } from "./work.ts";

export interface SchemaOrder {
  /** Ids of games; default all. */
  readonly games?: readonly string[];
  /** The folder to write to; default `schemas/` of the project. */
  readonly to?: string;
}

const OPTIONS: Options<SchemaOrder> = { games: "texts", to: "text" };

export interface WrittenSchemas {
  readonly games: readonly string[];
  readonly folder: string;
  /** The written files, relative to that folder. */
  readonly files: readonly string[];
  /** Faults of `card:`, `row:` and `defaults:`; the schemas do not restrict faulty fields. */
  readonly findings: readonly Diagnostic[];
}

/**
 * @throws BroadsideError `unknown-game`, `bad-output` for a folder that a build reads, and `no-project` for the games that
 * come with Broadside without `to`; HostError if a file cannot be written
 */
export function writeSchemas(
  { project, progress }: Call<SavedWork>,
  order: SchemaOrder = {},
): WrittenSchemas {
  refuseOptions(order, OPTIONS);
  const { games: names = [], to } = order;
  if (to === undefined && project.host === project.bundle.host)
    throw new BroadsideError(
      "no-project",
      "the games that come with Broadside cannot be written to; name another folder with `to`",
    );
  const games = chooseGames(project, names);
  const { value, diagnostics } = schemasForEditors(project, games);
  if (to !== undefined) for (const path of value.keys()) refuseInput(project, resolve(to, path));
  // A project in memory gets its schemas there.
  const host = to === undefined ? project.host : createNodeHost(resolve(to));
  const folder = to === undefined ? SCHEMAS_FOLDER : "";
  for (const [index, [path, text]] of [...value].entries()) {
    progress.step("schemas", index, value.size);
    host.writeFile(posix.join(folder, path), new TextEncoder().encode(text));
  }
  return { games, folder: join(host.root, folder), files: [...value.keys()], findings: diagnostics };
}
