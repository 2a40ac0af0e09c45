/** The yaml package parses a file, and nothing else. Usage: node yaml.mjs FILE */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

parse(readFileSync(process.argv[2], "utf8"));
