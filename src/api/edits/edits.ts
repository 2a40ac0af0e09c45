/**
 * Changes of content as people ask for them, in named steps: computed on the texts that the call sees, drafts included.
 * Nothing is written.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { type FileEdits, hashOf } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { refuseOther } from "../refuse-options.ts";
import type { CardAsk } from "./cards/card-ask.ts";
import type { GlossaryAsk } from "./glossary/check-ask.ts";
import type { TemplateAsk } from "./template/template-ask.ts";
import type { ScenarioAsk } from "./tracks/track-ask.ts";

export type EditAsk = TemplateAsk | CardAsk | GlossaryAsk | ScenarioAsk;

/** Plain data, as `Edits`, with the name of the step. */
export interface NamedEdits {
  /** "Move title 2 mm right". */
  readonly title: string;
  /** Ids of the cards that are new. */
  readonly cards?: readonly string[];
  /** None for a change that changes nothing. */
  readonly files: readonly FileEdits[];
}

/**
 * @throws BroadsideError `bad-order` for what cannot be changed like that, with the reason; `unknown-name` or
 * `unknown-game` for what does not exist
 */
export async function edits(call: Call, ask: EditAsk): Promise<NamedEdits> {
  refuseOther(ask, "ask", "object");
  const kind = String(ask.kind);
  const cards = await import("./cards/check-ask.ts");
  if (cards.isCardAsk(ask)) {
    cards.refuseAsk(ask);
    const { cardChange } = await import("./cards/card-change.ts");
    return cardChange(call, ask);
  }
  const glossary = await import("./glossary/check-ask.ts");
  if (glossary.isGlossaryAsk(ask)) {
    glossary.refuseAsk(ask);
    const { glossaryChange } = await import("./glossary/glossary-change.ts");
    return glossaryChange(call, ask);
  }
  const tracks = await import("./tracks/check-ask.ts");
  if (tracks.isScenarioAsk(ask)) {
    tracks.refuseAsk(ask);
    const { scenarioChange } = await import("./tracks/track-change.ts");
    return scenarioChange(call, ask);
  }
  const { isTemplateAsk, refuseAsk, TEMPLATE_KINDS } = await import("./template/check-ask.ts");
  if (!isTemplateAsk(ask))
    throw unknownKind(kind, [
      ...cards.CARD_KINDS,
      ...TEMPLATE_KINDS,
      ...glossary.GLOSSARY_KINDS,
      ...tracks.SCENARIO_KINDS,
    ]);
  refuseAsk(ask);
  const { templateChange } = await import("./template/template-change.ts");
  const { title, path, edits: made, before } = await templateChange(call, ask);
  const { host } = call.project;
  const hash = host.isFile(path) ? { hash: hashOf(host.readBytes(path)) } : {};
  return { title, files: made.length === 0 ? [] : [{ path, ...hash, edits: made, before }] };
}

function unknownKind(kind: string, kinds: readonly string[]): Error {
  const near = nearest(kind, kinds);
  const help = near === undefined ? `there are: ${kinds.join(", ")}` : `did you mean "${near}"?`;
  return badOrder(`\`kind\`: there is no edit "${kind}"; ${help}`);
}
