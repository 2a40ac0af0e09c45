/**
 * The inspector of the command line: a child process looks at pictures and fonts and draws what becomes pixels. What
 * hangs it or crashes it is a finding about the file, and the next file gets a new child.
 */
import type { Child } from "../host/child.ts";
import { stoppedFont } from "../layout/text/stopped-font.ts";
import type { DrawingOptions } from "../press/imaging.ts";
import { stoppedReader } from "../press/picture-faults.ts";
import type { InspectionJob } from "./inspecting.ts";
import { GaveUp, type Inspector } from "./inspector.ts";

/** Of computing: no sound file comes near it. Large ones get more, for each so many pixels or bytes. */
const SECONDS = 5;
const PIXELS_A_SECOND = 5e6;
const FONT_BYTES_A_SECOND = 2e6;

/** The largest picture that is read (50 megapixels of 16 bit, interlaced) takes some 520. */
const MEGABYTES = 1000;
const HEAP_MEGABYTES = 512;

/** One child for all projects of this process, started with the first job and ended with the process. */
let shared: Promise<Child> | undefined;

async function startable(): Promise<Child> {
  // loaded only where there is something to look at: most games have no pictures and fonts of their own
  const { createChild } = await import("../host/child.ts");
  return createChild("pipeline/inspecting.js", { megabytes: MEGABYTES, heapMegabytes: HEAP_MEGABYTES });
}

export function createChildInspector(): Inspector {
  /** @throws GaveUp */
  const ask = async <T>(job: InspectionJob, seconds: number): Promise<T> => {
    shared ??= startable();
    const reply = await (await shared).ask(job, seconds);
    if ("value" in reply) return reply.value as T;
    if ("failed" in reply) throw new GaveUp(`cannot be done: ${reply.failed}`);
    throw new GaveUp(WORDS[reply.ended](seconds));
  };
  return {
    picture: (bytes, file) =>
      ask<Awaited<ReturnType<Inspector["picture"]>>>({ kind: "picture", bytes, file }, SECONDS).catch(
        onlyGaveUp((what) => ({ value: undefined, diagnostics: [stoppedReader(file, what)] })),
      ),
    printable: (bytes, facts) =>
      ask({ kind: "printable", bytes, facts }, secondsFor(facts.width * facts.height)),
    font: (bytes, file) =>
      ask<Awaited<ReturnType<Inspector["font"]>>>(
        { kind: "font", bytes, file },
        SECONDS + Math.floor(bytes.length / FONT_BYTES_A_SECOND),
      ).catch(onlyGaveUp((what) => [stoppedFont(file, what)])),
    draw: (svg, options) => ask({ kind: "draw", svg, options }, secondsFor(pixelsOf(options))),
  };
}

const secondsFor = (pixels: number): number => SECONDS + Math.floor(pixels / PIXELS_A_SECOND);

const pixelsOf = ({ size }: DrawingOptions): number => size.width * size.height;

const WORDS = {
  time: (seconds: number) => `takes more than ${seconds} s`,
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
