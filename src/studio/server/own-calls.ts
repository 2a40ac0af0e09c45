/** The calls that are about the studio itself: letting pages in, proving itself to them, and telling them what happens. */

import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { StudioEvent } from "../shared/calls.ts";
import { object, type Reader, text } from "./ask.ts";
import type { Events } from "./events.ts";
import { CALL_HEADERS } from "./headers.ts";
import { goneSignal, openLines } from "./lines.ts";
import { callRules, type ServedTargets } from "./served.ts";
import { CHALLENGE, proofOf, type Session } from "./session.ts";

const MOST_BYTES = 4096;

const readCode = object({ ask: object({ code: text }) });

const challenge: Reader<string> = (value, at) => {
  const given = text(value, at);
  if (CHALLENGE.test(given)) return given;
  throw badOrder(`${at}: expected 43 letters and digits of a random number`);
};
const readChallenge = object({ ask: object({ challenge }) });

export interface OwnCalls {
  readonly session: Session;
  /** With a new code; asked for by a second studio of the folder, which knows the token from a private file. */
  readonly newLink: () => string;
  /** The one that is served. */
  readonly port: () => number;
  readonly events: Events;
}

export function ownTargets({ session, newLink, port, events }: OwnCalls): ServedTargets {
  const small = { headers: CALL_HEADERS, ...callRules({ mostBytes: MOST_BYTES }) };
  return new Map([
    [
      "/api/session",
      {
        ...small,
        needsToken: false,
        answer: ({ body }, reply) => {
          const token = session.exchange(readCode(body, "body").ask.code);
          if (token !== undefined) return reply.send({ token });
          const message = "this link was used before; run broadside studio again for a new one";
          return reply.code(401).send({ code: "no-session", message });
        },
      },
    ],
    [
      "/api/proof",
      {
        ...small,
        needsToken: false,
        answer: ({ body }, reply) => {
          const { ask } = readChallenge(body, "body");
          return reply.send({ proof: proofOf(session.token, port(), ask.challenge) });
        },
      },
    ],
    ["/api/link", { ...small, answer: (_, reply) => reply.send({ link: newLink() }) }],
    [
      "/api/events",
      {
        ...small,
        answer: (_, reply) => {
          reply.hijack();
          const lines = openLines<StudioEvent>(reply.raw, CALL_HEADERS);
          const stop = events.listen(lines);
          goneSignal(reply.raw).addEventListener("abort", stop, { once: true });
        },
      },
    ],
  ]) satisfies ServedTargets;
}
