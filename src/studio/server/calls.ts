/**
 * Answers the calls of the page: reads what is asked, hands it to the open project, and sends the answer, whole or in lines
 * with its progress. A page that goes away ends its calls.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { BroadsideError, type Progress, type Work } from "../../index.ts";
import type { CallLine, SentDraft } from "../shared/calls.ts";
import { list, object, optional } from "./ask.ts";
import { createDraftTexts, type DraftTexts, readDraft } from "./draft-texts.ts";
import type { Events } from "./events.ts";
import { ASK_HEADER, CALL_HEADERS } from "./headers.ts";
import type { HeldProject } from "./held-project.ts";
import { readJson } from "./json-body.ts";
import { goneSignal, LINES_TYPE, openLines } from "./lines.ts";
import type { QuickPictures } from "./quick-pictures.ts";
import { type RefusedCall, refusalOf } from "./refusal.ts";
import type { RemovedPictures } from "./removed-pictures.ts";
import type { AnyRoute, Studio, StudioFolder } from "./routes/route.ts";
import { FOLDER_ROUTES, ROUTES } from "./routes/routes.ts";
import { callRules, type Served, type ServedTargets } from "./served.ts";
import type { Uploads } from "./uploads.ts";

export interface CallsOptions {
  readonly held: HeldProject;
  readonly events: Events;
  readonly quickPictures: QuickPictures;
  readonly removedPictures: RemovedPictures;
  readonly uploads: Uploads;
  /** The folder that the studio was started for. */
  readonly folder: string;
  readonly isReadOnly: boolean;
  readonly reportBug: (error: unknown) => string;
}

export function callTargets(options: CallsOptions): ServedTargets {
  const { held, events } = options;
  const texts = createDraftTexts();
  const withProject = async (folder: StudioFolder): Promise<Studio> => ({
    ...folder,
    project: await held.get(),
  });
  const alone = async (folder: StudioFolder): Promise<StudioFolder> => {
    // the folder may have become a project since the last call
    events.look();
    return folder;
  };
  const answered = { ...options, texts };
  return new Map([...targetsOf(ROUTES, withProject, answered), ...targetsOf(FOLDER_ROUTES, alone, answered)]);
}

interface AnswerOptions extends CallsOptions {
  readonly texts: DraftTexts;
}

function targetsOf<S>(
  routes: object,
  studioAt: (folder: StudioFolder) => Promise<S>,
  options: AnswerOptions,
): readonly (readonly [string, Served])[] {
  return Object.entries<AnyRoute<S>>({ ...routes }).map(([name, route]) => {
    const { mostBytes, takesBytes } = route;
    const rules = callRules({
      ...(mostBytes !== undefined && { mostBytes }),
      ...(takesBytes && { takesBytes }),
    });
    return [`/api/${name}`, { ...rules, headers: CALL_HEADERS, answer: answering(route, studioAt, options) }];
  });
}

type Envelope = { readonly ask: unknown; readonly drafts?: readonly SentDraft[] };

function answering<S>(
  route: AnyRoute<S>,
  studioAt: (folder: StudioFolder) => Promise<S>,
  { events, reportBug, texts, ...options }: AnswerOptions,
): Served["answer"] {
  const { held, quickPictures, removedPictures, uploads, folder, isReadOnly } = options;
  const readEnvelope = object<Envelope>({ ask: route.ask, drafts: optional(list(readDraft)) });
  const refused = (error: unknown): RefusedCall =>
    refusalOf(error, (bug) => {
      // nothing half-done stays in memory
      held.openAnew(bug);
      events.look();
      return reportBug(bug);
    });
  const run = async (request: Asked, work: Work, tell: StudioFolder["tell"]): Promise<unknown> => {
    const { envelope, bytes } = route.takesBytes
      ? bytesAsked(request)
      : { envelope: request.body, bytes: NO_BYTES };
    const { ask, drafts: sent } = readEnvelope(envelope, "body");
    const drafts = sent && texts.take(sent);
    if (route.isWriting && isReadOnly) throw new BroadsideError("bad-output", READ_ONLY);
    const kept = { quickPictures, removedPictures, uploads };
    const studio = await studioAt({ folder, isReadOnly, held, ...kept, tell });
    return route.call(studio, ask, drafts ? { ...work, drafts } : work, bytes);
  };
  return async ({ body, headers }, reply) => {
    const asked = { body, headers };
    const signal = goneSignal(reply.raw);
    if (headers.accept === LINES_TYPE && !route.answersBytes) {
      reply.hijack();
      const lines = openLines<CallLine>(reply.raw, CALL_HEADERS);
      try {
        const progress = seldom((step) => lines.send({ progress: step }));
        const answer = await run(asked, { signal, progress }, (event) => lines.send({ event }));
        lines.send({ answer } as CallLine);
      } catch (error) {
        lines.send({ refusal: refused(error).body });
      }
      return lines.end();
    }
    try {
      const answer = await run(asked, { signal }, () => {});
      if (route.answersBytes) {
        const { buffer, byteOffset, byteLength } = answer as Uint8Array;
        return reply.type("application/octet-stream").send(Buffer.from(buffer, byteOffset, byteLength));
      }
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer ?? null));
    } catch (error) {
      const { status, body: refusal } = refused(error);
      return reply.code(status).send(refusal);
    }
  };
}

interface Asked {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

const NO_BYTES = new Uint8Array();

/** The question is in a header, percent-encoded because headers have no other way to say "é". @throws BroadsideError `bad-order` */
function bytesAsked({ body, headers }: Asked): { readonly envelope: unknown; readonly bytes: Uint8Array } {
  try {
    const ask = readJson(decodeURIComponent(String(headers[ASK_HEADER])));
    return { envelope: { ask }, bytes: body instanceof Uint8Array ? new Uint8Array(body) : NO_BYTES };
  } catch (error) {
    if (error instanceof URIError) throw badOrder(`the header ${ASK_HEADER} cannot be decoded`);
    throw error;
  }
}

const READ_ONLY =
  "this studio only shows games: nothing is written; start it without --read-only to change them";

type Step = Extract<CallLine, { progress: unknown }>["progress"];

/** ms between two lines: more than a person can follow. */
const STEP_MS = 50;

/** A hundred thousand steps would be as many lines; the last step of each work is always sent. */
function seldom(send: (step: Step) => void): Progress {
  let last = Number.NEGATIVE_INFINITY;
  return {
    step: (work, done, total) => {
      const now = performance.now();
      if (done < total && now - last < STEP_MS) return;
      last = now;
      send({ work, done, total });
    },
  };
}
