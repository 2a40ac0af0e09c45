/** What every test file begins and ends with: the pace of the engine, the seed of property tests, temporary files. */
import fc from "fast-check";
import { afterAll } from "vitest";
import { expectShortWork } from "../../../src/host/engine-pace.ts";
import { removeTemporaryFolders } from "../temporary.ts";

// Most code runs too shortly in tests for V8 to make it fast: a third of their time went into that.
expectShortWork();

/**
 * Property tests run on the same inputs everywhere, so that a build that was green stays green. `FC_SEED=42 npm test`
 * (any whole number) tries others.
 */
const DEFAULT_SEED = 20_261_128;

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? DEFAULT_SEED) });

// Programs that a test starts put theirs there as well; see run-folder.ts.
const { BROADSIDE_RUN_FOLDER: folder } = process.env;
if (folder) Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });

afterAll(removeTemporaryFolders);
