/** The template view: the picture of a card, which can be arranged, beside the source that draws it. */
import "./template.css";
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useUndoScope } from "../documents/undoing.ts";
import { useKeysHelp } from "../frame/keys-of-view.ts";
import { glossaryOf } from "../icons/word-icons.ts";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { Choice, Choices } from "../parts/fields.tsx";
import { Tabs, tabPanel } from "../parts/tabs.tsx";
import { decks as deckData } from "../project/cards.ts";
import { game } from "../project/project.ts";
import { face, neighbour, showFace } from "./face.ts";
import { picture } from "./pictures.ts";
import { Adding, adding, Palette } from "./side/adding.tsx";
import { Inspector } from "./side/inspector.tsx";
import { ProblemsList } from "./side/problems-list.tsx";
import { tab } from "./side/side.ts";
import { SourcePane } from "./side/source-pane.tsx";
import { ThingsList } from "./side/things-list.tsx";
import { endGestures, gesture } from "./stage/drag.ts";
import { KEYS } from "./stage/keys.ts";
import { Stage } from "./stage/stage.tsx";
import { turn, turnView, zoom, zoomBy } from "./stage/stage-size.ts";
import { followFace, problems, selectedThing, selection, source, template, whyOld } from "./state.ts";

export function Template(): VNode {
  useLayoutEffect(() => {
    const ends = [endGestures(), followFace()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useKeysHelp(KEYS);
  useUndoScope(source.value && [source.value.path, glossaryOf(face.value?.game ?? "")]);
  if (!face.value) return <Empty icon="template" title="This game has no cards yet" />;
  return (
    <div class="template-view">
      <Toolbar />
      <section class="template-stage" aria-label="Picture">
        <Stage />
        <StageBar />
      </section>
      <section class="template-side" aria-label="Template">
        {adding.value === undefined ? <Inspector /> : <Adding />}
        <Side />
      </section>
      <datalist id="template-pictures">
        {template.value?.pictures.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Spoken />
    </div>
  );
}

function Toolbar(): VNode | null {
  const now = face.value;
  if (!now) return null;
  const decks = game.value?.decks.filter(({ cards }) => cards.length > 0) ?? [];
  const cards = decks.find(({ id }) => id === now.deck)?.cards ?? [];
  const titles = new Map(
    deckData.value?.find(({ id }) => id === now.deck)?.cards.map(({ id, title }) => [id, title]),
  );
  const step = (by: 1 | -1, label: string): VNode => {
    const card = neighbour(by);
    return (
      <Button
        label={label}
        icon={by === 1 ? "forward" : "back"}
        isBare
        whyNot={card === undefined ? "There is none" : undefined}
        onClick={() => card !== undefined && showFace({ card })}
      />
    );
  };
  return (
    <header class="template-bar">
      <h1 class="unseen">Template {template.value?.name}</h1>
      <Choice
        label="Deck"
        hidesLabel
        value={now.deck}
        options={decks.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(deck) => {
          const first = decks.find(({ id }) => id === deck)?.cards[0];
          if (first !== undefined) showFace({ deck, card: first });
        }}
      />
      <span class="template-card">
        {step(-1, "Card before")}
        <Choice
          label="Card"
          hidesLabel
          value={now.card}
          options={cards.map((id) => ({ value: id, label: titles.get(id) ?? id }))}
          onChange={(card) => showFace({ card })}
        />
        {step(1, "Next card")}
      </span>
      <Choices
        label="Side"
        hidesLabel
        value={now.side}
        options={[
          { value: "front", label: "Front" },
          { value: "back", label: "Back" },
        ]}
        onChange={(side) => showFace({ side })}
      />
      <Palette />
    </header>
  );
}

function StageBar(): VNode {
  return (
    <footer class="stage-bar">
      {whyOld.value !== undefined && picture.value ? (
        <span class="stage-old" role="status">
          This is the last good picture: {whyOld.value}
        </span>
      ) : (
        <span class="quiet stage-name">{template.value?.file}</span>
      )}
      <span class="stage-zoom">
        <Button
          label="Turn the picture"
          icon="turn"
          isBare
          tip={turn.value === 0 ? "Turn the picture, for texts along the sides" : `Turned by ${turn.value}°`}
          onClick={turnView}
        />
        <Button label="Smaller" kind="quiet" onClick={() => zoomBy(1 / 1.25)}>
          <span aria-hidden="true">−</span>
        </Button>
        <Button
          label="Fit"
          kind="quiet"
          isPressed={zoom.value === "fit"}
          onClick={() => {
            zoom.value = "fit";
          }}
        />
        <Button label="Larger" kind="quiet" onClick={() => zoomBy(1.25)}>
          <span aria-hidden="true">+</span>
        </Button>
      </span>
    </footer>
  );
}

function Side(): VNode {
  const tabs = [
    { id: "source", label: "Source" },
    { id: "things", label: "Things" },
    { id: "problems", label: "Problems", count: problems.value.length },
  ] as const;
  return (
    <div class="side">
      <Tabs
        label="Template"
        tabs={tabs}
        current={tab.value}
        onChange={(id) => {
          tab.value = id;
        }}
      />
      <div class={`side-panel ${tab.value}`} {...tabPanel(tab.value)}>
        {tab.value === "source" ? <SourcePane /> : tab.value === "things" ? <ThingsList /> : <ProblemsList />}
      </div>
    </div>
  );
}

/** What screen readers say when something is selected or changed. */
function Spoken(): VNode {
  const now = gesture.value;
  const thing = now?.thing ?? selectedThing.value;
  const more = selection.value.length - 1;
  const isTogether = now !== undefined && now.together.length > 1;
  const box = now?.frame ?? thing?.box;
  const name = isTogether ? `${now.together.length} things` : thing?.name;
  const mm = (value: number): string => String(Math.round(value * 10) / 10);
  return (
    <p class="unseen" role="status">
      {box
        ? `${name}, ${mm(box.x)} mm from the left, ${mm(box.y)} mm from the top, ${mm(box.width)} by ${mm(box.height)} mm${more > 0 && !isTogether ? `, and ${more} more selected` : ""}`
        : ""}
    </p>
  );
}
