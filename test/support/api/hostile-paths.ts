/** Paths at which no file may be written, whatever a caller asks for. */

/** Paths below content/ that leave it, are hidden, or are read differently by some systems. */
export const HOSTILE_PATHS: readonly string[] = [
  "content/../../../evil.txt",
  "content/../x.txt",
  "content/..",
  "content/./x.txt",
  "content/a/../x.txt",
  "content//x.txt",
  "content/x/",
  "content/",
  "content/.hidden",
  "content/.git/hooks/post-checkout",
  "content/..\\..\\evil.txt",
  "content/a\\b.txt",
  "content/x\0.txt",
];

/** File names that some systems cannot have: refused for new files only. */
export const UNUSABLE_NAMES: readonly string[] = [
  "content/aux.yaml",
  "content/COM1",
  "content/nul.tar.gz/x.yaml",
  "content/x.yaml.",
  "content/x ",
  "content/x.yaml:stream",
  "content/what?.yaml",
  "content/bell\u0007.yaml",
];

/** Absolute paths. */
export const ABSOLUTE_PATHS: readonly string[] = [
  "/tmp/evil.txt",
  "C:/evil.txt",
  "~/evil.txt",
  "//host/evil.txt",
];
