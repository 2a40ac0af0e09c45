/** A deck as a table. The address is `#/table/<game>/<deck>`. */
import "./table.css";
import { type Signal, useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { DeckData } from "../../../index.ts";
import { useUndoScope } from "../documents/undoing.ts";
import { type Command, useCommands } from "../frame/commands.ts";
import { useKeysHelp } from "../frame/keys-of-view.ts";
import { useWords } from "../icons/suggestions.ts";
import { glossaryOf } from "../icons/word-icons.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Empty } from "../parts/empty.tsx";
import { Choice, TextField } from "../parts/fields.tsx";
import { faultOfDeck, UnreadableDeck } from "../parts/unreadable-deck.tsx";
import { View } from "../parts/view.tsx";
import { decks, decksFault, type ShownDeckData } from "../project/cards.ts";
import { chooseGame, gameId } from "../project/project.ts";
import { whyDeckReadOnly } from "../project/read-only.ts";
import { go, route } from "../route.ts";
import { firstTyped } from "./columns.ts";
import { commandsOf } from "./commands.ts";
import { Grid } from "./grid.tsx";
import { KEYS } from "./grid-keys.ts";
import { NewColumn } from "./new-column.tsx";
import { Preview } from "./preview.tsx";
import { RenameColumn } from "./rename-column.tsx";
import { TableState } from "./table-state.ts";
import { WidePaste } from "./wide-paste.tsx";

export function Table(): VNode {
  const [view, game, id] = route.value;
  useEffect(() => {
    // the address of another view is here for a moment before this one goes
    if (view === "table" && game !== undefined && game !== gameId.peek()) chooseGame(game);
  }, [view, game]);
  const found = decks.value;
  const deck = found?.find((one) => one.id === id) ?? (id === undefined ? found?.[0] : undefined);
  if (deck) return <DeckTable key={deck.id} found={deck} all={found ?? []} />;
  if (decksFault.value !== undefined)
    return (
      <Empty icon="problems" title="The decks cannot be read">
        {decksFault.value}
      </Empty>
    );
  if (found)
    return <Empty icon="table" title="There is no such deck">{`This game has no deck "${id ?? ""}".`}</Empty>;
  return <p class="quiet table-waiting">Reading the deck ...</p>;
}

const PICTURE = "broadside-table-picture";

interface DeckTableProps {
  readonly found: ShownDeckData;
  readonly all: readonly DeckData[];
}

function DeckTable({ found, all }: DeckTableProps): VNode {
  const deck = useSignal(found);
  const state = useMemo(() => new TableState(deck), []);
  state.show(found);
  const isNaming = useSignal(false);
  const names = useWords(gameId.value ?? "");
  useEffect(() => {
    const pictureFields = names.pictureFields.filter((one) => one.deck === found.id);
    state.names.value = { ...names, pictureFields };
  }, [names, found.id]);
  const hasPicture = useSignal(localStorage.getItem(PICTURE) !== "no" && innerWidth > 1000);
  useKeysHelp(KEYS);
  useUndoScope([...new Set([found.file, found.cardsFile ?? found.file, glossaryOf(gameId.value ?? "")])]);
  useLayoutEffect(() => {
    if (state.active.peek() === undefined) state.goTo(0, firstTyped(state.columns.peek()));
  }, [found.cards.length > 0]);
  useEffect(() => localStorage.setItem(PICTURE, hasPicture.value ? "yes" : "no"), [hasPicture.value]);
  const commands = useComputed(() => commandsOf(state, () => (isNaming.value = true)));
  useCommands(() => commands.value, [state]);
  const current = state.rows.value[state.placeOf(state.active.value).row]?.card;
  const fault = faultOfDeck(found);
  const isFiltered = state.rows.value.length < found.cards.length;
  return (
    <View
      title={found.title}
      subtitle={`${isFiltered ? `${state.rows.value.length} of ` : ""}${counted(found.cards.length, "card")}`}
      isBare
      actions={<HeadActions state={state} deck={found} all={all} hasPicture={hasPicture} />}
      pane={
        hasPicture.value && current
          ? {
              title: current.title,
              content: <Preview deck={found} card={current} />,
              onClose: () => {
                hasPicture.value = false;
              },
            }
          : undefined
      }
    >
      <div class="table-view">
        <Tools state={state} commands={commands.value} />
        {state.wide.value && <WidePaste key={state.wide.value} state={state} waiting={state.wide.value} />}
        {fault && (
          <div class="table-fault">
            <UnreadableDeck deck={found} fault={fault} />
          </div>
        )}
        {found.whyReadOnly !== undefined && (
          <div class="table-fault">
            <Bar kind="info">{whyDeckReadOnly(found)}.</Bar>
          </div>
        )}
        {found.isOld && (
          <div class="table-fault">
            <Bar kind="error">
              {found.title} cannot be read as it is now. These are the cards that it had before.
            </Bar>
          </div>
        )}
        {found.cards.length === 0 && !fault ? <NoCards state={state} /> : <Grid state={state} />}
      </div>
      {state.renamed.value !== undefined && (
        <RenameColumn
          key={state.renamed.value}
          state={state}
          field={state.renamed.value}
          onClose={() => {
            state.renamed.value = undefined;
          }}
        />
      )}
      {isNaming.value && (
        <NewColumn
          state={state}
          onClose={() => {
            isNaming.value = false;
          }}
        />
      )}
    </View>
  );
}

interface HeadActionsProps {
  readonly state: TableState;
  readonly deck: DeckData;
  readonly all: readonly DeckData[];
  readonly hasPicture: Signal<boolean>;
}

function HeadActions({ state, deck, all, hasPicture }: HeadActionsProps): VNode {
  return (
    <>
      <Button
        label="Cards"
        icon="decks"
        tip={`${deck.title} as cards, drawn as they print`}
        onClick={() => go("decks", deck.id)}
      />
      <span class="table-deck">
        <Choice
          label="Deck"
          hidesLabel
          value={deck.id}
          options={all.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => go("table", gameId.peek() ?? "", id)}
        />
      </span>
      <TextField
        label="Show rows with these words"
        hidesLabel
        type="search"
        placeholder="Filter rows"
        value={state.words.value}
        onInput={(words) => {
          state.words.value = words;
        }}
      />
      <Button
        label="Picture"
        icon="card"
        isBare
        isPressed={hasPicture.value}
        tip="The picture of the card beside the table"
        onClick={() => {
          hasPicture.value = !hasPicture.value;
        }}
      />
    </>
  );
}

interface ToolsProps {
  readonly state: TableState;
  readonly commands: readonly Command[];
}

function Tools({ state, commands }: ToolsProps): VNode {
  return (
    <div class="table-tools" role="toolbar" aria-label="Cards">
      {commands.map(({ id, title, icon, keys, whyNot, run }) => (
        <Button
          key={id}
          label={title}
          kind="quiet"
          // an arrow says it: the line stays one beside the picture
          isBare={icon === "up" || icon === "down"}
          whyNot={whyNot}
          {...(icon && { icon })}
          {...(keys !== undefined && { keys })}
          onClick={run}
        />
      ))}
      {state.sorting.value && (
        <Button
          label="As in the deck"
          kind="quiet"
          tip="Sorting is of the view alone: the file keeps its order"
          onClick={() => {
            state.sorting.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** The grid is there all the same: what is pasted reaches it. */
function NoCards({ state }: { readonly state: TableState }): VNode {
  return (
    <>
      <Grid state={state} />
      <Empty icon="table" title="This deck has no cards yet">
        {whyDeckReadOnly(state.deck.value) ??
          "Copy the rows in your spreadsheet, with the names of the columns above them, and paste them here with Ctrl+V. Or add a card and type."}
      </Empty>
    </>
  );
}
