/** The end of a test run: the temporary folder is removed, and a busy one does not hide the result. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { removeRunFolder } from "../support/run/run-folder.ts";
import { temporaryFolder } from "../support/temporary.ts";

afterEach(() => void vi.restoreAllMocks());

test("the folder is removed with its files", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "left"), "");
  removeRunFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

test("a folder that stays busy is a warning", () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  removeRunFolder("/busy", () => {
    throw new Error("ENOTEMPTY: directory not empty");
  });
  expect(written).toEqual([
    "The temporary folder of this run could not be removed: Error: ENOTEMPTY: directory not empty\n",
  ]);
});
