/** Errors name options in the reader's way: programs by field, people by flag. */
import { expect, test } from "vitest";
import { BroadsideError } from "../../src/diagnostics/broadside-error.ts";
import { option, wording } from "../../src/diagnostics/wording.ts";
import { commandMessage } from "../../src/report/option-flags.ts";

test("a program is shown fields, the command line flags", () => {
  const inside = wording`"--gap" of ${option("backs")}`;
  const error = new BroadsideError("bad-order", wording`${option("kits")} ${3}: ${inside}`);
  expect(error.message).toBe('`kits` 3: "--gap" of `backs`');
  expect(commandMessage(error)).toBe('--kit 3: "--gap" of --backs');
});

test("a message without options is the same for both", () => {
  const error = new BroadsideError("closed", "the project was closed");
  expect([error.message, commandMessage(error)]).toEqual(Array(2).fill("the project was closed"));
});
