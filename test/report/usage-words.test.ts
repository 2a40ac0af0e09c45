/** Wrong usage, as commander itself words it, in one line that begins like every refusal. */
import { Argument, Command, Option } from "commander";
import { expect, test } from "vitest";
import { usageWords } from "../../src/report/usage-words.ts";

/** What is said of these words after "broadside". */
function saidOf(words: readonly string[]): string {
  let said = "";
  const print = new Command("print")
    .addArgument(new Argument("<stage>", "").choices(["svg", "scene"]))
    .addOption(new Option("-b, --backs <mode>", "").choices(["none", "fold"]));
  const program = new Command("broadside").addCommand(print);
  for (const command of [program, print])
    command.exitOverride().configureOutput({
      writeErr: () => {},
      outputError: (text) => {
        said = usageWords(text, "broadside print");
      },
    });
  try {
    program.parse(words, { from: "user" });
  } catch {
    return said;
  }
  return "nothing";
}

test.each([
  ["prnt", 'unknown command "prnt"; did you mean print?'],
  ["xyz", 'unknown command "xyz"; see broadside print --help'],
  ["print --bakcs x", 'unknown option "--bakcs"; did you mean --backs?'],
  ["print", 'missing required argument "stage"; see broadside print --help'],
  [
    "print svg more",
    'too many arguments for "print": expected 1 argument but got 2; see broadside print --help',
  ],
  ["print pdf", 'stage "pdf": expected one of svg, scene; see broadside print --help'],
  ["print svg --backs it's", '-b "it\'s": expected one of none, fold; see broadside print --help'],
  ["print svg --backs", 'option "-b, --backs <mode>" argument missing; see broadside print --help'],
])("%s", (words, expected) => {
  expect(saidOf(words.split(" "))).toBe(`broadside: ${expected}`);
});
