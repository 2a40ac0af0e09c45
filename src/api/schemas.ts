/** Writes the JSON Schemas of games, with which editors complete and check content. */
import { join, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createNodeHost } from "../host/node-host.ts";
import { schemasForEditors } from "../pipeline/fix/editor-schemas.ts";
import { SCHEMAS_FOLDER } from "../pipeline/fix/new-game/starter.ts";
import { chooseGames } from "../pipeline/read/choose-games.ts";
import type { Call } from "./handle.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";

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

/** @throws BroadsideError `unknown-game`; HostError if a file cannot be written */
export function writeSchemas({ project }: Call, order: SchemaOrder): WrittenSchemas {
  refuseOptions(order, OPTIONS);
  const { games: names = [], to } = order;
  const games = chooseGames(project, names);
  const folder = to === undefined ? join(project.host.root, SCHEMAS_FOLDER) : resolve(to);
  const { value, diagnostics } = schemasForEditors(project, games);
  const host = createNodeHost(folder);
  for (const [path, text] of value) host.writeFile(path, new TextEncoder().encode(text));
  return { games, folder, files: [...value.keys()], findings: diagnostics };
}
