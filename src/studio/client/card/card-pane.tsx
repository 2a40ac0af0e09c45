/** The pane beside the picture of a card: its form, its text, what was found. */
import type { Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { CardData, DeckData, Diagnostic, WrittenField } from "../../../index.ts";
import { cardKey } from "../findings/by-card.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { useWords } from "../icons/suggestions.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { Tabs, tabPanel } from "../parts/tabs.tsx";
import type { FieldPath } from "../project/card-schema.ts";
import { findInDeck } from "../project/cards.ts";
import type { JsonMap } from "../project/json.ts";
import { whyDeckReadOnly } from "../project/read-only.ts";
import { goInstead, route } from "../route.ts";
import { pointed } from "./face.ts";
import { fieldsOfCard } from "./form/describe.ts";
import { Form } from "./form/form.tsx";
import { type FormContext, pathKey } from "./form/form-context.ts";
import { hintsOf } from "./form/hints.ts";
import { SourcePane } from "./source-pane.tsx";
import { isWaiting, write, writeItem, writingFaults } from "./write.ts";

export type CardTab = "form" | "text" | "problems";

interface CardPaneProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: CardData;
  readonly tab: Signal<CardTab>;
  /** What was found about the card, worst first, and of it what is about a field, by the field's key. */
  readonly found: readonly Diagnostic[];
  readonly byField: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly written: readonly WrittenField[];
  readonly isReadOnly: boolean;
}

export function CardPane(props: CardPaneProps): VNode {
  const { deck, card, tab, found } = props;
  const current = tab.value;
  return (
    <div class="card-pane">
      <Tabs
        label="Ways to edit the card"
        tabs={[
          { id: "form", label: "Form" },
          { id: "text", label: textLabel(deck) },
          { id: "problems", label: "Problems", count: found.length },
        ]}
        current={current}
        onChange={(id) => {
          tab.value = id;
        }}
      />
      <div class={`card-panel is-${current}`} {...tabPanel(current)}>
        {current === "form" && <CardForm {...props} />}
        {current === "text" && <CardText deck={deck} card={card} />}
        {current === "problems" &&
          (found.length === 0 ? (
            <p class="card-note">No problems with this card.</p>
          ) : (
            <FindingList findings={found} hasReasons card={cardKey(deck.id, props.card.id)} />
          ))}
      </div>
    </div>
  );
}

/** A workbook has no text of its own. */
function CardText({ deck, card }: Pick<CardPaneProps, "deck" | "card">): VNode {
  return deck.whyReadOnly === undefined ? (
    <SourcePane file={card.place.file} place={card.place} card={`${deck.id}/${card.id}`} />
  ) : (
    <p class="card-note">{whyDeckReadOnly(deck)}.</p>
  );
}

const textLabel = ({ kind, whyReadOnly }: DeckData): string =>
  whyReadOnly !== undefined ? "Sheet" : kind === "csv" ? "CSV" : "YAML";

function CardForm({ game, deck, card, found, byField, written, isReadOnly }: CardPaneProps): VNode {
  const { schema } = deck;
  const values = card.values as JsonMap;
  const defaults = deck.defaults as JsonMap;
  const pictureFields = useWords(game).pictureFields.filter((one) => one.deck === deck.id);
  const shown = pictureFields.map((one) => one.field);
  const hints = useMemo(
    () =>
      hintsOf(
        deck.cards.map((one) => one.values as JsonMap),
        deck.declared,
        defaults,
        shown,
      ),
    [deck, shown.join()],
  );
  const fields = useMemo(() => fieldsOfCard(schema, values, hints), [schema, values, hints]);
  const whole = `${deck.id}/${card.id}`;
  const keyOf = (path: FieldPath): string => `${game}/${whole}/${pathKey(path)}`;
  const ask = (path: FieldPath) => ({ kind: "field" as const, game, deck: deck.id, card: card.id, path });
  /** The view follows the card to its new name. */
  const rename = async (text: string): Promise<void> => {
    const before = new Set(deck.cards.map(({ id }) => id));
    if (!(await write(keyOf(["id"]), { ...ask(["id"]), text }))) return;
    const isNew = ({ id }: CardData): boolean => !before.has(id);
    findInDeck(
      deck.id,
      ({ cards }) => cards.find(isNew)?.id,
      (id) => {
        const [, , deckNow, cardNow] = route.peek();
        if (id !== undefined && deckNow === deck.id && cardNow === card.id)
          goInstead("card", game, deck.id, id);
      },
    );
  };
  const context: FormContext = {
    game,
    card: whole,
    isReadOnly,
    type: (path, text) =>
      void (pathKey(path) === "id" ? rename(text) : write(keyOf(path), { ...ask(path), text })),
    set: (path, value) => void write(keyOf(path), value === undefined ? ask(path) : { ...ask(path), value }),
    addChoice: (path, word) =>
      void write(keyOf(path), { ...ask(path), kind: "add-choices", choices: [word] }),
    item: (path, change) => void writeItem(keyOf(path), { ...ask(path), kind: "item", ...change }),
    isWaiting: (path) => isWaiting(keyOf(path)),
    faultOf: (path) => writingFaults.value.get(keyOf(path)),
    findingsOf: (path) => byField.get(pathKey(path)) ?? [],
    pictureFieldOf: ([field]) => pictureFields.find((one) => one.field === field),
    pointed,
    point: (path) => {
      pointed.value = path && pathKey(path);
    },
  };
  const isOwn = written.some(({ path }) => path.length > 0);
  return (
    <>
      {deck.whyReadOnly !== undefined && <p class="card-note">{whyDeckReadOnly(deck)}.</p>}
      {card.isGenerated && (
        <p class="card-note">
          One of several cards that one entry makes with <code>each</code>. What you change here is written as
          an entry of its own for this card, after that one.
        </p>
      )}
      {!isOwn && found.some(({ rule }) => rule.startsWith("yaml/")) && (
        <p class="card-note">
          <SeverityMark severity="warning" size={14} /> The file cannot be read as it is now; this is its last
          sound state.
        </p>
      )}
      <Form fields={fields} context={context} />
    </>
  );
}
