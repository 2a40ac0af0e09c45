/** The print view: what is printed or exported and how, the sheets as they will be, and the files that were made of them. */
import "./print.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { updateWords } from "../../../diagnostics/text/update-words.ts";
import type { GameSummary, Plan } from "../../../index.ts";
import type { PrintSetup } from "../../shared/calls.ts";
import { useLive } from "../answers/live.ts";
import type { Document } from "../documents/document.ts";
import { unsaved } from "../documents/documents.ts";
import { concerns } from "../documents/of-game.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Empty } from "../parts/empty.tsx";
import { Choices } from "../parts/fields.tsx";
import { View } from "../parts/view.tsx";
import { capitalised } from "../parts/words.ts";
import { game } from "../project/project.ts";
import { route } from "../route.ts";
import { selection } from "../selection.ts";
import { ExportActions, PrintActions } from "./actions.tsx";
import { choices, choose, isChoosingPlaces, wanted } from "./choices.ts";
import { orderOfControls } from "./controls.ts";
import { target, values } from "./export/export-choices.ts";
import { ExportFields } from "./export/export-fields.tsx";
import { wantedExport } from "./export/export-order.ts";
import { ExportPreview } from "./export/export-preview.tsx";
import { faultIn, PRINT_LABELS } from "./faults.ts";
import { Options } from "./options.tsx";
import { Outcome } from "./outcome.tsx";
import { drawingFault, showPlan } from "./page-pictures.ts";
import type { PrintChoices } from "./print-choices.ts";
import { printing } from "./printing.ts";
import { Sheets } from "./sheets.tsx";

/** ms without a change of the form before the sheets are laid out anew. */
const PAUSE_MS = 200;

const NO_SETUP: PrintSetup = { cutters: [], targets: [], risks: {} };

export function Print(): VNode | null {
  const setup = useLive("printSetup", () => ({}), []).answer.value ?? NO_SETUP;
  useSignalEffect(takeSelection);
  const shown = game.value;
  if (!shown) return null;
  const own = unsaved.value.filter(({ path }) => concerns(path, shown.id));
  const props = { game: shown, setup, own };
  return choices.value.purpose === "export" ? <ExportView {...props} /> : <SheetsView {...props} />;
}

interface PurposeProps {
  readonly game: GameSummary;
  readonly setup: PrintSetup;
  /** Unsaved documents of the game. */
  readonly own: readonly Document[];
}

/** First of the form, in both. */
const Purpose = (): VNode => (
  <Choices<PrintChoices["purpose"]>
    label="Make"
    value={choices.value.purpose}
    options={[
      { value: "sheets", label: "Sheets" },
      { value: "export", label: "Shops and tables" },
    ]}
    onChange={(purpose) => choose({ purpose })}
  />
);

function SheetsView({ game: shown, setup, own }: PurposeProps): VNode {
  const asked = useComputed(() => (wanted.value && "order" in wanted.value ? wanted.value.order : undefined));
  // the sheets of another game do not stay until those of this one are there
  const planned = useLive("plan", () => asked.value, [shown.id], { pause: PAUSE_MS });
  const plan = planned.answer.value;
  useEffect(() => showPlan(plan), [plan]);
  const refused = planned.fault.value;
  const now = wanted.value;
  const fault =
    now && "wrong" in now ? now.wrong : refused === undefined ? undefined : faultIn(refused, PRINT_LABELS);
  const missing = now && "missing" in now ? now.missing : undefined;
  return (
    <View
      title="Print"
      subtitle={
        plan && !plan.isRefused && `${counted(plan.sheets, "sheet")} in ${counted(plan.prints.length, "PDF")}`
      }
      isBare
      actions={<PrintActions order={asked.value} plan={plan} own={own} hasFault={fault !== undefined} />}
    >
      <div class="print">
        <aside class="print-side" aria-label="What and how to print">
          <form class="print-options" onSubmit={(event) => event.preventDefault()}>
            <Purpose />
            <Options game={shown} fault={fault} />
          </form>
        </aside>
        <div class={`print-sheets${planned.isOld.value ? " is-old" : ""}`} aria-busy={planned.isOld.value}>
          <Outcome game={shown.id} known={plan?.findings ?? []} risks={setup.risks} />
          {missing !== undefined && <Bar>{missing}</Bar>}
          {fault?.option === "" && <Bar kind="error">{fault.message}</Bar>}
          {drawingFault.value !== undefined && <Bar kind="warning">{drawingFault.value}</Bar>}
          {own.length > 0 && (
            <Bar>The sheets show what is not saved yet, too; it is saved before it is printed.</Bar>
          )}
          {isChoosingPlaces.value && <ChoosingPlaces plan={plan} />}
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

const ChoosingPlaces = ({ plan }: { readonly plan: Plan | undefined }): VNode => (
  <Bar
    actions={
      <Button
        label="Done"
        onClick={() => {
          isChoosingPlaces.value = false;
        }}
      />
    }
  >
    {plan && !plan.prints.some(({ places }) => places)
      ? "Cards of several sizes share the first sheet: print one deck, or type the places."
      : "Click the places that stay empty on every sheet."}
  </Bar>
);

function ExportView({ game: shown, setup, own }: PurposeProps): VNode {
  const now = printing.value;
  const chosen = setup.targets.find(({ name }) => name === target.value);
  const order = wantedExport(shown.id, chosen, values.value, choices.value);
  const failed = now.kind === "failed" && now.game === shown.id ? now.fault : undefined;
  const fault = "wrong" in order ? order.wrong : failed;
  return (
    <View
      title="Print"
      subtitle="Files for print shops and digital tables"
      isBare
      actions={<ExportActions order={order} own={own} />}
    >
      <div class="print">
        <aside class="print-side" aria-label="What to export, and what for">
          <form class="print-options" onSubmit={(event) => event.preventDefault()}>
            <Purpose />
            <ExportFields game={shown} targets={setup.targets} fault={fault} />
          </form>
        </aside>
        <div class="print-sheets">
          <Outcome game={shown.id} known={[]} risks={setup.risks} />
          {own.length > 0 && <Bar>What is not saved yet is saved before it is exported.</Bar>}
          <ExportPreview target={chosen} targets={setup.targets} game={shown.id} />
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

/** More are shown when they are wanted: the sheets are what this view is for. */
const MOST_FINDINGS = 6;

/** Of an update without anything to print: pieces may be gone all the same. */
function unprintedChanges({ updates = [] }: Plan, since: string): string {
  const words = updates.flatMap(({ trouble, kits, since: compared }) => [
    ...(trouble === undefined ? [] : [capitalised(trouble)]),
    ...kits.flatMap((kit) => (kit.changes.length > 0 ? [updateWords({ ...kit, since: compared })] : [])),
  ]);
  return words.length > 0 ? `${words.join(". ")}.` : `Nothing has changed since ${since}.`;
}

function Planned({ plan }: { readonly plan: Plan }): VNode {
  const { isDraft } = choices.value;
  const { since } = orderOfControls(choices.value);
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
          {since === undefined
            ? "None of what is chosen has a card with a copy. Choose other kits, decks or cards on the left."
            : unprintedChanges(plan, since)}
        </Empty>
      )}
    </>
  );
}
