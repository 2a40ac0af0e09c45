/** Files out of a drop or a file chooser, those in dropped folders included; nothing of them is read yet. */

/** Folders inside each other, and files of one drop: more is a slip of the hand, such as a whole disk. */
const DEEPEST = 8;
const MOST_FILES = 2_000;

export async function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  // entries are given up as soon as the event is over, so they are taken all at once
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) await gather(entry, 0, files);
  return files;
}

async function gather(entry: FileSystemEntry, depth: number, files: File[]): Promise<void> {
  if (files.length >= MOST_FILES || entry.name.startsWith(".")) return;
  if (entry.isFile) {
    files.push(await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail)));
    return;
  }
  if (depth >= DEEPEST) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return;
    for (const one of some) await gather(one, depth + 1, files);
  }
}
