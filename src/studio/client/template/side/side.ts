/** Which part of the right side is shown. */
import { signal } from "@preact/signals";

export type SideTab = "source" | "things" | "problems";

export const tab = signal<SideTab>("source");
