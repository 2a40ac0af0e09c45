/**
 * Which deck is shown: all of them, or one. The tabs are one line, which scrolls where there are many; then a menu has all
 * decks as well.
 */
import "./deck-tabs.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { gameId } from "../project/project.ts";
import { go, hrefOf } from "../route.ts";
import { chosenDeck, filter, matching } from "./shown-cards.ts";

export function DeckTabs(): VNode {
  const decks = matching.value;
  const chosen = chosenDeck.value;
  const all = decks.reduce((sum, { cards }) => sum + cards.length, 0);
  const shown = decks.filter(
    ({ deck, cards }) => cards.length > 0 || filter.value.isEmpty || chosen === deck.id,
  );
  const line = useRef<HTMLDivElement>(null);
  const hidden = useSignal<readonly HiddenEnd[]>([]);
  const look = (): void => {
    const ends = line.current ? hiddenEnds(line.current) : [];
    if (ends.join() !== hidden.peek().join()) hidden.value = ends;
  };
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      showChosen(line.current);
      look();
    });
    observer.observe(line.current as HTMLElement);
    return () => observer.disconnect();
  }, []);
  useEffect(look, [shown.map(({ deck, cards }) => `${deck.title} ${cards.length}`).join("\n")]);
  useEffect(() => showChosen(line.current), [chosen]);
  return (
    <nav class="deck-tabs" aria-label="Decks">
      <div ref={line} class={["deck-tab-line", ...hidden.value].join(" ")} onScroll={look}>
        <Tab href={hrefOf("decks")} title="All cards" count={all} isChosen={chosen === undefined} />
        {shown.map(({ deck, cards }) => (
          <Tab
            key={deck.id}
            href={hrefOf("decks", deck.id)}
            title={deck.title}
            count={cards.length}
            isChosen={chosen === deck.id}
          />
        ))}
      </div>
      {hidden.value.length > 0 && (
        <Menu
          label="All decks"
          icon="down"
          isBare
          kind="quiet"
          items={[
            { label: "All cards", isChecked: chosen === undefined, onSelect: () => go("decks") },
            ...shown.map(({ deck }, index) => ({
              label: deck.title,
              isChecked: chosen === deck.id,
              beginsGroup: index === 0,
              onSelect: () => go("decks", deck.id),
            })),
          ]}
        />
      )}
      <TableButton />
    </nav>
  );
}

function showChosen(line: HTMLElement | null): void {
  const tab = line?.querySelector("[aria-current]");
  tab?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

/** Ends of the line that are out of sight. */
type HiddenEnd = "more-left" | "more-right";

function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: Element): readonly HiddenEnd[] {
  const ends: HiddenEnd[] = [];
  // parts of a px are no end that somebody misses
  if (scrollLeft > 1) ends.push("more-left");
  if (scrollLeft + clientWidth < scrollWidth - 1) ends.push("more-right");
  return ends;
}

/** To the table of the deck that is shown; of several, to the one that is chosen. */
function TableButton(): VNode | null {
  const decks = matching.value.map(({ deck }) => deck);
  const shown = decks.length === 1 ? decks[0] : decks.find(({ id }) => id === chosenDeck.value);
  const open = (id: string): void => go("table", gameId.peek() ?? "", id);
  if (decks.length === 0) return null;
  return (
    <span class="deck-table">
      {shown ? (
        <Button
          label="Table"
          icon="table"
          kind="quiet"
          tip={`Edit ${shown.title} as a table`}
          onClick={() => open(shown.id)}
        />
      ) : (
        <Menu
          label="Table"
          icon="table"
          kind="quiet"
          items={decks.map(({ id, title }) => ({ label: title, icon: "table", onSelect: () => open(id) }))}
        />
      )}
    </span>
  );
}

interface TabProps {
  readonly href: string;
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
}

function Tab({ href, title, count, isChosen }: TabProps): VNode {
  return (
    <a href={href} aria-current={isChosen ? "true" : undefined}>
      {title} <span class="deck-tab-count">{count.toLocaleString("en")}</span>
    </a>
  );
}
