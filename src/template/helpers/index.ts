/** All helpers that templates may use, by name. `if`, `unless`, `each`, `with` and `times` are blocks, not helpers. */
import { arithmeticHelpers } from "./arithmetic.ts";
import { compareHelpers } from "./compare.ts";
import type { AnyHelper } from "./define-helper.ts";
import { entryHelpers } from "./entries.ts";
import { gameHelpers } from "./game.ts";
import { listHelpers } from "./lists.ts";
import { textHelpers } from "./text.ts";

export const HELPERS: Readonly<Record<string, AnyHelper>> = {
  ...compareHelpers,
  ...arithmeticHelpers,
  ...textHelpers,
  ...listHelpers,
  ...entryHelpers,
  ...gameHelpers,
};

export const BLOCKS = ["if", "unless", "each", "with", "times"] as const;
export type BlockName = (typeof BLOCKS)[number];

export function isBlock(name: string): name is BlockName {
  return (BLOCKS as readonly string[]).includes(name);
}
