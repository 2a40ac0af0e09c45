/** How every test file begins and ends: the engine's optimisation, the seed of property tests, temporary files. */
import fc from "fast-check";
import { afterAll } from "vitest";
import { expectShortWork } from "../../../src/host/engine-pace.ts";
import { removeTemporaryFolders } from "../temporary.ts";

// Most code runs too briefly in tests for V8's optimisation to pay: it took a third of their time.
expectShortWork();

/**
 * Property tests run on the same inputs everywhere, so that a green build stays green. `FC_SEED=42 npm test` (any
 * whole number) tries others.
 */
const DEFAULT_SEED = 20_261_128;

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? DEFAULT_SEED) });

// Programs that a test starts put theirs here as well; see run-folder.ts.
const { BROADSIDE_RUN_FOLDER: folder } = process.env;
if (folder) Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });

afterAll(removeTemporaryFolders);
