/** The fuzzer in the suite: 3,600 corrupted inputs in all. `npm run fuzz -- --minutes 10` tries more. */
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
  { target: YAML, count: 600 },
  { target: TEMPLATE, count: 250 },
  { target: DRAWING, count: 450 },
  { target: BOOKLET, count: 40 },
  { target: PIECE, count: 60 },
  { target: PICTURE, count: 1_900 },
  { target: FONT_FILE, count: 300 },
])("$target.name: nothing breaks", ({ target, count }) => fuzz(target, count));
