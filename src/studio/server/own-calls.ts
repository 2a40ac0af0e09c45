/** The calls that are about the studio itself: letting pages in, and telling them what happens. */
import type { StudioEvent } from "../shared/calls.ts";
import { object, text } from "./ask.ts";
import type { Events } from "./events.ts";
import { CALL_HEADERS } from "./headers.ts";
import { goneSignal, openLines } from "./lines.ts";
import { callRules, type ServedTargets } from "./served.ts";
import type { Session } from "./session.ts";

const MOST_BYTES = 4096;

const readCode = object({ ask: object({ code: text }) });

/** @param newLink with a new code; asked for by a second studio of the folder, which knows the token from a private file */
export function ownTargets(session: Session, newLink: () => string, events: Events): ServedTargets {
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
