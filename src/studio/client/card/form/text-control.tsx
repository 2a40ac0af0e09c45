/**
 * A text, in a field that grows with it. A colon opens a list of terms and icons, from which one is taken by arrow keys and Enter or by the pointer; below, a
 * likeness of the text with its marks.
 */
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { hasMarks, typedMark, withMark } from "../../icons/marked-text.ts";
import { type Suggestion, useSuggestions } from "../../icons/suggestions.ts";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { MarkList } from "./mark-list.tsx";
import { MarksPreview } from "./marks-preview.tsx";
import { usePlacement } from "./use-placement.ts";
import { useTyped } from "./use-typed.ts";

export function TextControl({ field, control, id, described }: ControlProps<"text">): VNode {
  const form = useForm();
  const { path, value, usual, examples } = field;
  const { text, type, leave } = useTyped(path, value === undefined || value === null ? "" : String(value));
  const input = useRef<HTMLTextAreaElement>(null);
  // decided while it does not have the focus, so that Enter does not come to mean something else under the fingers
  const isTall = useRef(control.isLong);
  if (document.activeElement?.id !== id) isTall.current = control.isLong || text.includes("\n");
  const [mark, setMark] = useState<{ readonly from: number; readonly typed: string } | undefined>(undefined);
  const [active, setActive] = useState(0);
  /** Where the caret goes after a suggestion. */
  const [taken, setTaken] = useState<{ readonly caret: number } | undefined>(undefined);
  const suggestions = useSuggestions(form.game, mark?.typed);
  const isOpen = mark !== undefined && suggestions.length > 0;
  const chosen = Math.min(active, suggestions.length - 1);
  const placement = usePlacement(input, isOpen);
  const look = (): void => {
    const { current } = input;
    const isCaret = current && current.selectionStart === current.selectionEnd;
    setMark(control.hasMarks && isCaret ? typedMark(current.value, current.selectionStart ?? 0) : undefined);
  };
  const take = ({ name }: Suggestion): void => {
    const { current } = input;
    if (!mark || !current) return;
    const done = withMark(current.value, { from: mark.from, to: current.selectionStart ?? mark.from }, name);
    setTaken({ caret: done.caret });
    type(done.text);
    setMark(undefined);
  };
  // after the value was set, and before another key is pressed
  useLayoutEffect(() => {
    if (!taken) return;
    input.current?.focus();
    input.current?.setSelectionRange(taken.caret, taken.caret);
  }, [taken]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) {
      // as in the table: a title is not broken by the key that people end it with
      if (event.key === "Enter" && !event.shiftKey && !isTall.current) {
        event.preventDefault();
        leave();
      }
      return;
    }
    const { length } = suggestions;
    const one = suggestions[chosen];
    if (event.key === "ArrowDown") setActive((active + 1) % length);
    else if (event.key === "ArrowUp") setActive((active - 1 + length) % length);
    else if ((event.key === "Enter" || event.key === "Tab") && one) take(one);
    else if (event.key === "Escape") setMark(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    id,
    ref: input,
    value: text,
    placeholder:
      usual !== undefined ? String(usual) : examples[0] === undefined ? "" : `such as ${examples[0]}`,
    readOnly: form.isReadOnly,
    autocomplete: "off",
    ...described,
    ...(control.hasMarks && { "aria-autocomplete": "list" as const }),
    ...(isOpen && {
      "aria-controls": `${id}-marks`,
      "aria-activedescendant": `${id}-mark-${chosen}`,
    }),
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      type(currentTarget.value);
      setActive(0);
      look();
    },
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => {
      if (/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) look();
    },
    onClick: look,
    onBlur: () => {
      setMark(undefined);
      leave();
    },
  };
  return (
    <span class="form-text">
      <span class={`form-suggesting ${placement}`}>
        <textarea rows={1} class={isTall.current ? "is-long" : undefined} {...shared} />
        {isOpen && (
          <MarkList id={id} game={form.game} suggestions={suggestions} active={chosen} onTake={take} />
        )}
      </span>
      {control.hasMarks && hasMarks(text) && <MarksPreview text={text} game={form.game} />}
    </span>
  );
}
