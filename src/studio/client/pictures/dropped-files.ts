/** Files out of a drop or a file chooser, those in dropped folders included; nothing of them is read yet. */

/** Folders inside each other, and files of one drop: more is a slip of the hand, such as a whole disk. */
const DEEPEST = 8;
const MOST_FILES = 2_000;

export interface Dropped {
  readonly files: readonly File[];
  /** There were more files, or folders inside more folders, than are taken. */
  readonly isCut: boolean;
  /** Names of files and folders that cannot be read. */
  readonly unread: readonly string[];
}

/** Never rejects: what cannot be read is named. */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  // entries are given up as soon as the event is over, so they are taken all at once
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return { files: [...transfer.files], isCut: false, unread: [] };
  const found: Found = { files: [], isCut: false, unread: [] };
  for (const entry of entries) await gather(entry, 0, found);
  return found;
}

/** What people have to know of a drop; undefined if all of it was taken. */
export function remarkOn({ isCut, unread }: Dropped): string | undefined {
  const [first, ...others] = unread;
  const remarks = [
    ...(isCut
      ? [
          `only the first ${MOST_FILES.toLocaleString("en")} files are taken, from folders at most ${DEEPEST} deep: add the others by themselves`,
        ]
      : []),
    ...(first !== undefined
      ? [`${first}${others.length > 0 ? ` and ${others.length} more` : ""} cannot be read`]
      : []),
  ];
  return remarks.length > 0 ? `Not everything was added: ${remarks.join("; ")}.` : undefined;
}

type Found = { files: File[]; isCut: boolean; unread: string[] };

async function gather(entry: FileSystemEntry, depth: number, found: Found): Promise<void> {
  if (entry.name.startsWith(".")) return;
  if (found.files.length >= MOST_FILES || (entry.isDirectory && depth >= DEEPEST)) {
    found.isCut = true;
    return;
  }
  try {
    if (entry.isFile) {
      found.files.push(
        await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail)),
      );
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
      if (some.length === 0) return;
      for (const one of some) await gather(one, depth + 1, found);
      if (found.files.length >= MOST_FILES && found.isCut) return;
    }
  } catch {
    // moved or deleted meanwhile, or not allowed
    found.unread.push(entry.name);
  }
}
