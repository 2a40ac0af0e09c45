/**
 * Property tests run on the same inputs everywhere, so that a build that was green stays green. `FC_SEED=42 npm test`
 * (any whole number) tries others.
 */
import fc from "fast-check";

const DEFAULT_SEED = 20_261_128;

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? DEFAULT_SEED) });
