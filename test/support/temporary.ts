/** Files for programs that read from disk only; gone when the test's work is done. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes the bytes to a file of its own, works with its path, and removes it. */
export function withFile<T>(bytes: Uint8Array, work: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "broadside-test-"));
  try {
    const path = join(folder, "file");
    writeFileSync(path, bytes);
    return work(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const folders: string[] = [];

process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder, removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "broadside-test-"));
  folders.push(folder);
  return folder;
}
