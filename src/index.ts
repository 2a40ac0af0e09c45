/**
 * The public door of Broadside: everything that the command line, a studio, an editor or a script may use. Calls take and
 * return plain data; `docs/api.md` shows them at work.
 */
export type { GameSummary } from "./api/games.ts";
export { openProject } from "./api/open.ts";
export type { OpenOptions, Project } from "./api/project.ts";
export type { Work } from "./api/work.ts";
export { BroadsideError, type ErrorCode } from "./diagnostics/broadside-error.ts";
export type { Diagnostic, Place, Position, Severity, TextEdit } from "./diagnostics/diagnostic.ts";
export { INKS, type Ink } from "./game/ink.ts";
export { packageVersion } from "./host/bundle.ts";
export { type Host, HostError } from "./host/host.ts";
export { createMemoryHost, type MemoryHost } from "./host/memory-host.ts";
export type { Progress } from "./pipeline/progress.ts";
export { BACKS, type Backs } from "./sheet/sheet.ts";
