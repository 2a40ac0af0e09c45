/**
 * Run by `npm start`, `npm test` and `npm pack`: does the jobs of `jobs.mjs`, if this Node is new enough. Usage: node
 * src/tools/setup.mjs start|test|compile|package [arguments of the job]
 */
import needsNode from "./needs-node.cjs";

if (needsNode.isGiven()) import("./jobs.mjs");
