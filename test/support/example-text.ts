/**
 * The text of a rule's example: files behind `=== path` lines, with carets under what a rule must find.
 * A mark is a comment line: `#   ^^^ message` in YAML, `<!-- ^^^ message -->` in templates. Its carets stand under the
 * last line above that is no mark.
 */
export interface ExampleFile {
  /** Path in a project whose game is called "sample". */
  readonly path: string;
  readonly text: string;
}

export interface Mark {
  readonly file: string;
  readonly line: number;
  /** Column of the first caret, from 1. */
  readonly column: number;
  readonly length: number;
  readonly message: string;
}

const MARK = /^\s*(?:#|<!--)\s*(\^+) (.*?)(?: -->)?\s*$/;

export function filesOf(example: string): readonly ExampleFile[] {
  const parts = example.split(/^=== (.+)\n/m);
  if (parts.length < 3 || (parts[0] as string).trim() !== "") {
    throw new Error(`an example begins with "=== path": ${example.slice(0, 60)}`);
  }
  const files: ExampleFile[] = [];
  for (let index = 1; index < parts.length; index += 2)
    files.push({ path: projectPath((parts[index] as string).trim()), text: parts[index + 1] as string });
  return files;
}

export function marksOf({ path, text }: ExampleFile): readonly Mark[] {
  const marks: Mark[] = [];
  let marked = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const match = MARK.exec(line);
    if (!match) marked = index + 1;
    else {
      const [, carets = "", message = ""] = match;
      marks.push({ file: path, line: marked, column: line.indexOf("^") + 1, length: carets.length, message });
    }
  }
  return marks;
}

function projectPath(path: string): string {
  const template = /^templates\/(.*)$/.exec(path);
  return template ? `templates/sample/${template[1]}` : `content/sample/${path}`;
}
