/** Ways to where a finding is: its cards, its template, its track, its line, the page of its rule. */
import "./places.css";
import type { VNode } from "preact";
import type { Place } from "../../../index.ts";
import { counted } from "../parts/counted.ts";
import { cardName } from "../project/card-names.ts";
import { gameId } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { type ConcernedCard, cardDrawnBy } from "./concerned.ts";

/** More are only counted. */
const MOST_CARDS = 3;

interface PlacesProps {
  readonly place: Place;
  readonly cards?: readonly ConcernedCard[];
  /** Its id, if the page of the rule is not beside it. */
  readonly rule?: string;
  /** Shows the place in this view, instead of a link. */
  readonly onShow?: (() => void) | undefined;
}

export function Places({ place, cards = [], rule, onShow }: PlacesProps): VNode {
  const { file } = place;
  const game = gameId.value ?? "";
  const drawn = cardDrawnBy(file);
  const named = cards.slice(0, MOST_CARDS);
  const shown = cards.find(({ deck }) => deck === drawn?.deck) ?? drawn;
  return (
    <p class="places">
      {named.map((one) => (
        <a key={`${one.deck}/${one.card}`} href={hrefOf("card", game, one.deck, one.card)}>
          {cardName(one.deck, one.card)}
        </a>
      ))}
      {cards.length > MOST_CARDS && (
        <span class="quiet">and {counted(cards.length - MOST_CARDS, "more card")}</span>
      )}
      {drawn && shown && onShow === undefined && (
        <a href={hrefOf("template", game, shown.deck, shown.card, drawn.side)}>Its template</a>
      )}
      {onShow === undefined && SCENARIO.test(file) && (
        <a href={hrefOf("tracks", file, String(place.start.line), String(place.start.column))}>Its track</a>
      )}
      <Line place={place} onShow={onShow} />
      {rule !== undefined && (
        <a class="places-rule" href={hrefOf("problems", "rule", rule)}>
          {rule}
        </a>
      )}
    </p>
  );
}

function Line({ place: { file, start }, onShow }: Pick<PlacesProps, "place" | "onShow">): VNode {
  if (file === ON_SHEETS) return <span class="quiet">On the sheets</span>;
  const words = `${file.split("/").at(-1)}:${start.line}`;
  if (onShow)
    return (
      <button type="button" class="link" title={file} onClick={onShow}>
        Line {start.line}
      </button>
    );
  return (
    <a href={hrefOf("source", file, String(start.line))} title={`${file}:${start.line}:${start.column}`}>
      {words}
    </a>
  );
}

/** The path of a scenario's file. */
const SCENARIO = /(^|\/)scenarios\/[^/]+\.ya?ml$/;

/** What findings call a place that is in no file. */
const ON_SHEETS = "sheet";
