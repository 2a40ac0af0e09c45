/** Texts of files, and edits of them. */
import { checkedByCall, object, text } from "../ask.ts";
import type { Routes } from "./route.ts";

export const FILE_ROUTES: Routes<"text" | "apply"> = {
  text: {
    ask: object({ path: text }),
    call: async ({ project }, { path }, work) => ({ path, ...(await project.read(path, work)) }),
  },
  apply: {
    ask: checkedByCall(),
    call: ({ project }, edits, work) => project.apply(edits, work),
    isWriting: true,
  },
};
