/** What the page is told of a call that failed. */
import { BroadsideError, HostError, StaleEdits } from "../../index.ts";
import type { Refusal } from "../shared/calls.ts";

/** An HTTP status, with the body that goes with it. */
export function refusalOf(error: unknown): { readonly status: number; readonly body: Refusal } {
  if (error instanceof StaleEdits)
    return { status: 412, body: { code: error.code, message: error.message, files: error.files } };
  if (error instanceof BroadsideError)
    return { status: 400, body: { code: error.code, message: error.message } };
  if (error instanceof HostError)
    return { status: 409, body: { code: error.code ?? "disk", message: error.message } };
  return { status: 500, body: { code: "bug", message: String(error) } };
}
