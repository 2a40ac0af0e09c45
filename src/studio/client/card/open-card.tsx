/** A card that the deck has: picture, pane and strip, and what ties them together. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { CardData, DeckData } from "../../../index.ts";
import { useUndoScope } from "../documents/undoing.ts";
import { useFace } from "../faces/faces.ts";
import { findingsByField, mergedFindings } from "../findings/by-card.ts";
import { findingsOfCard } from "../findings/concerned.ts";
import { useCommands } from "../frame/commands.ts";
import { glossaryOf } from "../icons/word-icons.ts";
import { Button } from "../parts/button.tsx";
import { View } from "../parts/view.tsx";
import { whyDeckReadOnly } from "../project/read-only.ts";
import { go, hrefOf } from "../route.ts";
import { BigPicture } from "./big-picture.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardPane, type CardTab } from "./card-pane.tsx";
import { useThings, useWrittenFields } from "./face.ts";
import { focusedField, focusField } from "./form/form.tsx";
import { Neighbours } from "./neighbours.tsx";

interface OpenCardProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: CardData;
}

export function OpenCard({ game, deck, card }: OpenCardProps): VNode {
  const side = useSignal<"front" | "back">("front");
  const tab = useSignal<CardTab>("form");
  const wanted = useRef<string | undefined>(undefined);
  const hasBack = deck.backTemplate !== undefined || card.values.back !== undefined;
  const shownSide = hasBack ? side.value : "front";
  const face = { game, deck: deck.id, card: card.id, side: shownSide };
  const things = useThings(face);
  const written = useWrittenFields(card);
  const { findings: faults, isOld } = useFace({ ...face, box: "bleed" }).value;
  const ofCheck = findingsOfCard(deck.id, card.id);
  const found = useMemo(() => mergedFindings(ofCheck, faults), [ofCheck, faults]);
  const byField = useMemo(() => findingsByField(found), [found]);
  const files = [...new Set([deck.file, deck.cardsFile ?? deck.file, glossaryOf(game)])];
  useUndoScope(files);
  const flip = (): void => {
    if (hasBack) side.value = shownSide === "front" ? "back" : "front";
  };
  const goTo = (id: string): void => {
    wanted.current = focusedField();
    go("card", game, deck.id, id);
  };
  const index = deck.cards.findIndex(({ id }) => id === card.id);
  const walk = (by: number) => () => {
    const next = deck.cards[index + by];
    if (next) goTo(next.id);
  };
  // the next card shows the same field
  useLayoutEffect(() => {
    const key = wanted.current;
    wanted.current = undefined;
    if (key !== undefined) focusField(key);
  }, [card.id]);
  useCommands(
    () => [
      {
        id: "card-next",
        title: "Next card",
        icon: "forward",
        keys: "Mod+Enter",
        run: walk(1),
      },
      {
        id: "card-previous",
        title: "Previous card",
        icon: "back",
        keys: "Mod+Shift+Enter",
        run: walk(-1),
      },
      { id: "card-flip", title: "Turn the card over", icon: "flip", keys: "F", run: flip },
    ],
    [game, deck, card, hasBack, shownSide],
  );
  const { width, height } = deck.size ?? USUAL;
  return (
    <View
      title={card.title}
      subtitle={
        <>
          <a href={hrefOf("decks", deck.id)}>{deck.title}</a>, {index + 1} of {deck.cards.length}
        </>
      }
      actions={<CardActions game={game} deck={deck} card={card} onGo={goTo} />}
      isBare
      pane={{
        title: "Card",
        hidesTitle: true,
        content: (
          <CardPane
            game={game}
            deck={deck}
            card={card}
            tab={tab}
            found={found}
            byField={byField}
            written={written}
            isReadOnly={whyDeckReadOnly(deck) !== undefined}
          />
        ),
      }}
    >
      <div class="card-view">
        <section class="card-stage" aria-label="Picture">
          <BigPicture
            face={face}
            title={card.title}
            sizes={{ width, height, bleed: deck.bleed ?? 0, corner: deck.corner ?? 0 }}
            things={things}
            findings={byField}
            onPick={(key) => {
              tab.value = "form";
              requestAnimationFrame(() => focusField(key) || focusField(key.split(".")[0] ?? ""));
            }}
          />
          <div class="card-stage-tools">
            <Button
              label={shownSide === "front" ? "Show the back" : "Show the front"}
              icon="flip"
              keys="F"
              whyNot={hasBack ? undefined : "The cards of this deck have no back"}
              onClick={flip}
            />
            {isOld && (
              <p class="card-stage-old" role="status" title={OLD}>
                {OLD}
              </p>
            )}
          </div>
        </section>
        <Neighbours game={game} deck={deck} card={card.id} onGo={goTo} />
      </div>
    </View>
  );
}

const OLD = "As it was before: it cannot be drawn as it is written now.";

/** A poker card, while the deck has no size that can be used; in mm. */
const USUAL = { width: 63.5, height: 88.9 };
