/**
 * The jobs of `setup.mjs`, which runs this file: installs from the lock file and compiles if either is out of date,
 * then does the job. Plain JavaScript that needs only Node, because it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stagePagePaths } from "./stage-pages.mjs";
import { whatNext } from "./what-next.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [job, ...jobArguments] = process.argv.slice(2);

/** Progress is shown in terminals, not in logs. */
const showsSteps = process.stderr.isTTY === true && !process.env.CI;

/** Says for which sources `npm start` has checked the games. */
const CHECKED = join(root, "dist", ".checked");

const jobs = {
  compile: () => {},
  // The types and the results of checks, which are published with the bundle.
  package: () => {
    run("src/tools/types.mjs", []);
    // Without those of earlier versions of the games, and where no project has any of its own.
    rmSync(join(root, "dist", "verdicts"), { recursive: true, force: true });
    if (!checkGames(tmpdir())) process.exit(1);
  },
  // --all does not accept names of games.
  start: () => {
    const games = jobArguments.includes("--all") ? [] : ["pirate-quest"];
    run("dist/bundle/broadside.cjs", ["build", ...games, "--paper", "both", ...jobArguments]);
    const lines = whatNext(jobArguments);
    // A command that fails here is reported, but the files are printed.
    warmUp(lines.length > 0 ? ["after-build"] : []);
    if (!isFresh(CHECKED, sources) && checkGames(root)) writeFileSync(CHECKED, sources);
    for (const line of lines) console.log(line);
  },
  test: () =>
    run("node_modules/vitest/vitest.mjs", ["run", "--config", "test/vitest.config.ts", ...jobArguments]),
};

if (!Object.hasOwn(jobs, job ?? "")) fail(`usage: node src/tools/setup.mjs ${Object.keys(jobs).join("|")}`);
install();
const sources = hashOf(["tsconfig.json", "package-lock.json", ...filesBelow("src"), ...stagePagePaths()]);
bundle();
if (job !== "start") {
  if (!warmUp()) process.exit(1);
  compile();
}
jobs[job]();

function install() {
  const stamp = join(root, "node_modules", ".broadside-installed");
  const wanted = hashOf(["package-lock.json"]);
  if (isFresh(stamp, wanted)) return;
  if (!showsSteps) console.error("Setting up: installing the locked packages ...");
  step("installing the locked packages, which may take a minute");
  const npm = process.env.npm_execpath;
  const install = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: ["ignore", 2, 2] })
    : spawnSync("npm", install, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (result.status !== 0) fail("The packages could not be installed; see npm's message above.");
  writeFileSync(stamp, wanted);
}

/** Builds the bundle that the command runs from: all that `npm start` needs. */
function bundle() {
  if (isFresh(join(root, "dist", ".bundled"), sources)) return;
  // Built next to the old bundle until it is complete, because another command may be running from that.
  const fresh = join(root, "dist.new");
  rmSync(fresh, { recursive: true, force: true });
  step("bundling the command");
  run("src/tools/bundle.mjs", [fresh]);
  run("src/tools/page.mjs", [fresh]);
  run("src/tools/stamp-build.mjs", [fresh, "bundle"]);
  writeFileSync(join(fresh, ".bundled"), sources);
  rmSync(join(root, "dist"), { recursive: true, force: true });
  renameSync(fresh, join(root, "dist"));
}

/** Stores the compiled code of the bundle, for faster starts. False if a command failed, which is reported. */
function warmUp(parameters = []) {
  const stamp = join(root, "dist", ".warmed-up");
  if (isFresh(stamp, sources)) return true;
  step("warming up the command");
  if (statusOf("dist/tools/warm-up.cjs", parameters) !== 0) return false;
  writeFileSync(stamp, sources);
  return true;
}

/** Fills the folder of verdicts beside the bundle, which everything else only reads. False if it could not run. */
function checkGames(cwd) {
  step("checking the games that come with Broadside");
  const words = [
    "--eval",
    "require(process.argv[1]).keepVerdicts()",
    join(root, "dist/bundle/keep-verdicts.cjs"),
  ];
  return spawnSync(process.execPath, words, { cwd, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Compiles the modules that tests and the other tools use, in addition to the bundle. */
function compile() {
  const stamp = join(root, "dist", ".compiled");
  if (isFresh(stamp, sources)) return;
  step("compiling");
  run("src/tools/modules.mjs", ["dist"]);
  run("src/tools/stamp-build.mjs", ["dist", "modules"]);
  writeFileSync(stamp, sources);
}

/** Prints one line per step of the set-up. */
function step(words) {
  if (showsSteps) console.error(`Setting up: ${words} ...`);
}

function isFresh(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Runs a script with this Node; if it fails, exits with its status. */
function run(script, parameters) {
  const status = statusOf(script, parameters);
  if (status !== 0) process.exit(status);
}

function statusOf(script, parameters) {
  const words = [join(root, script), ...parameters];
  return spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" }).status ?? 1;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
