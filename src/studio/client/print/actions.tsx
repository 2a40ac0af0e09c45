/** The one next step of a print or an export. Saving first is part of it. */
import type { VNode } from "preact";
import type { Order, Plan } from "../../../index.ts";
import type { Document } from "../documents/document.ts";
import { save } from "../documents/saving.ts";
import { report } from "../frame/report.ts";
import { Button } from "../parts/button.tsx";
import { choices } from "./choices.ts";
import type { WantedExport } from "./export/export-order.ts";
import { exportFiles, print, printing, share } from "./printing.ts";

interface PrintActionsProps {
  readonly order: Order | undefined;
  readonly plan: Plan | undefined;
  /** Unsaved documents that the game prints. */
  readonly own: readonly Document[];
  readonly hasFault: boolean;
}

export function PrintActions({ order, plan, own, hasFault }: PrintActionsProps): VNode {
  const whyNot =
    whyRunning() ??
    (order === undefined
      ? "Choose what to print first"
      : plan?.isRefused
        ? "Errors keep this from being printed"
        : plan === undefined && !hasFault
          ? "The sheets are being laid out"
          : undefined);
  const after = async (work: (order: Order) => Promise<void>): Promise<void> => {
    if (order && (await isSaved(own))) await work(order);
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

interface ExportActionsProps {
  readonly order: WantedExport;
  readonly own: readonly Document[];
}

export function ExportActions({ order, own }: ExportActionsProps): VNode {
  const whyNot =
    whyRunning() ??
    ("missing" in order ? order.missing : "wrong" in order ? "First correct what is wrong" : undefined);
  const run = async (): Promise<void> => {
    if ("ask" in order && (await isSaved(own))) await exportFiles(order.ask);
  };
  return (
    <Button
      label={own.length > 0 ? "Save all and export" : "Make the files"}
      icon="print"
      kind="primary"
      whyNot={whyNot}
      onClick={() => void run()}
    />
  );
}

const whyRunning = (): string | undefined =>
  printing.value.kind === "running" ? "A print is running" : undefined;

const isSaved = (own: readonly Document[]): Promise<boolean> => report(save(() => own));
