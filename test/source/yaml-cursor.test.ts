/** Where a cursor is in YAML that is being typed: texts with a `^` at the cursor, sound and broken. */
import { describe, expect, test } from "vitest";
import { yamlCursorAt } from "../../src/source/yaml/cursor/yaml-cursor.ts";

/** "path slot word | fields beside", such as "cards/0 key su | id=a". */
function at(marked: string): string {
  const offset = marked.indexOf("^");
  const text = marked.replace("^", "");
  const found = yamlCursorAt(text, offset);
  if (!found) return "none";
  const beside = [...found.beside].map(([key, value]) => (value === "" ? key : `${key}=${value}`)).join(" ");
  return `${found.path.join("/")} ${found.slot} ${text.slice(found.from, found.to)} | ${beside}`;
}

const CASES: Readonly<Record<string, readonly [marked: string, place: string]>> = {
  "an empty file": ["^", " key  | "],
  "a key at the margin": ["deck: a\nsi^", " key si | deck=a"],
  "an empty line at the margin": ["deck: a\n^\nsize: b\n", " key  | deck=a size=b"],
  "a value": ["deck: a\nsize: po^ker\n", "size value poker | deck=a size=poker"],
  "a value that is not begun": ["deck: a\nsize: ^\n", "size value  | deck=a size"],
  "a key": ["deck: a\nsi^ze: poker\n", " key size | deck=a size=poker"],
  "a nested value": ["card:\n  type: ^\n  properties: {}\n", "card/type value  | type properties"],
  "a field of an item": ["cards:\n  - id: a\n    su^\n  - id: b\n", "cards/0 key su | id=a"],
  "an empty line in an item": ["cards:\n  - id: a\n    ^\n", "cards/0 key  | id=a"],
  "behind a dash": ["cards:\n  - id: a\n  - ^\n", "cards/1 start  | cards"],
  "a word behind a dash": ["cards:\n  - id: a\n  - i^\n", "cards/1 start i | cards"],
  "below a key": ["card:\n  ^\n", "card start  | card"],
  "a list at the column of its key": ["cards:\n- id: a\n  x: ^\nback: b\n", "cards/0/x value  | id=a x"],
  "after a list at the column of its key": ["cards:\n- id: a\nba^\n", " key ba | cards"],
  brackets: ["cards:\n  - { id: a, su^ }\n", "cards/0 key su | id=a"],
  "a value in brackets": [
    "cards:\n  - { id: a, suit: sw^, x: 1 }\n",
    "cards/0/suit value sw | id=a suit=sw x=1",
  ],
  "nothing in brackets": ["cards:\n  - { id: a, suit: ^ }\n", "cards/0/suit value  | id=a suit"],
  "brackets in brackets": ["- { id: a, special: { cost: 1, ^ } }\n", "0/special key  | cost=1"],
  "an item in brackets": ["bars: [a, b^, c]\n", "bars/1 value b | bars"],
  "brackets over several lines": ["x: {\n  a: 1,\n  ^\n}\n", "x key  | a=1"],
  "open brackets": ["cards:\n  - { id: a, suit: ^\n  - { id: b }\n", "cards/0/suit value  | id=a suit"],
  "after open brackets": ["cards:\n  - { id: a, suit:\n  - { id: b, x^ }\n", "cards/1 key x | id=b"],
  "open quotes": ['title: "ab^\nsize: c\n', 'title value "ab | title="ab size=c'],
  "after open quotes": ['title: "ab\nsize: c^\n', 'size value c | title="ab size=c'],
  quotes: ['title: "a: {^" # x\n', 'title value "a: {" | title=a: {'],
  "a bracket in a quoted text in brackets": ["- { t: 'a } b', c^ }\n", "0 key c | t=a } b"],
  "a block text": ["text: |\n  one\n  tw^o\nnext: 1\n", "text value two | text next=1"],
  "after a block text": ["text: |\n  one: 1\nne^\n", " key ne | text"],
  "a comment": ["a: 1 # si^ze\n", "none"],
  "a line that is a comment": ["# si^ze\na: 1\n", "none"],
  "behind a colon without a space": ["size:^\n", "size value  | size"],
  "lines of Windows": ["deck: a\r\nsize: po^\r\n", "size value po | deck=a size=po"],
  "a tab where YAML allows none": ["card:\n\ttype: s^\n", "card/type value s | type=s"],
  "a key in quotes": ['"a b": { c: ^ }\n', "a b/c value  | c"],
  "an anchor": ["base: &b { x: ^ }\n", "base/x value  | x"],
};

describe("a cursor", () => {
  for (const [name, [marked, place]] of Object.entries(CASES))
    test(name, () => {
      expect(at(marked)).toBe(place);
    });
});
