/**
 * Changes of content as people ask for them, in named steps: computed on the texts that the call sees, drafts included.
 * Nothing is written.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { type FileEdits, hashOf } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import type { TemplateAsk } from "./template/template-ask.ts";

export type EditAsk = TemplateAsk;

/** Plain data, as `Edits`, with the name of the step. */
export interface NamedEdits {
  /** "Move title 2 mm right". */
  readonly title: string;
  /** None for a change that changes nothing. */
  readonly files: readonly FileEdits[];
}

/**
 * @throws BroadsideError `bad-order` for what cannot be changed like that, with the reason; `unknown-name` for what does
 * not exist
 */
export async function edits(call: Call, ask: EditAsk): Promise<NamedEdits> {
  const { isTemplateAsk, refuseAsk } = await import("./template/check-ask.ts");
  const { kind } = Object(ask) as EditAsk;
  if (!isTemplateAsk({ kind })) throw badOrder(`\`kind\`: there is no edit "${kind}"`);
  refuseAsk(ask);
  const { templateChange } = await import("./template/template-change.ts");
  const { title, path, edits: made, before } = await templateChange(call, ask);
  const hash = hashOf(call.project.host.readBytes(path));
  return { title, files: made.length === 0 ? [] : [{ path, hash, edits: made, before }] };
}
