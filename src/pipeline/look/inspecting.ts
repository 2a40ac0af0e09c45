/**
 * The child process's side of `child-inspector.ts`: does each job as the parent process would. It gets bytes, never
 * paths, and loads the code for a job on demand.
 */
import { serveJobs } from "../../host/child-jobs.ts";
import type { DrawingOptions } from "../../press/imaging.ts";
import type { PictureFacts } from "../../press/press.ts";
import { outcomeOf } from "./outcome.ts";

export type InspectionJob =
  | { readonly kind: "picture"; readonly bytes: Uint8Array; readonly file: string }
  | { readonly kind: "printable"; readonly bytes: Uint8Array; readonly facts: PictureFacts }
  | { readonly kind: "font"; readonly bytes: Uint8Array; readonly file: string }
  | { readonly kind: "unpacked"; readonly bytes: Uint8Array; readonly file: string }
  | { readonly kind: "draw"; readonly svg: string; readonly options: DrawingOptions };

serveJobs((job) => outcomeOf(() => doJob(job as InspectionJob)));

async function doJob(job: InspectionJob): Promise<unknown> {
  switch (job.kind) {
    case "picture": {
      const { lookAtPicture } = await import("../../press/pictures/pictures.ts");
      return lookAtPicture(job.bytes, job.file);
    }
    case "printable": {
      const { printableBytes } = await import("../../press/pictures/pictures.ts");
      return printableBytes(job.bytes, job.facts);
    }
    case "font": {
      const { lookAtFont } = await import("../../font/file/look-at-font.ts");
      return lookAtFont(job);
    }
    case "unpacked": {
      const { unpackWoff2 } = await import("../../font/file/unpack-woff2.ts");
      return unpackWoff2(job);
    }
    case "draw": {
      const { drawHere } = await import("../../press/imaging.ts");
      return drawHere(job.svg, job.options);
    }
  }
}
