/** The rail: which game, which view. */
import "./rail.css";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Menu } from "../parts/menu.tsx";
import { chooseGame, findings, game, gameId, opened } from "../project/project.ts";
import { go, hrefOf, route } from "../route.ts";
import { VIEWS, type View } from "../views.ts";
import { isPaletteOpen } from "./overlays.ts";

/** The name of the view that is shown. */
export const currentView = (): string =>
  hasNoGame() ? "new-game" : (route.value[0] ?? (VIEWS[0]?.name as string));

/** There is nothing to show but how to begin. */
const hasNoGame = (): boolean => opened.value?.games.length === 0;

export function Rail(): VNode {
  return (
    <nav class="rail" aria-label="Views">
      <GameChooser />
      {VIEWS.filter(({ label }) => label !== undefined).map((view) => (
        <RailLink key={view.name} {...view} />
      ))}
      <span class="rail-space" />
      <Button
        label="Find"
        icon="search"
        kind="quiet"
        keys="Mod+K"
        tip="Find a card, a rule, a command"
        hasPopup="dialog"
        onClick={() => {
          isPaletteOpen.value = true;
        }}
      />
    </nav>
  );
}

function GameChooser(): VNode {
  const games = opened.value?.games ?? [];
  const title = game.value?.title ?? gameId.value ?? "No game";
  return (
    <div class="rail-game">
      <Menu
        label={`Game: ${title}`}
        icon="game"
        kind="quiet"
        items={[
          ...games.map(({ id, title: words = id }) => ({
            label: words,
            isChecked: id === gameId.value,
            onSelect: () => chooseGame(id),
          })),
          { label: "New game ...", icon: "add", onSelect: () => go("new-game") },
        ]}
      >
        <span class="rail-title">{title}</span>
      </Menu>
    </div>
  );
}

/** The name of the view in the rail that is shown, or that what is shown belongs to. */
function currentInRail(): string {
  const name = currentView();
  return VIEWS.find((view) => view.name === name)?.under ?? name;
}

function RailLink({ name, label, icon = "card" }: View): VNode {
  return (
    <a class="rail-link" href={hrefOf(name)} aria-current={name === currentInRail() ? "page" : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      {name === "problems" && <ProblemCount />}
    </a>
  );
}

function ProblemCount(): VNode | null {
  const count = findings.value.length;
  const worst = (["error", "warning", "hint"] as const).find((severity) =>
    findings.value.some((finding) => finding.severity === severity),
  );
  if (!worst) return null;
  return (
    <span class={`rail-count ${worst}`}>
      {count}
      <span class="unseen"> {count === 1 ? "problem" : "problems"}</span>
    </span>
  );
}
