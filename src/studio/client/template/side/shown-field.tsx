/** What a text, an icon or a picture shows: a field of the card, or the same on all cards. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { DeckData, Thing, ThingElement } from "../../../../index.ts";
import { useDrawings } from "../../icons/drawings.ts";
import { openWordIcons } from "../../icons/word-icons.ts";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { Choice, TextField } from "../../parts/fields.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { decks } from "../../project/cards.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { face } from "../face.ts";
import { perform } from "../perform.ts";
import { template } from "../state.ts";

const FIXED = "\u0000fixed";
const MIXED = "\u0000mixed";

export function ShownField({
  thing,
  element,
}: {
  readonly thing: Thing;
  readonly element: ThingElement;
}): VNode {
  const written = writtenIn(thing, element);
  const field = /^\s*\{\{\s*(?:@root\.)?([\w@][\w.@-]*)\s*\}\}\s*$/.exec(written)?.[1];
  // parts of a text have looks and places of their own, which other words would not
  const isMixed = field === undefined && /\{\{|</.test(written);
  const typed = useSignal<string | undefined>(undefined);
  const fields = template.value?.fields ?? [];
  const show = (shown: { readonly field?: string; readonly fixed?: string }): void => {
    const at = face.peek();
    if (at) void perform({ kind: "bind-thing", ...at, start: element.start, ...shown });
  };
  const isKnown = fields.some(({ name }) => name === field);
  return (
    <div class="inspector-row">
      <Choice
        label="Shows"
        value={isMixed ? MIXED : (field ?? FIXED)}
        options={[
          ...(isMixed ? [{ value: MIXED, label: "Words and fields" }] : []),
          ...fields.map(({ name }) => ({ value: name, label: name })),
          ...(field !== undefined && !isKnown ? [{ value: field, label: field }] : []),
          { value: FIXED, label: "The same on all cards" },
        ]}
        onChange={(value) => {
          if (value === FIXED) show({ fixed: thing.text?.words ?? thing.name });
          else if (value !== MIXED) show({ field: value });
        }}
      />
      {field === undefined && !isMixed && (
        <TextField
          label={thing.kind === "text" ? "Words" : thing.kind === "icon" ? "Icon" : "Picture"}
          value={typed.value ?? plain(written)}
          {...(thing.kind === "picture" && { list: "template-pictures" })}
          onInput={(value) => {
            typed.value = value;
          }}
          onBlur={() => {
            const value = typed.value;
            typed.value = undefined;
            if (value !== undefined && value !== plain(written)) show({ fixed: value });
          }}
        />
      )}
      {thing.kind === "icon" && field !== undefined && <Words field={field} />}
      {isMixed && <code class="inspector-mixed">{written.trim()}</code>}
    </div>
  );
}

/** How many words of the field that an icon shows have a drawing. */
function Words({ field }: { readonly field: string }): VNode | null {
  const at = face.value;
  const deck = decks.value?.find(({ id }) => id === at?.deck);
  const words = deck ? wordsOf(deck, field) : [];
  const drawings = useDrawings(at?.game ?? "", words);
  const lacking = words.filter((_, index) => drawings[index] === "none");
  if (!at || words.length === 0) return null;
  return (
    <p class="inspector-words">
      {lacking.length > 0 && (
        <span>
          <SeverityMark severity="error" size={14} /> {lacking.length} of {counted(words.length, "word")}{" "}
          {lacking.length === 1 ? "has" : "have"} no icon
        </span>
      )}
      <Button
        label="Which icon for each word"
        icon="pin"
        kind={lacking.length > 0 ? "primary" : "quiet"}
        whyNot={whyReadOnly.value}
        onClick={() => openWordIcons(at.game, [...lacking, ...words])}
      />
    </p>
  );
}

/** The texts that cards of a deck have in a field, each once. */
function wordsOf({ cards, defaults }: DeckData, field: string): readonly string[] {
  const found = cards.map(({ values }) => {
    const steps = field.split(".");
    const value = steps.reduce<unknown>(stepInto, { ...(defaults as object), ...(values as object) });
    return typeof value === "string" ? value.trim() : "";
  });
  return [...new Set(found)].filter((word) => word !== "");
}

const stepInto = (whole: unknown, step: string): unknown =>
  typeof whole === "object" && whole !== null && Object.hasOwn(whole, step)
    ? (whole as Readonly<Record<string, unknown>>)[step]
    : undefined;

/** What decides about it, as written. */
function writtenIn({ kind }: Thing, { attributes, content, tag }: ThingElement): string {
  const of = (...names: readonly string[]): string | undefined =>
    attributes.find(({ name }) => names.includes(name))?.value;
  if (kind === "icon") return of("b:icon") ?? of("name") ?? "";
  if (kind === "picture") return of("b:art") ?? of("href", "xlink:href") ?? "";
  return of("b:text") ?? (tag === "b:text" || tag === "text" ? (content?.value ?? "") : "");
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#10": "\n",
  "#123": "{",
};

/** Words without the entities of XML. */
const plain = (words: string): string =>
  words.replace(/&(amp|lt|gt|quot|#39|#10|#123);/g, (_, name: string) => NAMED[name] ?? "");
