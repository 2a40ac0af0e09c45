/** The part of a help text after the options, fitted to the terminal. */
import { helpEnd } from "../../report/text/help-text.ts";
import { terminalColumns } from "./terminal.ts";

export const helpAfter = (text: string): string => helpEnd(text, terminalColumns());
