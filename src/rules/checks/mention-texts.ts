/** The texts of an entry that a rule with `check: mentions` reads: its own, and those of the rows that it names. */
import type { Game } from "../../game/game.ts";
import type { RuleOf } from "../../schema/data-rule.ts";
import type { Entry } from "./entries/data-entry.ts";
import { targetsOf } from "./entries/data-target.ts";
import { type FieldValue, valuesAt, wordOf } from "./entries/data-values.ts";

export interface ReadText {
  /** The entry's own field that contains the text, or names its row. */
  readonly field: string;
  readonly at: FieldValue;
  readonly text: string;
  /** True if the text is in the entry itself, not in a row that it names. */
  readonly isOwn: boolean;
}

/** Returns a function that reads the texts of an entry; the rows are looked up once. */
export function textReader(
  game: Game,
  { field, via = {} }: Pick<RuleOf<"mentions">, "field" | "via">,
): (entry: Entry) => readonly ReadText[] {
  const fields = [field].flat();
  const rows = Object.entries(via).map(([name, { field: text = "id", ...subject }]) => {
    const { by } = targetsOf(game, subject);
    const textsOf = (row: string): readonly string[] =>
      (by.get(row) ?? []).flatMap((one) => valuesAt(one.fields, text)).map(({ value }) => wordOf(value));
    return { name, textsOf };
  });
  return (entry) => [
    ...fields.flatMap((name) =>
      valuesAt(entry.fields, name).map((at) => ({ field: name, at, text: wordOf(at.value), isOwn: true })),
    ),
    ...rows.flatMap(({ name, textsOf }) =>
      valuesAt(entry.fields, name).flatMap((at) =>
        textsOf(wordOf(at.value)).map((text) => ({ field: name, at, text, isOwn: false })),
      ),
    ),
  ];
}
