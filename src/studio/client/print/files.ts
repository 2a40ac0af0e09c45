/** Files of the server in the browser: opened in a tab, or saved to the person's own folder. */
import type { Ask } from "../../shared/calls.ts";
import { type BytesCall, callForBytes } from "../calls/calls.ts";
import { notify } from "../parts/notices/notice-list.ts";
import type { MadeFile } from "./printing.ts";

const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  png: "image/png",
};

/** True for files that a tab can show; drawings and pages, which might run something there, are only saved. */
export const isShownInTab = (file: string): boolean => Object.hasOwn(TYPES, endingOf(file));

/** How long a tab or a download may take to fetch what is in the page's memory. */
const KEPT_MS = 60_000;

export async function openFile({ game, file }: Pick<MadeFile, "game" | "file">): Promise<void> {
  // Opened at once, because browsers block windows that follow no click.
  const tab = window.open("about:blank", "_blank");
  const address = await addressOf("printed", { game, file }, file);
  if (address === undefined) tab?.close();
  else if (tab) tab.location.href = address;
}

export const downloadFile = ({ game, file }: Pick<MadeFile, "game" | "file">): Promise<void> =>
  download("printed", { game, file }, file.split("/").at(-1) ?? file);

/** Saves what a call answers. @param name of the file */
export async function download<N extends BytesCall>(call: N, ask: Ask<N>, name: string): Promise<void> {
  const address = await addressOf(call, ask, name);
  if (address === undefined) return;
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

async function addressOf<N extends BytesCall>(
  call: N,
  ask: Ask<N>,
  file: string,
): Promise<string | undefined> {
  try {
    const bytes = await callForBytes(call, ask);
    const type = TYPES[endingOf(file)] ?? "application/octet-stream";
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return address;
  } catch (error) {
    notify({ name: "printed-file", kind: "error", text: (error as Error).message });
    return undefined;
  }
}

const endingOf = (file: string): string => file.split(".").at(-1) ?? "";
