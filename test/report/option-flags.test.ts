/** Errors name options in the reader's way: programs by field, people by flag. */
import { expect, test } from "vitest";
import { BroadsideError } from "../../src/diagnostics/broadside-error.ts";
import { option, wording } from "../../src/diagnostics/wording.ts";
import { findingsText } from "../../src/report/findings/findings-text.ts";
import { commandMessage } from "../../src/report/option-flags.ts";
import { finding } from "./findings/support.ts";

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

const shown = (fix: string, format: "pretty" | "json"): string =>
  findingsText([finding(1, 1, 1, { fix })], format, {
    textOf: () => undefined,
    colour: false,
    prefix: "",
    version: "1.0.0",
  });

test("a finding names an option for programs, and a command prints its flag", () => {
  const fix = "fewer cards; the option `limits: 10` allows a game that you trust ten times as many";
  for (const format of ["pretty", "json"] as const)
    expect(shown(fix, format)).toContain("fewer cards; --limits 10 allows a game");
  expect(shown("write the option `other: 1` yourself", "pretty")).toContain("the option `other: 1`");
});

test("a finding names no command, and a command names the one that goes on from it", () => {
  expect(shown('write oak; to see more, search icons for "leaf"', "pretty")).toContain(
    "write oak; to see more, run broadside icons leaf",
  );
  expect(shown("turn this card; several changes together may be needed", "pretty")).toMatch(
    /turn this card; `broadside scenario suggest --fix \S+` searches further/,
  );
});
