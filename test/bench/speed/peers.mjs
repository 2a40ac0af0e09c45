/**
 * The other programs, installed once beside the bench from their own lock file; each does a whole run on one workplace.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timedProcess } from "../measure.mjs";

const peers = fileURLToPath(new URL("../peers", import.meta.url));

/** @throws Error when they cannot be installed */
export function installPeers() {
  const stamp = join(peers, "node_modules", ".installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(peers, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing the programs to compare with ...\n");
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", words, {
    cwd: peers,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("the programs to compare with could not be installed");
  writeFileSync(stamp, wanted);
}

export const node = () => timedProcess(["-e", "0"]);

/** Typst's compiler as a native addon: reads JSON, checks nothing. */
export const typst = (folder) => withBytes(run("typst.mjs", folder), join(folder, "out.pdf"));

/** Times of changes to one card in a compiler that stays open. */
export const typstAgain = (folder, changes) => JSON.parse(run("typst.mjs", folder, String(changes)).stdout);

export const pdfkit = (folder) => withBytes(run("pdfkit.mjs", folder), join(folder, "out.pdf"));

/** The least work that makes such pages. */
export const floor = (folder) => withBytes(run("floor.mjs", folder), join(folder, "out.pdf"));

export const yaml = (folder) => run("yaml.mjs", join(folder, "cards.yaml"));

export const ajv = (folder) =>
  timedProcess([
    join(peers, "node_modules/ajv-cli/dist/index.js"),
    "validate",
    "--spec=draft7",
    "--all-errors",
    ...["-s", join(folder, "deck.schema.json"), "-d", join(folder, "cards.yaml")],
  ]);

export function sharp(folder) {
  const config = join(folder, "fonts.conf");
  const cache = join(folder, "fontconfig");
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return timedProcess([join(peers, "sharp.mjs"), folder], { env: { FONTCONFIG_FILE: config } });
}

const run = (script, ...words) => timedProcess([join(peers, script), ...words]);

const withBytes = (used, file) => ({ ...used, bytes: statSync(file).size });
