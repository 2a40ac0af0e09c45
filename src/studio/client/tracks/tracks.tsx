/** The tracks view: the map cards of the game, the map on which a scenario is laid, and what is proved and said about it. */
import "./tracks.css";
import { signal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Diagnostic } from "../../../index.ts";
import { useDocument } from "../documents/documents.ts";
import { useUndoScope } from "../documents/undoing.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { firstViewIsThere } from "../first-view.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { Tabs, tabPanel } from "../parts/tabs.tsx";
import { View } from "../parts/view.tsx";
import { whyReadOnly } from "../project/read-only.ts";
import { goInstead, hrefOf, route } from "../route.ts";
import { cancel, finishKeys, letGo } from "./map/actions.ts";
import { drag, previewed, seen } from "./map/gesture.ts";
import { showCard } from "./map/keys.ts";
import { MapBar } from "./map/map-bar.tsx";
import { TrackMap } from "./map/track-map.tsx";
import { faultOf, proof } from "./proofs/proof.ts";
import { cardFaults } from "./side/card-faults.ts";
import { Ends } from "./side/ends.tsx";
import { Figures } from "./side/figures.tsx";
import { cardOf, errorsAtCards, faultOfMapCard, ownFindings } from "./side/own-findings.ts";
import { ScenarioMenu, TitleDialog } from "./side/scenario-menu.tsx";
import { deletedFiles } from "./side/scenario-steps.ts";
import { endSearch, search } from "./side/search.ts";
import { Searches } from "./side/searches.tsx";
import { Sheets } from "./side/sheets.tsx";
import { Texts } from "./side/texts.tsx";
import { isFaultyPicture, isShown, mapCards, openFile, scenario, tracks, tracksFault } from "./state.ts";
import { Tray } from "./tray/tray.tsx";

type SideTab = "proof" | "texts" | "print";

const tab = signal<SideTab>("proof");
const isAdding = signal(false);

/** On a tablet, the pane takes half of the window. */
const isSideOpen = signal(true);

/** The button that opens it again. */
const OPENER = "show-side";

export function Tracks(): VNode {
  useLayoutEffect(() => {
    isShown.value = true;
    return () => {
      finishKeys();
      cancel();
      letGo();
      endSearch();
      isShown.value = false;
    };
  }, []);
  const scope = [openFile.value ?? [], ...deletedFiles.value].flat();
  useUndoScope(scope.length === 0 ? undefined : scope);
  // its text is there when the server is not: changes of it can wait then
  useDocument(openFile.value);
  const now = tracks.value;
  const isThere = now !== undefined || tracksFault.value !== undefined;
  useEffect(() => {
    // the check of the game begins after what is looked at
    if (isThere) firstViewIsThere();
  }, [isThere]);
  const isOpen = isSideOpen.value;
  useLayoutEffect(() => {
    // its close button, which had the focus, is gone
    if (!isOpen && document.activeElement === document.body) document.getElementById(OPENER)?.focus();
  }, [isOpen]);
  useWantedCard();
  return (
    <View
      title="Tracks"
      subtitle={now && <ScenarioMenu />}
      actions={
        !isSideOpen.value && (
          <Button
            label="About the track"
            icon="hint"
            id={OPENER}
            onClick={() => {
              isSideOpen.value = true;
            }}
          />
        )
      }
      isBare
      pane={
        isSideOpen.value && now && openFile.value !== undefined
          ? {
              title: "About the track",
              content: <Side />,
              onClose: () => {
                isSideOpen.value = false;
              },
            }
          : undefined
      }
    >
      {now ? (
        <Designer />
      ) : (
        <p class="quiet tracks-waiting">{tracksFault.value ?? "Reading the map cards ..."}</p>
      )}
      {isAdding.value && (
        <TitleDialog
          what="add"
          onClose={() => {
            isAdding.value = false;
          }}
        />
      )}
    </View>
  );
}

function Designer(): VNode {
  const faults = useComputed(() =>
    cardFaults(
      seen.value.cards,
      proof.value?.track === seen.value ? proof.value.analysis : undefined,
      (card) => faultOfMapCard(card.card) ?? faultOf(card),
      drag.value || previewed.value ? [] : errorsAtCards(),
    ),
  );
  if (mapCards.value.size === 0)
    return (
      <Empty icon="tracks" title="No map cards yet">
        Tracks are laid of map cards: a deck with `kind: map`, whose cards state their cells.
      </Empty>
    );
  if (openFile.value === undefined)
    return (
      <Empty
        icon="tracks"
        title="No scenario yet"
        actions={
          <Button
            label="New scenario"
            icon="add"
            kind="primary"
            whyNot={whyReadOnly.value}
            onClick={() => {
              isAdding.value = true;
            }}
          />
        }
      >
        A scenario is a track of map cards. Lay them by hand, and see while they move whether the track can be
        played.
      </Empty>
    );
  if (!scenario.value) return <Unreadable file={openFile.value} />;
  return (
    <div class="tracks">
      <Tray />
      <section
        class="tracks-map"
        aria-label="Map"
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.defaultPrevented && search.peek()) {
            event.preventDefault();
            endSearch();
          }
        }}
      >
        <MapBar />
        {isFaultyPicture.value && (
          <Bar kind="error">
            The picture of this track in its file has faults. Correct{" "}
            <a href={hrefOf("source", openFile.value)}>the file</a>: until then its cards stay where they are.
          </Bar>
        )}
        <TrackMap faults={faults.value} />
      </section>
    </div>
  );
}

/** The card at the line and column of the file that the address names, as links of findings do, is selected once. */
function useWantedCard(): void {
  const [view, file = "", line, column] = route.value;
  const isRead = scenario.value !== undefined;
  useLayoutEffect(() => {
    if (view !== "tracks" || line === undefined || !isRead) return;
    const index = cardOf({ start: { line: Number(line), column: Number(column ?? 1) } });
    goInstead("tracks", file);
    if (index !== undefined) showCard(index);
  }, [view, file, line, column, isRead]);
}

/** The way from a finding to its card. */
function wayToCard(finding: Diagnostic): (() => void) | undefined {
  const index = cardOf(finding);
  return index === undefined ? undefined : () => showCard(index);
}

function Unreadable({ file }: { readonly file: string }): VNode {
  return (
    <div class="tracks-broken">
      <Empty icon="problems" title="This scenario cannot be read">
        Correct <a href={hrefOf("source", file)}>its file</a>: then its track is shown here.
      </Empty>
      <FindingList findings={ownFindings.value} />
    </div>
  );
}

/** More are shown when they are wanted. */
const MOST_FINDINGS = 6;

function Side(): VNode {
  const own = ownFindings.value;
  return (
    <div class="tracks-side">
      <Tabs
        label="About the track"
        tabs={[
          { id: "proof", label: "Proof", count: own.length },
          { id: "texts", label: "Texts" },
          { id: "print", label: "Sheets" },
        ]}
        current={tab.value}
        onChange={(next: SideTab) => {
          tab.value = next;
        }}
      />
      <div class="tracks-panel" {...tabPanel(tab.value)}>
        {tab.value === "proof" && (
          <>
            <Searches />
            <Figures />
            <Ends />
            <FindingList findings={own} most={MOST_FINDINGS} onShow={wayToCard} />
          </>
        )}
        {tab.value === "texts" && <Texts />}
        {tab.value === "print" && <Sheets />}
      </div>
    </div>
  );
}
