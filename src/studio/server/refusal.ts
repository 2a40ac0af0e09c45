/** What the page learns of a call that failed, with the HTTP status that fits it. */
import { CannotLoad } from "../../diagnostics/cannot-load.ts";
import { BroadsideError, type ErrorCode, HostError, StaleEdits } from "../../index.ts";
import type { Refusal } from "../shared/calls.ts";
import { UnknownDraft } from "./draft-texts.ts";

export interface RefusedCall {
  readonly status: number;
  readonly body: Refusal;
}

const STATUSES: Readonly<Record<ErrorCode, number>> = {
  "no-project": 409,
  "no-game": 409,
  "unknown-game": 404,
  "unknown-kit": 404,
  "unknown-name": 404,
  "unknown-file": 404,
  "bad-order": 400,
  "bad-output": 403,
  "bad-settings": 409,
  stale: 412,
  closed: 503,
  aborted: 409,
};

/** By the code of the system; others are failures of the disk. */
const STATUSES_OF_SYSTEM: Readonly<Record<string, number>> = {
  ENOENT: 404,
  EEXIST: 409,
  EISDIR: 409,
  ENOTDIR: 409,
  ENXIO: 409,
  ENODEV: 409,
  ELOOP: 409,
  ENAMETOOLONG: 409,
  EACCES: 403,
  EPERM: 403,
  EROFS: 403,
  LOCKED: 423,
  ENOSPC: 507,
  EDQUOT: 507,
};

/**
 * @param reportBug takes an error that is neither the page's fault nor the system's, and returns the id under which it is
 * reported to the person who started the studio
 */
export function refusalOf(error: unknown, reportBug: (error: unknown) => string): RefusedCall {
  if (error instanceof BroadsideError) return { status: STATUSES[error.code], body: bodyOf(error) };
  if (error instanceof HostError) {
    const { code, message } = error;
    return { status: statusOfSystem(code), body: { code: code ?? "disk", message } };
  }
  if (error instanceof UnknownDraft)
    return { status: 409, body: { code: "unknown-draft", message: error.message } };
  if (error instanceof CannotLoad)
    return { status: 500, body: { code: "cannot-load", message: error.message } };
  const id = reportBug(error);
  const message = `this is a bug in Broadside, not in your files; the terminal has more about it (${id}). What you have typed is kept.`;
  return { status: 500, body: { code: "bug", message, id } };
}

/** Codes of Broadside's own are refusals, such as that of a link out of the project; other codes of the system are faults. */
const statusOfSystem = (code = ""): number =>
  STATUSES_OF_SYSTEM[code] ?? (/^E[A-Z0-9]+$/.test(code) ? 500 : 409);

function bodyOf(error: BroadsideError): Refusal {
  const { code, message, findings } = error;
  return {
    code,
    message,
    ...(findings.length > 0 && { findings }),
    ...(error instanceof StaleEdits && { files: error.files }),
  };
}
