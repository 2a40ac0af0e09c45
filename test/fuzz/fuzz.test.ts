/** The fuzzer in the suite: 6,000 spoiled inputs in all. `npm run fuzz -- --minutes 10` goes on for longer. */
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
  { target: YAML, count: 1_500 },
  { target: TEMPLATE, count: 400 },
  { target: DRAWING, count: 700 },
  { target: BOOKLET, count: 60 },
  { target: PIECE, count: 100 },
  { target: PICTURE, count: 3_000 },
  { target: FONT_FILE, count: 500 },
])("$target.name: nothing breaks", ({ target, count }) => fuzz(target, count));
