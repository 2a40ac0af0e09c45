/** Help at a cursor in a content file. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { assistFile } from "../../pipeline/fix/assist/assist-file.ts";
import { findFile } from "../../pipeline/read/find-file.ts";
import type { Assisted } from "../../schema/assist/assisted.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface AssistOrder {
  /** A content file. */
  readonly file: string;
  /** Of the cursor, in UTF-16 units from the start of its text. */
  readonly offset: number;
}

const OPTIONS: Options<AssistOrder> = { file: "text", offset: { least: 0 } };

/**
 * What may be written at a place of a file, and what that which is written there means; undefined for a file that has no
 * schema, such as a picture. It works on YAML that cannot be read yet.
 * @throws BroadsideError `unknown-file` for a file that belongs to no game; `bad-order` for one that is not below content/
 */
export function assist({ project }: Call, order: AssistOrder): Assisted | undefined {
  refuseOptions(order, OPTIONS, ["file", "offset"]);
  const { path } = findFile(project, order.file);
  const [, game] = /^content\/([^/]+)\//.exec(path) ?? [];
  if (game === undefined) throw badOrder(`\`file\`: "${path}" is not below content/`);
  return assistFile(project, game, path, order.offset);
}
