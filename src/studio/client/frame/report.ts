/** How saving ended, said where notices are. */
import type { SaveResult } from "../documents/saving.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";

/** Says what the status line does not. @returns whether everything is on disk */
export async function report(saving: Promise<SaveResult>): Promise<boolean> {
  const result = await saving.catch((error: Error) => error);
  if (result === "saved") withdraw("save");
  else if (result === "kept")
    notify({
      name: "save",
      kind: "warning",
      isLasting: true,
      text: "Not saved yet: the studio's server does not answer. Your changes are kept in this browser.",
    });
  else if (result === "troubled")
    notify({
      name: "save",
      kind: "warning",
      isLasting: true,
      text: "Not everything could be saved; see above.",
    });
  else notify({ name: "save", kind: "error", isLasting: true, text: `Not saved: ${result.message}` });
  return result === "saved";
}
