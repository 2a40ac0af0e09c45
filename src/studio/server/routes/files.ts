/** Texts of files, and edits of them. */
import { checkedByCall, object, text } from "../ask.ts";
import type { Routes } from "./route.ts";

export const FILE_ROUTES: Routes<"text" | "apply"> = {
  text: {
    ask: object({ path: text }),
    call: async ({ project }, { path }, work) => {
      const own = await project.read(path, work);
      return { path, ...(own ?? { fixedText: await project.textOf(path, work) }) };
    },
  },
  apply: {
    ask: checkedByCall(),
    call: ({ project }, edits, work) => project.apply(edits, work),
    isWriting: true,
  },
};
