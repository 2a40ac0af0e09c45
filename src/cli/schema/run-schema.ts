/** What `broadside schema` does. */
import { join, resolve } from "node:path";
import { createNodeHost } from "../../host/node-host.ts";
import { schemasForEditors } from "../../pipeline/fix/editor-schemas.ts";
import { SCHEMAS_FOLDER } from "../../pipeline/fix/new-game/starter.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { statusOf } from "../check/fail-on.ts";
import { reportFindings } from "../check/report-findings.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { SchemaFlags } from "./schema.ts";

/** Writes the schemas; those of files with faults too, which let pass what is faulty. Exit status 1 tells of the faults. */
export function runSchema(project: Project, games: readonly string[], flags: SchemaFlags): number {
  const folder = flags.out === undefined ? join(project.host.root, SCHEMAS_FOLDER) : resolve(flags.out);
  const { value, diagnostics } = schemasForEditors(project, games);
  const host = createNodeHost(folder);
  for (const [path, text] of value) host.writeFile(path, new TextEncoder().encode(text));
  writeOut(`${folder}: ${value.size} schemas of ${games.join(", ")}\n`);
  if (diagnostics.length > 0) writeErr(reportFindings(project, diagnostics, "pretty", "stderr"), "report");
  return statusOf(diagnostics, "error");
}
