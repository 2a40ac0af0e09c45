/** The print view: what is printed and how, the sheets as they will be, and the files that were made of them. */
import "./print.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Order, Plan } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import type { Document } from "../documents/document.ts";
import { unsaved } from "../documents/documents.ts";
import { concerns } from "../documents/of-game.ts";
import { save } from "../documents/saving.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { report } from "../frame/report.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Empty } from "../parts/empty.tsx";
import { View } from "../parts/view.tsx";
import { game } from "../project/project.ts";
import { route } from "../route.ts";
import { selection } from "../selection.ts";
import { choices, choose, wanted } from "./choices.ts";
import { OPTIONS_WITH_FIELDS, type OptionFault, Options } from "./options.tsx";
import { Outcome } from "./outcome.tsx";
import { drawingFault, showPlan } from "./page-pictures.ts";
import { print, printing, share } from "./printing.ts";
import { Sheets } from "./sheets.tsx";

/** ms without a change of the form before the sheets are laid out anew. */
const PAUSE_MS = 200;

export function Print(): VNode | null {
  const asked = useComputed(() => (wanted.value && "order" in wanted.value ? wanted.value.order : undefined));
  const shown = game.value;
  // the sheets of another game do not stay until those of this one are there
  const planned = useLive("plan", () => asked.value, [shown?.id], { pause: PAUSE_MS });
  const plan = planned.answer.value;
  useEffect(() => showPlan(plan), [plan]);
  useSignalEffect(takeSelection);
  if (!shown) return null;
  const own = unsaved.value.filter(({ path }) => concerns(path, shown.id));
  const fault = faultIn(planned.fault.value);
  const missing = wanted.value && "missing" in wanted.value ? wanted.value.missing : undefined;
  return (
    <View
      title="Print"
      subtitle={
        plan && !plan.isRefused && `${counted(plan.sheets, "sheet")} in ${counted(plan.prints.length, "PDF")}`
      }
      isBare
      actions={<Actions order={asked.value} plan={plan} own={own} hasFault={fault !== undefined} />}
    >
      <div class="print">
        <aside class="print-side" aria-label="What and how to print">
          <Options game={shown} fault={fault} />
        </aside>
        <div class={`print-sheets${planned.isOld.value ? " is-old" : ""}`} aria-busy={planned.isOld.value}>
          <Outcome game={shown.id} known={plan?.findings ?? []} />
          {missing !== undefined && <Bar>{missing}</Bar>}
          {fault?.option === "" && <Bar kind="error">{fault.message}</Bar>}
          {drawingFault.value !== undefined && <Bar kind="warning">{drawingFault.value}</Bar>}
          {own.length > 0 && (
            <Bar>The sheets show what is not saved yet, too; it is saved before it is printed.</Bar>
          )}
          {plan ? (
            <Planned plan={plan} />
          ) : (
            missing === undefined && fault === undefined && <p class="quiet">Laying out the sheets ...</p>
          )}
        </div>
      </div>
    </View>
  );
}

/** `#/print/selected` prints the cards that are selected when it is opened, `#/print/scenario/<id>` a scenario. */
function takeSelection(): void {
  const [, what, id] = route.value;
  if (what === "scenario" && id !== undefined) choose({ what: "scenarios", scenarios: [id] });
  if (what !== "selected" || selection.peek().size === 0) return;
  choose({ what: "cards", decks: [], cards: [...selection.peek().keys()] });
}

/** "`gap` "x": expected a length" is about the option gap, whose field shows the rest. */
function faultIn(message: string | undefined): OptionFault | undefined {
  if (message === undefined) return undefined;
  const [, option = "", rest = message] = /^`([\w.]+)`:? (.*)$/s.exec(message) ?? [];
  return OPTIONS_WITH_FIELDS.includes(option) ? { option, message: rest } : { option: "", message };
}

/** More are shown when they are wanted: the sheets are what this view is for. */
const MOST_FINDINGS = 6;

function Planned({ plan }: { readonly plan: Plan }): VNode {
  const { isDraft } = choices.value;
  return (
    <>
      {plan.isRefused && (
        <Bar
          kind="error"
          actions={<Button label="Print a draft anyway" onClick={() => choose({ isDraft: true })} />}
        >
          Errors keep this from being printed.
        </Bar>
      )}
      {isDraft && (
        <Bar kind="warning" actions={<Button label="No draft" onClick={() => choose({ isDraft: false })} />}>
          With errors, this is printed as a draft: every sheet says so.
        </Bar>
      )}
      <FindingList findings={plan.findings} most={MOST_FINDINGS} />
      {plan.prints.length > 0 && <Sheets plan={plan} />}
      {plan.prints.length === 0 && !plan.isRefused && (
        <Empty icon="print" title="Nothing to print">
          None of what is chosen has a card with a copy. Choose other kits, decks or cards on the left.
        </Empty>
      )}
    </>
  );
}

/** The one next step. Saving first is part of it. */
function Actions({
  order,
  plan,
  own,
  hasFault,
}: {
  readonly order: Order | undefined;
  readonly plan: Plan | undefined;
  /** Unsaved documents that the game prints. */
  readonly own: readonly Document[];
  readonly hasFault: boolean;
}): VNode {
  const isRunning = printing.value.kind === "running";
  const whyNot = isRunning
    ? "A print is running"
    : order === undefined
      ? "Choose what to print first"
      : plan?.isRefused
        ? "Errors keep this from being printed"
        : plan === undefined && !hasFault
          ? "The sheets are being laid out"
          : undefined;
  const after = async (work: (order: Order) => Promise<void>): Promise<void> => {
    if (!order) return;
    if (!(await report(save(() => own)))) return;
    await work(order);
  };
  return (
    <>
      <Button
        label="Web page for testers"
        kind="quiet"
        tip="All cards in one file that needs no server, to send to people who test the game"
        whyNot={choices.value.what === "scenarios" ? "A web page shows kits, decks or cards" : whyNot}
        onClick={() => void after(share)}
      />
      <Button
        label={own.length > 0 ? "Save all and print" : "Make the PDFs"}
        icon="print"
        kind="primary"
        whyNot={whyNot}
        onClick={() => void after(print)}
      />
    </>
  );
}
