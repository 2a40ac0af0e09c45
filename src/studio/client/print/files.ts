/** Printed files in the browser: opened in a tab, or saved to the person's own folder. */
import { callForBytes } from "../calls/calls.ts";
import { notify } from "../parts/notices/notice-list.ts";
import type { MadeFile } from "./printing.ts";

const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  html: "text/html",
  txt: "text/plain",
  csv: "text/csv",
  png: "image/png",
};

/** How long a tab or a download may take to fetch what is in the page's memory. */
const KEPT_MS = 60_000;

export async function openFile(made: MadeFile): Promise<void> {
  // Opened at once, because browsers block windows that follow no click.
  const tab = window.open("about:blank", "_blank");
  const address = await addressOf(made);
  if (address === undefined) tab?.close();
  else if (tab) tab.location.href = address;
}

export async function downloadFile(made: MadeFile): Promise<void> {
  const address = await addressOf(made);
  if (address === undefined) return;
  const link = document.createElement("a");
  link.href = address;
  link.download = made.file.split("/").at(-1) ?? made.file;
  link.click();
}

async function addressOf({ game, file }: MadeFile): Promise<string | undefined> {
  try {
    const bytes = await callForBytes("printed", { game, file });
    const type = TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return address;
  } catch (error) {
    notify({ name: "printed-file", kind: "error", text: (error as Error).message });
    return undefined;
  }
}
