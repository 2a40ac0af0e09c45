/** A deck as a table. The address is `#/table/<game>/<deck>`. */
import "./table.css";
import { useComputed, useSignal } from "@preact/signals";
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
import { Empty } from "../parts/empty.tsx";
import { Choice, TextField } from "../parts/fields.tsx";
import { faultOfDeck, UnreadableDeck } from "../parts/unreadable-deck.tsx";
import { View } from "../parts/view.tsx";
import { decks, decksFault, type ShownDeckData } from "../project/cards.ts";
import { chooseGame, gameId } from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { go, route } from "../route.ts";
import { firstTyped } from "./columns.ts";
import { Grid } from "./grid.tsx";
import { KEYS } from "./grid-keys.ts";
import { NewColumn } from "./new-column.tsx";
import { Preview } from "./preview.tsx";
import { RenameColumn } from "./rename-column.tsx";
import { TableState } from "./table-state.ts";
import { WidePaste } from "./wide-paste.tsx";
import { addCard, change, copyCards, deleteCards } from "./write.ts";

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
      subtitle={`${isFiltered ? `${state.rows.value.length} of ` : ""}${found.cards.length} ${found.cards.length === 1 ? "card" : "cards"}`}
      isBare
      actions={
        <>
          <Button
            label="Cards"
            icon="decks"
            tip={`${found.title} as cards, drawn as they print`}
            onClick={() => go("decks", found.id)}
          />
          <span class="table-deck">
            <Choice
              label="Deck"
              hidesLabel
              value={found.id}
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
      }
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
        <div class="table-tools" role="toolbar" aria-label="Cards">
          {commands.value.map(({ id, title, icon, keys, whyNot, run }) => (
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
        {state.wide.value && <WidePaste key={state.wide.value} state={state} waiting={state.wide.value} />}
        {fault && (
          <div class="table-fault">
            <UnreadableDeck deck={found} fault={fault} />
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

/** The grid is there all the same: what is pasted reaches it. */
function NoCards({ state }: { readonly state: TableState }): VNode {
  return (
    <>
      <Grid state={state} />
      <Empty icon="table" title="This deck has no cards yet">
        {whyReadOnly.value ??
          "Copy the rows in your spreadsheet, with the names of the columns above them, and paste them here with Ctrl+V. Or add a card and type."}
      </Empty>
    </>
  );
}

function commandsOf(state: TableState, nameColumn: () => void): readonly Command[] {
  const cards = (): readonly string[] => state.selectedCards();
  const { top, bottom } = state.range.value;
  const rows = state.rows.value;
  const none = rows.length === 0 ? "There is no card" : undefined;
  const selected = rows.slice(top, bottom + 1);
  const made = selected.find(({ card }) => card.isGenerated);
  const isMade = made && "One entry with each: makes this card together with others";
  const isSorted = state.sorting.value && "First show the rows as in the deck";
  const count = bottom - top + 1;
  const them = count > 1 ? `${count} cards` : "card";
  const commands: readonly Command[] = [
    {
      id: "table-new",
      title: "Add card",
      icon: "add",
      keys: "Mod+Shift+Enter",
      run: () => void addCard(state),
    },
    {
      id: "table-copy",
      title: `Duplicate ${them}`,
      icon: "copy",
      keys: "Mod+Shift+D",
      whyNot: none,
      run: () => void copyCards(state),
    },
    {
      id: "table-up",
      title: "Move up",
      icon: "up",
      keys: "Alt+ArrowUp",
      whyNot: none ?? isSorted ?? isMade ?? (selected[0]?.number === 1 ? "It is the first card" : undefined),
      run: () => void change(state, { kind: "move-cards", cards: cards(), to: "up" }),
    },
    {
      id: "table-down",
      title: "Move down",
      icon: "down",
      keys: "Alt+ArrowDown",
      whyNot:
        none ??
        isSorted ??
        isMade ??
        (selected.at(-1)?.number === state.deck.value.cards.length ? "It is the last card" : undefined),
      run: () => void change(state, { kind: "move-cards", cards: cards(), to: "down" }),
    },
    {
      id: "table-delete",
      title: `Delete ${them}`,
      icon: "trash",
      keys: "Mod+Delete",
      whyNot: none ?? isMade,
      run: () => void deleteCards(state),
    },
    { id: "table-column", title: "New column", icon: "table", run: nameColumn },
  ];
  const whyNot = whyReadOnly.value;
  return whyNot === undefined ? commands : commands.map((command) => ({ ...command, whyNot }));
}
