/**
 * What `npm start`, `npm test` and `npm pack` run: the jobs of `jobs.mjs`, where this Node is new enough for them.
 * Usage: node src/tools/setup.mjs start|test|compile|package [arguments of the job]
 */
import needsNode from "./needs-node.cjs";

if (needsNode.isGiven()) import("./jobs.mjs");
