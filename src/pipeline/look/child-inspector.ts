/**
 * The inspector of the command line: a child process inspects pictures and fonts and rasterises drawings. A file that
 * hangs or crashes it gets a finding, and the next file gets a new child. If the child itself fails or lacks something,
 * that is thrown.
 */
import { abortedBy } from "../../diagnostics/broadside-error.ts";
import { stoppedFont } from "../../font/file/stopped-font.ts";
import type { Child } from "../../host/child.ts";
import { stoppedReader } from "../../press/pictures/picture-faults.ts";
import type { InspectionJob } from "./inspecting.ts";
import type { Inspector } from "./inspector.ts";
import { GaveUp, type Outcome, resultOf } from "./outcome.ts";

/**
 * Seconds of CPU time of the child. The time for a valid file is bounded by its pixels, scans and tables; these limits
 * are several times as high, so that slow and fast machines find the same.
 */
const PICTURE_SECONDS = 30;
const DRAWING_SECONDS = 30;
const FONT_SECONDS = 4;
/** A Chinese and Japanese CFF font takes 1.2 s per megabyte. */
const FONT_SECONDS_A_MEGABYTE = 5;

/** The largest allowed picture (50 megapixels with 16 bits, interlaced) takes about 520. */
const MEGABYTES = 1000;
const HEAP_MEGABYTES = 512;

const INSPECTING = new URL("./inspecting.ts", import.meta.url);

/** One child for all projects of this process, started for the first job; it ends with the process. */
let shared: Promise<Child> | undefined;

async function startable(): Promise<Child> {
  // Loaded on demand: most games have no pictures and fonts of their own.
  const { createChild } = await import("../../host/child.ts");
  return createChild(INSPECTING, { megabytes: MEGABYTES, heapMegabytes: HEAP_MEGABYTES });
}

/** The signal of the call that an inspector is for, as long as the call runs. */
export type SignalOfCall = () => AbortSignal | undefined;

/** @param child does the jobs; absent = the shared child of this process */
export function createChildInspector(child?: Child, signalOf: SignalOfCall = () => undefined): Inspector {
  /** @throws GaveUp, CannotLoad, BroadsideError `aborted`, and what `Child` throws */
  const ask = async <T>(job: InspectionJob, seconds: number): Promise<T> => {
    shared ??= startable();
    const signal = signalOf();
    const reply = await (child ?? (await shared)).ask(job, seconds, signal).catch((error: unknown) => {
      throw signal?.aborted ? abortedBy(signal) : error;
    });
    if ("value" in reply) return resultOf(reply.value as Outcome<T>);
    throw new GaveUp(WORDS[reply.ended](seconds));
  };
  return {
    picture: (bytes, file) =>
      ask<Awaited<ReturnType<Inspector["picture"]>>>({ kind: "picture", bytes, file }, PICTURE_SECONDS).catch(
        onlyGaveUp((what) => ({ value: undefined, diagnostics: [stoppedReader(file, what)] })),
      ),
    printable: (bytes, facts) => ask({ kind: "printable", bytes, facts }, PICTURE_SECONDS),
    font: (bytes, file) =>
      ask<Awaited<ReturnType<Inspector["font"]>>>({ kind: "font", bytes, file }, fontSeconds(bytes)).catch(
        onlyGaveUp((what) => [stoppedFont(file, what)]),
      ),
    unpacked: (bytes, file) =>
      ask<Awaited<ReturnType<Inspector["unpacked"]>>>(
        { kind: "unpacked", bytes, file },
        fontSeconds(bytes),
      ).catch(onlyGaveUp((what) => ({ value: undefined, diagnostics: [stoppedFont(file, what)] }))),
    draw: (svg, options) => ask({ kind: "draw", svg, options }, DRAWING_SECONDS),
  };
}

const fontSeconds = ({ length }: Uint8Array): number =>
  FONT_SECONDS + Math.ceil((length / 1e6) * FONT_SECONDS_A_MEGABYTE);

const WORDS = {
  time: (seconds: number) => `takes more than ${seconds} s of computing`,
  memory: () => `takes more than ${MEGABYTES} MB of memory`,
  crash: () => "crashes the program that reads it",
} as const;

/** Other errors are bugs in Broadside, or failures of the machine. */
function onlyGaveUp<T>(then: (what: string) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof GaveUp) return then(error.message);
    throw error;
  };
}
