/**
 * Drives the YAML language server that editors use, over its standard input and output, by its protocol: a header
 * with the length, then JSON. One process serves all tests of a file.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PROGRAM = resolve("node_modules/yaml-language-server/bin/yaml-language-server");

export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

export interface Position {
  /** From 0. */
  readonly line: number;
  readonly character: number;
}

export interface LanguageServer {
  /** Opens a text under a file's path, as an editor does, and returns the server's diagnostics for it. */
  open(path: string, text: string): Promise<readonly EditorDiagnostic[]>;
  /** Labels of the completions at a position in an open file. */
  complete(path: string, position: Position): Promise<readonly string[]>;
  /** The hover text at a position in an open file. */
  hover(path: string, position: Position): Promise<string>;
  stop(): void;
}

type Json = Record<string, unknown>;

/** @param schemas files or globs by the path of a schema, as in `yaml.schemas` of an editor's settings */
export async function startLanguageServer(schemas: Json): Promise<LanguageServer> {
  const child = spawn(process.execPath, [PROGRAM, "--stdio"]);
  const waiting = new Map<string, (message: Json) => void>();
  const versions = new Map<string, number>();
  let count = 0;

  const settings = { validate: true, hover: true, completion: true, schemaStore: { enable: false }, schemas };
  readMessages(child, (message) => {
    if (message.method === "workspace/configuration")
      send(child, { id: message.id, result: [{ ...settings }, {}, {}, {}, {}] });
    else if (message.method && "id" in message) send(child, { id: message.id, result: null });
    const key = keyOf(message);
    waiting.get(key)?.(message);
    waiting.delete(key);
  });

  const answer = (key: string): Promise<Json> => new Promise((done) => waiting.set(key, done));
  const ask = async (method: string, params: Json): Promise<unknown> => {
    count += 1;
    const answered = answer(`answer ${count}`);
    send(child, { id: count, method, params });
    return (await answered).result;
  };

  await ask("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true },
      textDocument: { hover: { contentFormat: ["plaintext"] } },
    },
  });
  send(child, { method: "initialized", params: {} });
  send(child, { method: "workspace/didChangeConfiguration", params: { settings: { yaml: settings } } });

  return {
    async open(path, text) {
      const uri = uriOf(path);
      const version = (versions.get(uri) ?? 0) + 1;
      const reported = answer(`diagnostics ${uri}`);
      if (version === 1)
        send(child, {
          method: "textDocument/didOpen",
          params: { textDocument: { uri, languageId: "yaml", version, text } },
        });
      else
        send(child, {
          method: "textDocument/didChange",
          params: { textDocument: { uri, version }, contentChanges: [{ text }] },
        });
      versions.set(uri, version);
      const { params } = await reported;
      return (params as { diagnostics: readonly EditorDiagnostic[] }).diagnostics;
    },
    async complete(path, position) {
      const found = (await ask("textDocument/completion", {
        textDocument: { uri: uriOf(path) },
        position,
      })) as { items: readonly { label: string }[] } | null;
      return (found?.items ?? []).map(({ label }) => label);
    },
    async hover(path, position) {
      const found = await ask("textDocument/hover", { textDocument: { uri: uriOf(path) }, position });
      return (found as { contents: { value: string } } | null)?.contents.value ?? "";
    },
    stop: () => void child.kill(),
  };
}

function uriOf(path: string): string {
  return pathToFileURL(resolve(path)).href;
}

function keyOf(message: Json): string {
  if (message.method === "textDocument/publishDiagnostics")
    return `diagnostics ${(message.params as { uri: string }).uri}`;
  return message.method === undefined ? `answer ${message.id}` : "";
}

function send(child: ChildProcessWithoutNullStreams, message: Json): void {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function readMessages(child: ChildProcessWithoutNullStreams, take: (message: Json) => void): void {
  let rest = Buffer.alloc(0);
  child.stdout.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const [header, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(rest.toString("latin1", 0, 100)) ?? [];
      const end = (header?.length ?? 0) + Number(length);
      if (header === undefined || rest.length < end) return;
      take(JSON.parse(rest.toString("utf8", header.length, end)) as Json);
      rest = rest.subarray(end);
    }
  });
}
