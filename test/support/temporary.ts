/** Files for programs that only read from disk; removed when the test file that asked for them ends. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes the bytes to a new file, works with its path, and removes it. */
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

/** A new empty folder; `setup.ts` removes it after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "broadside-test-"));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  // A program that was just killed may still be writing: Node tries again.
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
