/** What the new game will be: its first cards as they will print, and what may surprise. */
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { PlannedNewGame } from "../../shared/calls.ts";
import { counted } from "../parts/counted.ts";

interface PlanProps {
  readonly plan: PlannedNewGame;
  /** Something was changed since. */
  readonly isOld: boolean;
}

export function Plan({ plan, isOld }: PlanProps): VNode {
  const [deck] = plan.decks;
  return (
    <section class={`new-game-plan${isOld ? " old" : ""}`} aria-label="What will be made" aria-busy={isOld}>
      {plan.faces.length > 0 && <Faces faces={plan.faces} />}
      <p>{deck ? deckWords(deck) : gameWords(plan)}</p>
      {deck?.remarks.map((remark) => (
        <p key={remark} class="quiet">
          {remark}
        </p>
      ))}
      {deck && !deck.fits && <p>One card has more text than fits: shorten it, or leave columns out.</p>}
    </section>
  );
}

const Faces = ({ faces }: Pick<PlannedNewGame, "faces">): VNode => (
  <ul class="new-game-faces" aria-label="The first cards">
    {faces.map(({ card, title, svg }) => (
      <li key={card}>
        {svg === undefined ? <span class="quiet">{title}</span> : <Face svg={svg} title={title} />}
      </li>
    ))}
  </ul>
);

function gameWords({ title, like, sample, files }: PlannedNewGame): string {
  const own = files.filter((path) => /^(content|templates)\//.test(path)).length;
  if (sample !== undefined)
    return `${title}: tiles, cards, rules and three tracks, to change as you like. Its tracks are in the view Tracks.`;
  if (like === undefined) return `${title}: nine cards with two drawings, to change as you like.`;
  return `${title}: a copy in ${counted(own, "file")}, to change as you like. The original stays as it is.`;
}

function deckWords({ cards, copies, size }: PlannedNewGame["decks"][number]): string {
  const times = copies === undefined ? "one copy of each" : `as many copies as “${copies}” says`;
  return `${counted(cards, "card")} ${sizeWords(size)}, ${times}. Types, layout and size can be changed later.`;
}

/** "poker-us" is "in poker size"; a size without a name is in mm. */
const sizeWords = (size: string): string =>
  /^\d/.test(size) ? `of ${size}` : `in ${size.replace(/-us$/, "")} size`;

/** A picture, so that nothing in the drawing can run. */
function Face({ svg, title }: { readonly svg: string; readonly title: string }): VNode {
  const url = useMemo(() => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={`Card ${title}`} />;
}
