/** The head of a row: its number in the deck, what is wrong with its card, and the way to it. */
import type { HTMLAttributes, VNode } from "preact";
import { useRef } from "preact/hooks";
import { FacePicture } from "../faces/face-picture.tsx";
import { worstOf } from "../findings/by-card.ts";
import { findingsOfCard } from "../findings/concerned.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { tipOf } from "../parts/tips.tsx";
import { gameId } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { useOwn } from "./cell.tsx";
import { faceOf } from "./preview.tsx";
import { rowHeadAt } from "./roles.ts";
import type { Row } from "./rows.ts";
import type { TableState } from "./table-state.ts";

interface RowHeadProps {
  readonly state: TableState;
  readonly row: Row;
  readonly place: number;
}

export function RowHead({ state, row: { card, number }, place }: RowHeadProps): VNode {
  const head = useRef<HTMLDivElement>(null);
  const isSelected = useOwn(() => {
    const { top, bottom } = state.range.value;
    return place >= top && place <= bottom;
  }, [state, place]);
  const found = findingsOfCard(state.deck.value.id, card.id);
  const worst = worstOf(found);
  const words = found.map(({ message }) => message).join("; ");
  const attributes: HTMLAttributes<HTMLDivElement> = {
    ...rowHeadAt(1),
    onPointerDown: ({ shiftKey, button, target }) => {
      if (button === 0 && !(target as Element).closest("a")) selectRow(state, place, shiftKey);
    },
  };
  return (
    <div ref={head} class={`table-row-head${isSelected ? " selected" : ""}`} {...attributes}>
      <span class="table-number">{number}</span>
      <span class="table-mark" {...tipOf(worst && words)}>
        {worst && <SeverityMark severity={worst} size={14} isNamed={false} />}
        {worst && <span class="unseen">{words}</span>}
      </span>
      <a
        class="table-open"
        href={hrefOf("card", gameId.value ?? "", state.deck.value.id, card.id)}
        tabIndex={-1}
        aria-label={`Open ${card.title}`}
        {...tipOf("Open the card", "Mod+Enter")}
      >
        <FacePicture face={faceOf(state.deck.value.id, card.id)} place={head} />
      </a>
    </div>
  );
}

/** From the last column to the first, so that the first one is worked in. */
function selectRow(state: TableState, place: number, isRange: boolean): void {
  const last = state.columns.peek().length - 1;
  const anchor = state.anchor.peek();
  if (!isRange || !anchor) state.goTo(place, last);
  else state.anchor.value = { ...anchor, column: state.columns.peek()[last]?.key ?? anchor.column };
  state.goTo(place, 0, true);
}
