/** Runs `broadside studio` until the process ends. */
import { type OtherStudio, type StartedStudio, startStudio } from "../../studio/server/start.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { StudioFlags } from "./studio.ts";

export async function runStudio({ port, project, readOnly = false, open }: StudioFlags): Promise<void> {
  const found = await startStudio({
    where: project,
    port,
    isReadOnly: readOnly,
    pid: process.pid,
    onBug: reportBug,
  });
  const link = found.kind === "other" ? found.link : found.studio.newLink();
  const isShown = open && (await isOpened(found, link));
  const next = isShown
    ? "It is opening in your browser; if no page appears, open this link:"
    : "Open this link in your browser; it lets one page in:";
  const state =
    found.kind === "other"
      ? `broadside: a studio of this folder is running already (process ${found.pid}).${otherRights(found, readOnly)}`
      : "The studio is running; Ctrl-C ends it.";
  writeErr(`${state} ${next}\n`);
  writeOut(`${link}\n`);
  if (found.kind === "other") {
    process.exitCode = 2;
    return;
  }
  if (found.note !== undefined)
    writeErr(`broadside: a second studio of this folder will not find this one: ${found.note}\n`);
  await new Promise(() => {});
}

/** The one that runs can do less than was asked for. */
const otherRights = ({ isReadOnly }: OtherStudio, readOnly: boolean): string =>
  isReadOnly && !readOnly ? " It was started with --read-only; end it first to change games." : "";

async function isOpened({ show }: StartedStudio | OtherStudio, link: string): Promise<boolean> {
  if (!show) return false;
  const failure = await show(link);
  if (failure !== undefined) writeErr(`broadside: no browser could be started: ${failure}\n`);
  return failure === undefined;
}

function reportBug(error: unknown, id: string): void {
  const stack = error instanceof Error ? error.stack : String(error);
  writeErr(
    `broadside: ${id}: this is a bug in Broadside, not in your files; please report it\n${stack}\n`,
    "lines",
  );
}
