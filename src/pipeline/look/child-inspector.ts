/**
 * The inspector of the command line: a child process looks at pictures and fonts and draws what becomes pixels. What
 * hangs it or crashes it is a finding about the file, and the next file gets a new child. What the child lacks or fails
 * at on its own is thrown.
 */
import { stoppedFont } from "../../font/file/stopped-font.ts";
import type { Child } from "../../host/child.ts";
import { stoppedReader } from "../../press/pictures/picture-faults.ts";
import type { InspectionJob } from "./inspecting.ts";
import type { Inspector } from "./inspector.ts";
import { GaveUp, type Outcome, resultOf } from "./outcome.ts";

/**
 * Seconds of the child's own computing. What a sound file takes is bounded by its pixels, scans and tables; these are
 * several times as much, so that a slow machine finds what a fast one finds.
 */
const PICTURE_SECONDS = 30;
const DRAWING_SECONDS = 30;
const FONT_SECONDS = 4;
/** A CFF font of Chinese and Japanese takes 1.2 s a megabyte. */
const FONT_SECONDS_A_MEGABYTE = 5;

/** The largest picture that is read (50 megapixels of 16 bit, interlaced) takes some 520. */
const MEGABYTES = 1000;
const HEAP_MEGABYTES = 512;

const INSPECTING = new URL("./inspecting.ts", import.meta.url);

/** One child for all projects of this process, started with the first job and ended with the process. */
let shared: Promise<Child> | undefined;

async function startable(): Promise<Child> {
  // loaded only where there is something to look at: most games have no pictures and fonts of their own
  const { createChild } = await import("../../host/child.ts");
  return createChild(INSPECTING, { megabytes: MEGABYTES, heapMegabytes: HEAP_MEGABYTES });
}

/** @param child who does the jobs; absent = the process's own */
export function createChildInspector(child?: Child): Inspector {
  /** @throws GaveUp, CannotLoad, and what `Child` throws */
  const ask = async <T>(job: InspectionJob, seconds: number): Promise<T> => {
    shared ??= startable();
    const reply = await (child ?? (await shared)).ask(job, seconds);
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
  crash: () => "makes the program crash that reads it",
} as const;

/** Other errors are faults of ours, or of the machine. */
function onlyGaveUp<T>(then: (what: string) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof GaveUp) return then(error.message);
    throw error;
  };
}
