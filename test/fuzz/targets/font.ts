/** Fonts, spoiled, and looked at in the child process; one that is found sound is opened here, as a build does. */
import { openFontBook } from "../../../src/layout/text/font-book.ts";
import { createChildInspector } from "../../../src/pipeline/child-inspector.ts";
import { FONT } from "../../hostile/font-bytes.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, spoiled } from "../mutate.ts";

const TABLES = [
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "loca",
  "glyf",
  "cmap",
  "post",
  "name",
  "OS/2",
  "GSUB",
  "GPOS",
  "kern",
];

const inspector = createChildInspector();

export const FONT_FILE: Target = {
  name: "font",
  inputs: spoiled(
    [FONT],
    bytesOf(
      [...TABLES, "OTTO", "wOFF", "wOF2", "ttcf", "CFF ", "fvar", "morx", "\0\0\0\0", "\xFF\xFF"],
      "latin1",
    ),
  ),
  find: async (bytes) => {
    const diagnostics = await inspector.font(bytes, "templates/sample/fonts/a.ttf");
    if (diagnostics.length > 0) return diagnostics;
    return openFontBook([{ file: "templates/sample/fonts/a.ttf", bytes }]).diagnostics;
  },
};
