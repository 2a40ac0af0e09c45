/** The fuzzer in the suite: 1,800 corrupted inputs in all. `npm run fuzz -- --minutes 10` tries more. */
import { test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { BOOKLET } from "./targets/booklet.ts";
import { DRAWING } from "./targets/drawing.ts";
import { FONT_FILE } from "./targets/font.ts";
import { PICTURE } from "./targets/picture.ts";
import { PIECE } from "./targets/piece.ts";
import { TEMPLATE } from "./targets/template.ts";
import { YAML } from "./targets/yaml.ts";

test.each([
  { target: YAML, count: 300 },
  { target: TEMPLATE, count: 125 },
  { target: DRAWING, count: 225 },
  { target: BOOKLET, count: 20 },
  { target: PIECE, count: 30 },
  { target: PICTURE, count: 950 },
  { target: FONT_FILE, count: 150 },
])("$target.name: nothing breaks", ({ target, count }) => fuzz(target, count));
