/** Fixes that a button makes; why one cannot be made is said where notices are. */
import type { Diagnostic } from "../../../index.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { fix } from "./fixing.ts";

const NOTICE = "fix";

/** Makes the fixes of findings as one step that can be undone. @returns whether it was done */
export async function fixOrSay(wanted: readonly Diagnostic[]): Promise<boolean> {
  try {
    await fix(wanted);
    withdraw(NOTICE);
    return true;
  } catch (error) {
    notify({ name: NOTICE, kind: "error", text: `Not fixed: ${(error as Error).message}.` });
    return false;
  }
}
