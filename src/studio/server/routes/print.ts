/** Prints: their pages as pictures, the files, and what was made of them. */
import type { PageRef } from "../../../index.ts";
import { checkedByCall, list, number, object, optional, text } from "../ask.ts";
import type { Routes } from "./route.ts";

export const PRINT_ROUTES: Routes<"plan" | "pages" | "print" | "share" | "printed"> = {
  plan: { ask: checkedByCall(), call: ({ project }, order, work) => project.plan(order, work) },
  pages: {
    ask: object({
      order: checkedByCall(),
      pages: list(object<PageRef>({ game: text, file: text, page: number })),
      known: optional(list(text)),
      dpi: optional(number),
    }),
    call: ({ project }, { order, ...wanted }, work) => project.pages(order, wanted, work),
  },
  print: {
    ask: checkedByCall(),
    call: async ({ project, tell }, order, work) => {
      const { status } = await project.print(order, { ...work, onEvent: tell });
      return { status };
    },
    isWriting: true,
  },
  share: {
    ask: checkedByCall(),
    call: ({ project }, order, work) => project.share(order, work),
    isWriting: true,
  },
  printed: {
    ask: object({ game: text, file: text }),
    call: ({ project }, ref, work) => project.printed(ref, work),
    answersBytes: true,
  },
};
