/** The frame around every view: the rail, the view, the status line. */
import "./frame.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { unsaved } from "../documents/documents.ts";
import { findings, isConnected, opened, openingFault } from "../project.ts";
import { hrefOf, route } from "../route.ts";
import { VIEWS } from "../views.ts";

export function Frame(): VNode {
  return (
    <div class="frame">
      <Rail />
      <main class="view">
        {opened.value ? <CurrentView /> : <p>{openingFault.value ?? "Opening ..."}</p>}
      </main>
      <StatusLine />
    </div>
  );
}

const current = (): string => route.value[0] ?? "decks";

function Rail(): VNode {
  return (
    <nav class="rail" aria-label="Views">
      {VIEWS.filter(({ label }) => label !== undefined).map(({ name, label }) => (
        <a key={name} href={hrefOf(name)} aria-current={name === current() ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function CurrentView(): VNode | null {
  const shown = useSignal<{ readonly name: string; readonly Component: ComponentType } | undefined>(
    undefined,
  );
  useSignalEffect(() => {
    const name = current();
    const view = VIEWS.find((one) => one.name === name) ?? VIEWS[0];
    void view?.load().then((Component) => {
      if (current() === name) shown.value = { name, Component };
    });
  });
  const found = shown.value;
  return found ? <found.Component key={found.name} /> : null;
}

function StatusLine(): VNode {
  const count = unsaved.value.length;
  return (
    <footer class="status" aria-live="polite">
      {isConnected.value ? "" : "The studio's server does not answer; what you type is kept. "}
      {count === 0 ? "Everything is saved" : `${count} unsaved ${count === 1 ? "file" : "files"}`}
      {` · ${findings.value.length} findings`}
    </footer>
  );
}
