/** The calls of the studio as one table; each hands what was asked to the open project. */
import type { Work } from "../../../index.ts";
import type { AnswerOf, Ask, CallName } from "../../shared/calls.ts";
import { applyEdits, textOfFile } from "./files.ts";
import { openedOf } from "./open.ts";
import type { Studio } from "./studio.ts";

type Route<N extends CallName> = (studio: Studio, ask: Ask<N>, work: Work) => Promise<AnswerOf<N>>;

export const ROUTES: { readonly [N in CallName]: Route<N> } = {
  open: openedOf,
  check: ({ project }, { games, ink }, work) => project.check(games, { ...work, ink }),
  text: textOfFile,
  apply: applyEdits,
  plan: ({ project }, ask, work) => project.plan(ask, work),
  edits: ({ project }, ask, work) => project.edits(ask, work),
  things: ({ project }, ask, work) => project.things(ask, work),
};
