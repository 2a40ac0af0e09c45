/** Prints: their pages as pictures, the files, and what was made of them. */
import { CUTTERS, exportTargets, type PageRef, RISKS } from "../../../index.ts";
import { checkedByCall, list, number, object, optional, text } from "../ask.ts";
import type { Routes } from "./route.ts";

export const PRINT_ROUTES: Routes<
  | "plan"
  | "pages"
  | "print"
  | "share"
  | "export"
  | "printed"
  | "zipped"
  | "languages"
  | "sheets"
  | "printSetup"
> = {
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
  export: {
    ask: object({ order: checkedByCall(), icc: optional(text) }),
    call: ({ project, uploads }, { order, icc }, work) =>
      project.export(icc === undefined ? order : { ...order, icc: uploads.bytesOf(icc) }, work),
    isWriting: true,
  },
  printed: {
    ask: object({ game: text, file: text }),
    call: ({ project }, ref, work) => project.printed(ref, work),
    answersBytes: true,
  },
  zipped: {
    ask: object({ game: text, folder: optional(text), files: list(text) }),
    call: ({ project }, order, work) => project.zipped(order, work),
    answersBytes: true,
  },
  languages: {
    ask: object({ game: text }),
    call: ({ project }, order, work) => project.languages(order, work),
  },
  sheets: { ask: object({ game: text }), call: ({ project }, order, work) => project.sheets(order, work) },
  printSetup: {
    ask: object({}),
    call: async () => ({
      cutters: CUTTERS.map(({ id, title }) => ({ id, title })),
      targets: await exportTargets(),
      risks: RISKS,
    }),
  },
};
