/** What the table of calls says of each: how its question is read, and what is done with it. */
import type { Project, Work } from "../../../index.ts";
import type { AnswerOf, Ask, CallName } from "../../shared/calls.ts";
import type { Reader } from "../ask.ts";
import type { HeldProject } from "../held-project.ts";
import type { QuickPictures } from "../quick-pictures.ts";
import type { RemovedPictures } from "../removed-pictures.ts";
import type { Uploads } from "../uploads.ts";

/** What a call works with that needs no project. */
export interface StudioFolder {
  /** The folder that the studio was started for. */
  readonly folder: string;
  readonly isReadOnly: boolean;
  readonly held: HeldProject;
  readonly quickPictures: QuickPictures;
  readonly removedPictures: RemovedPictures;
  readonly uploads: Uploads;
  /** Sends the page a line with news about this call, if it asked for lines. */
  tell(event: unknown): void;
}

/** What all other calls work with. */
export interface Studio extends StudioFolder {
  readonly project: Project;
}

export interface Route<N extends CallName, S = Studio> {
  /** Reads the question. @throws BroadsideError `bad-order` */
  readonly ask: Reader<Ask<N>>;
  /**
   * @param work signal, progress and drafts, to be handed on as they are
   * @param bytes of a call that takes them; otherwise empty
   */
  call(studio: S, ask: Ask<N>, work: Work, bytes: Uint8Array): AnswerOf<N> | Promise<AnswerOf<N>>;
  /** It writes files, so a studio that only reads refuses it. */
  readonly isWriting?: true;
  /** The largest body, in bytes; default 32 MB. */
  readonly mostBytes?: number;
  /** The body is bytes of a file, and the question is in a header (`ASK_HEADER`); such a call has no drafts. */
  readonly takesBytes?: true;
  /** The answer is bytes, sent as they are. */
  readonly answersBytes?: true;
}

/** Routes of some calls, for the table. */
export type Routes<N extends CallName, S = Studio> = { readonly [K in N]: Route<K, S> };

/** A route of which only the form is known. */
export interface AnyRoute<S> {
  readonly ask: Reader<unknown>;
  call(studio: S, ask: unknown, work: Work, bytes: Uint8Array): unknown;
  readonly isWriting?: true;
  readonly mostBytes?: number;
  readonly takesBytes?: true;
  readonly answersBytes?: true;
}
