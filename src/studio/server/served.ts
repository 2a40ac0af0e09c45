/** One thing that the server serves: who may ask for it, and how it is answered. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallRules, TargetRules } from "./guards.ts";

export type Served = TargetRules & {
  /** Of every answer, refusals included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

/** All that is served, by target: "/", "/api/check". */
export type ServedTargets = ReadonlyMap<string, Served>;

/** Of most calls: unsaved texts of a large project. */
const MOST_BYTES = 32 * 2 ** 20;

export const callRules = (more: Partial<Omit<CallRules, "method">> = {}): CallRules => ({
  method: "POST",
  needsToken: true,
  mostBytes: MOST_BYTES,
  ...more,
});
