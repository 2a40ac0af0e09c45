/** The package ships only the library's types that its users can meet. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, without types
import { mentionedDeclarations } from "../../src/tools/mentioned-declarations.mjs";
import { temporaryFolder } from "../support/temporary.ts";

function shipped(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const needed: Map<string, string> = mentionedDeclarations(join(folder, "index.d.ts"));
  return Object.fromEntries([...needed].map(([path, text]) => [relative(folder, path), text]));
}

test("exports are kept with every type that they mention, in other files too", () => {
  const texts = shipped({
    "index.d.ts": 'export { open } from "./api/open.ts";\nexport type { Name as Id } from "./names.ts";\n',
    "api/open.d.ts":
      'import type { Card, Deck as Cards } from "../cards.ts";\nimport type { Hidden } from "../hidden.ts";\n' +
      "/** Opens. */\nexport declare function open(): Promise<Cards>;\n" +
      "export declare function inside(card: Card): Hidden;\n",
    "cards.d.ts":
      "export interface Card {\n    value: number;\n}\n" +
      'interface Size {\n    width: import("./units.ts").Millimetres;\n}\n' +
      "/** Some cards. */\nexport interface Deck {\n    /** Not a Card. */\n    size: Size;\n}\n",
    "names.d.ts": "export type Name = string;\nexport type Other = string;\n",
    "units.d.ts": "export type Millimetres = number;\nexport type Inches = number;\n",
    "hidden.d.ts": "export type Hidden = string;\n",
  });
  expect(texts).toEqual({
    "index.d.ts":
      'export { open } from "./api/open.ts";\nexport type { Name as Id } from "./names.ts";\nexport {};\n',
    "api/open.d.ts":
      'import type { Deck as Cards } from "../cards.ts";\n' +
      "/** Opens. */\nexport declare function open(): Promise<Cards>;\nexport {};\n",
    "cards.d.ts":
      'interface Size {\n    width: import("./units.ts").Millimetres;\n}\n' +
      "/** Some cards. */\nexport interface Deck {\n    /** Not a Card. */\n    size: Size;\n}\nexport {};\n",
    "names.d.ts": "export type Name = string;\nexport {};\n",
    "units.d.ts": "export type Millimetres = number;\nexport {};\n",
  });
});

test("packages are imported where they are mentioned", () => {
  const texts = shipped({
    "index.d.ts":
      'import type Sharp from "sharp";\nimport type { A, B } from "ajv";\nexport type Both = [Sharp, B];\n',
  });
  expect(texts["index.d.ts"]).toBe(
    'import type Sharp from "sharp";\nimport type { B } from "ajv";\nexport type Both = [Sharp, B];\nexport {};\n',
  );
});
