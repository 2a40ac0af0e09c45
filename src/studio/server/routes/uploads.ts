/** Files that a person opens in the page, for the calls that follow. */
import { sheetNames } from "../../../index.ts";
import { object, text } from "../ask.ts";
import { MOST_UPLOADED } from "../uploads.ts";
import type { Routes, StudioFolder } from "./route.ts";

const WORKBOOK = /\.(?:xlsx|ods)$/i;

export const UPLOAD_ROUTES: Routes<"upload", StudioFolder> = {
  upload: {
    ask: object({ name: text }),
    takesBytes: true,
    mostBytes: MOST_UPLOADED,
    isWriting: true,
    call: async ({ uploads }, { name }, _, bytes) => {
      // refused before it is kept
      const sheets = WORKBOOK.test(name) ? await sheetNames(name, bytes) : undefined;
      return { id: uploads.keep(bytes), ...(sheets && { sheets }) };
    },
  },
};
