/** Start and finish by their names, for whoever does not click on the map. */
import type { VNode } from "preact";
import { Choice, type Option } from "../../parts/fields.tsx";
import { unnamedWords } from "../game-words.ts";
import { nameEnd } from "../map/actions.ts";
import { whyFixed } from "../map/gesture.ts";
import { shapeOf } from "../model/geometry.ts";
import { track } from "../state.ts";

export function Ends(): VNode | null {
  const { cards, start, finish } = track.value;
  if (cards.length === 0) return null;
  return (
    <div class="track-texts-row">
      <End which="start" label="Start" card={0} name={start} />
      <End which="finish" label="Finish" card={cards.length - 1} name={finish} />
    </div>
  );
}

interface EndProps {
  readonly which: "start" | "finish";
  readonly label: string;
  /** Whose squares are offered, from 0. */
  readonly card: number;
  readonly name: string | undefined;
}

const BY_RULE = "";

function End({ which, label, card, name }: EndProps): VNode {
  const laid = track.value.cards[card];
  const names = laid ? shapeOf(laid.map, laid.turn).cells.map((cell) => `${card + 1}.${cell.name}`) : [];
  const offered = name === undefined || names.includes(name) ? names : [...names, name];
  const options: readonly Option[] = [
    { value: BY_RULE, label: unnamedWords(which) },
    ...offered.toSorted().map((value) => ({ value, label: value })),
  ];
  return (
    <Choice
      label={label}
      value={name ?? BY_RULE}
      options={options}
      whyNot={whyFixed.value}
      onChange={(value) => nameEnd(which, value === BY_RULE ? undefined : value)}
    />
  );
}
