/** YAML: files of all kinds from the shipped and the sample game, corrupted. */
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { SHIPPED_FILES } from "../../support/game/shipped-game.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";
import { readWith } from "../project.ts";

const DECK = "content/sample/decks/crew.yaml";

/** Short ones: what a reader does with a file shows in the first kilobyte. */
const SEEDS = [
  SAMPLE_GAME[DECK] as string,
  SAMPLE_GAME["content/sample/glossary.yaml"] as string,
  ...Object.entries(SHIPPED_FILES)
    .filter(([path]) => path.endsWith(".yaml"))
    .map(([, text]) => text.slice(0, 1_500)),
  'a: &a [1, *a]\n<<: *a\n? [k]\n: |+\n  text\n\n---\n!!binary x: "\\u0041"\n',
].map((text) => Buffer.from(text));

const WORDS = [
  ..."\t |&a |*a |<<: *a|? |!!js/function |!x |--- |... |%YAML 1.1|[|{|- |: |# |\"|'|> |\\|".split("|"),
  ..."|+\n|__proto__: 1|constructor: 1|.nan|.inf|1e999|9007199254740993|~|null|0x|1:30|\r|\0|\uFEFF".split(
    "|",
  ),
  ..."\u2028|\uD83D|\u202E|\n  - |\n    |a: {|}, {id: x}|copies: 1e9|\\uD800|\\x00".split("|"),
].filter((word) => word !== "");

export const YAML: Target = {
  name: "yaml",
  inputs: corrupted(SEEDS, bytesOf(WORDS, "utf8")),
  find: (input) => readWith({ [DECK]: input }),
};
