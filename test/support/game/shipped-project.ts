/**
 * The shipped games as they are on disk. All tests of a worker share one memory: a test reuses what an earlier one
 * read and laid out, so that each game is laid out once for each look and not once in each test file.
 */
import { createNodeHost } from "../../../src/host/node-host.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { rememberedBundle } from "./remembered-bundle.ts";

export const SHIPPED_PROJECT = {
  host: createNodeHost(process.cwd()),
  bundle: rememberedBundle(),
  memory: createMemory(),
  inspector: INSPECT_HERE,
} as const satisfies ProjectContext;
