/** The list of names that may be put between colons, each with its drawing or what it prints. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { IconDrawing } from "../../icons/icon-drawing.tsx";
import type { Suggestion } from "../../icons/suggestions.ts";

interface MarkListProps {
  /** Of the control; the list and its options derive theirs from it. */
  readonly id: string;
  readonly game: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  onTake(suggestion: Suggestion): void;
}

export function MarkList({ id, game, suggestions, active, onTake }: MarkListProps): VNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div ref={list} class="mark-list" id={`${id}-marks`} role="listbox" aria-label="Terms and icons">
      {suggestions.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the control, which keeps the focus
        <div
          key={one.name}
          id={`${id}-mark-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // the control keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
        >
          {one.kind === "icon" ? (
            <IconDrawing game={game} name={one.name} />
          ) : (
            <span class="mark-term">T</span>
          )}
          <span class="mark-name">{one.name}</span>
          <span class="mark-text">{one.text !== undefined && one.text !== one.name ? one.text : ""}</span>
          {one.meaning !== undefined && <small>{one.meaning}</small>}
        </div>
      ))}
    </div>
  );
}
