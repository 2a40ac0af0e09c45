/** The stream of events of a studio's server, as a page follows it. */
import { request } from "node:http";
import { createInterface, type Interface } from "node:readline";
import type { StudioEvent } from "../../../src/studio/shared/calls.ts";
import { pageHeaders, type TestStudio } from "./served-studio.ts";

export interface EventLines {
  /** The next event; undefined at the end. */
  next(): Promise<StudioEvent | undefined>;
  close(): void;
}

/** Resolves when the server has begun to answer. */
export function eventsOf(studio: Pick<TestStudio, "port" | "token">): Promise<EventLines> {
  return new Promise((resolve, reject) => {
    const asking = request({
      host: "127.0.0.1",
      port: studio.port,
      method: "POST",
      path: "/api/events",
      headers: pageHeaders(studio),
    });
    asking.on("error", reject);
    asking.on("response", (response) => {
      const lines: Interface = createInterface({ input: response });
      const each = lines[Symbol.asyncIterator]();
      resolve({
        next: async () => {
          const { value, done } = await each.next();
          return done ? undefined : (JSON.parse(value) as StudioEvent);
        },
        close: () => asking.destroy(),
      });
    });
    asking.end('{"ask":{}}');
  });
}
