/** What an edit of a glossary may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import type { NameIconsAsk } from "../../../pipeline/fix/glossary/name-icons.ts";
import { type Options, refuseOptions, refuseOther } from "../../refuse-options.ts";

export type GlossaryAsk = NameIconsAsk;

const OPTIONS: Options<NameIconsAsk> = { kind: "text", game: "text", icons: "object" };

export const GLOSSARY_KINDS: readonly string[] = ["name-icons"];

export const isGlossaryAsk = (ask: { readonly kind: string }): ask is GlossaryAsk =>
  GLOSSARY_KINDS.includes(ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: GlossaryAsk): void {
  refuseOptions(ask, OPTIONS, ["game", "icons"]);
  for (const [word, icon] of Object.entries(ask.icons)) refuseOther(icon, `icons.${word}`, "text");
}
