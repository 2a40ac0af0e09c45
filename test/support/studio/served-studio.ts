/** A studio's server in this process, over a small project, and the requests of its page. */
import { onTestFinished } from "vitest";
import { openProject, type Project } from "../../../src/index.ts";
import { type ServedStudio, serveStudio } from "../../../src/studio/server/serve.ts";
import { sampleFolder } from "../api/sample-project.ts";
import { ask, type RawAnswer, type RawRequest } from "./raw-socket.ts";

export interface TestStudio extends ServedStudio {
  readonly folder: string;
  /** Errors that were reported as bugs, in order. */
  readonly bugs: readonly unknown[];
  /** A request as the page makes it; anything of it can be replaced. */
  request(name: string, body: unknown, more?: RawRequest): Promise<RawAnswer>;
  /** The answer of a call, or its refusal, with the status. */
  call(name: string, question: unknown, drafts?: readonly object[]): Promise<TestAnswer>;
}

export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly body: any;
}

export interface TestStudioOptions {
  readonly folder?: string;
  readonly isReadOnly?: boolean;
  readonly open?: () => Promise<Project>;
  readonly token?: string;
  readonly port?: number;
  readonly arrivalMs?: number;
  /** Default a minute, so that no test depends on how quickly a picture is drawn. */
  readonly quickMs?: number;
}

const PAGE = {
  "index.html": '<!doctype html><script src="/app.js"></script>',
  "app.js": "export {};",
  "look.css": "body { margin: 0 }",
};

/** Closed when the test ends. */
export async function testStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const { folder = sampleFolder(), isReadOnly = false, port = 0 } = options;
  const bugs: unknown[] = [];
  const studio = await serveStudio({
    folder,
    open: options.open ?? (() => openProject(folder, { outputOnly: true, cache: false })),
    ports: [port],
    isReadOnly,
    page: new Map(Object.entries(PAGE).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    onBug: (error) => bugs.push(error),
    quickMs: options.quickMs ?? 60_000,
    ...(options.token !== undefined && { token: options.token }),
    ...(options.arrivalMs !== undefined && { arrivalMs: options.arrivalMs }),
  });
  onTestFinished(studio.close);
  const request: TestStudio["request"] = (name, body, more = {}) =>
    ask(studio.port, {
      method: "POST",
      target: `/api/${name}`,
      body: JSON.stringify(body),
      ...more,
      headers: { ...pageHeaders(studio), ...more.headers },
    });
  return {
    ...studio,
    folder,
    bugs,
    request,
    call: async (name, question, drafts) => {
      const { status, body } = await request(name, { ask: question, ...(drafts && { drafts }) });
      return { status, body: JSON.parse(body) };
    },
  };
}

/** The headers that the page's own requests have. */
export const pageHeaders = ({ port, token }: Pick<ServedStudio, "port" | "token">) => ({
  origin: `http://127.0.0.1:${port}`,
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
  "x-studio-token": token,
});
