/** The frame around every view: the rail, the view, the status line, and what is shown over them for a moment. */
import "./frame.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { firstViewIsThere } from "../first-view.ts";
import { wordsWanted } from "../icons/word-icons.ts";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { Notices } from "../parts/notices/notices.tsx";
import { Tips } from "../parts/tips.tsx";
import { game, opened, openingFault } from "../project/project.ts";
import { VIEWS } from "../views.ts";
import { addCommands, followKeys } from "./commands.ts";
import { frameCommands } from "./frame-commands.ts";
import { KeysHelp } from "./keys-help.tsx";
import { followSuccess } from "./overtaken.ts";
import { Palette } from "./palette.tsx";
import { currentView, Rail } from "./rail.tsx";
import { StatusLine } from "./status-line.tsx";
import { Troubles } from "./troubles.tsx";

export function Frame(): VNode {
  useLayoutEffect(() => addCommands(frameCommands), []);
  useLayoutEffect(followKeys, []);
  useLayoutEffect(followSuccess, []);
  useSignalEffect(() => {
    const label = VIEWS.find(({ name }) => name === currentView())?.label;
    document.title = [label, game.value?.title, "Broadside studio"].filter(Boolean).join(" · ");
  });
  return (
    <div class="frame">
      <button
        type="button"
        class="button primary skip"
        onClick={() => document.getElementById("main")?.focus()}
      >
        Skip to the view
      </button>
      <Rail />
      <main id="main" class="view" tabIndex={-1}>
        <Troubles />
        {opened.value ? <CurrentView /> : <Opening />}
      </main>
      <StatusLine />
      <Notices />
      <Palette />
      <KeysHelp />
      <WordIcons />
      <Tips />
    </div>
  );
}

function Opening(): VNode {
  if (openingFault.value === undefined) return <p class="opening quiet">Opening ...</p>;
  return (
    <Empty
      icon="problems"
      title="The project cannot be opened"
      actions={<Button label="Try again" onClick={() => location.reload()} />}
    >
      {openingFault.value}
    </Empty>
  );
}

/** Loaded when it is first opened. */
function WordIcons(): VNode | null {
  const Dialog = useSignal<ComponentType | undefined>(undefined);
  useSignalEffect(() => {
    if (!wordsWanted.value || Dialog.peek()) return;
    void import("../icons/word-icons-dialog.tsx").then(({ WordIconsDialog }) => {
      Dialog.value = WordIconsDialog;
    });
  });
  return Dialog.value ? <Dialog.value /> : null;
}

interface Shown {
  readonly name: string;
  readonly Component: ComponentType;
}

/** What is shown stays until the next view is loaded. */
function CurrentView(): VNode | null {
  const shown = useSignal<Shown | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    const name = currentView();
    const view = VIEWS.find((one) => one.name === name) ?? VIEWS[0];
    fault.value = undefined;
    view?.load().then(
      (Component) => {
        if (currentView() !== name) return;
        shown.value = { name, Component };
        if (!view.saysWhenThere) firstViewIsThere();
      },
      (error: Error) => {
        fault.value = error.message;
      },
    );
  });
  if (fault.value !== undefined)
    return (
      <Empty
        icon="problems"
        title="This view could not be loaded"
        actions={<Button label="Load the page again" onClick={() => location.reload()} />}
      >
        Your unsaved changes are kept. {fault.value}
      </Empty>
    );
  const found = shown.value;
  return found ? <found.Component key={found.name} /> : null;
}
