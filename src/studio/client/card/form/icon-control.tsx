/** The name of an icon, found by typing a word, shown with its drawing. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { IconDrawing } from "../../icons/icon-drawing.tsx";
import { type Suggestion, useSuggestions } from "../../icons/suggestions.ts";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { usePlacement } from "./use-placement.ts";
import { useTyped } from "./use-typed.ts";

export function IconControl({ field, id, described }: ControlProps<"icon">): VNode {
  const form = useForm();
  const { path, value, usual } = field;
  const { text: written, type } = useTyped(path, value === undefined || value === null ? "" : String(value));
  // a part of a name is a search, and no icon yet
  const [search, setSearch] = useState<string | undefined>(undefined);
  const text = search ?? written;
  const line = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(
    form.game,
    isOpen ? text.trim().toLowerCase().replaceAll(/\s+/g, "-") : undefined,
  ).filter(({ kind }) => kind === "icon");
  const placement = usePlacement(line, isOpen && found.length > 0);
  const name =
    (found.length === 0 || search === undefined ? text : written) ||
    (usual === undefined ? "" : String(usual));
  const take = (one: Suggestion): void => {
    type(one.name);
    setSearch(undefined);
    setOpen(false);
    setActive(-1);
  };
  const leave = (): void => {
    if (search !== undefined && search !== written) type(search);
    setSearch(undefined);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = found;
    if (event.key === "ArrowDown" && !isOpen) setOpen(true);
    else if (
      isOpen &&
      length > 0 &&
      /^Arrow(Down|Right)$/.test(event.key) &&
      (event.key === "ArrowDown" || active >= 0)
    )
      setActive((active + 1) % length);
    else if (isOpen && length > 0 && active >= 0 && /^Arrow(Up|Left)$/.test(event.key))
      setActive((active - 1 + length) % length);
    else if (
      isOpen &&
      event.key === "Enter" &&
      (active >= 0 || search !== undefined) &&
      found[Math.max(0, active)]
    )
      take(found[Math.max(0, active)] as Suggestion);
    else if (isOpen && event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span class={`form-icon form-suggesting ${placement}`}>
      <span class="form-icon-line" ref={line}>
        <span class="form-icon-shown">{name !== "" && <IconDrawing game={form.game} name={name} />}</span>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={`${id}-icons`}
          aria-autocomplete="list"
          {...(active >= 0 && isOpen && { "aria-activedescendant": `${id}-icon-${active}` })}
          value={text}
          placeholder={usual === undefined ? "type a word: oak, sword, ship ..." : String(usual)}
          readOnly={form.isReadOnly}
          autocomplete="off"
          spellcheck={false}
          {...described}
          onInput={({ currentTarget }) => {
            setSearch(currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onClick={() => setOpen(!form.isReadOnly)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </span>
      <div
        class="icon-grid"
        id={`${id}-icons`}
        role="listbox"
        aria-label="Icons"
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={one.name}
              id={`${id}-icon-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              title={one.name}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(one)}
            >
              <IconDrawing game={form.game} name={one.name} />
              <small>{one.name}</small>
            </div>
          ))}
      </div>
    </span>
  );
}
