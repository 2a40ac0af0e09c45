/**
 * The package as npm packs it, and installed in a folder of its own with the locked versions of its dependencies. npm's
 * cache has them after the set-up, so no network is needed.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Package {
  /** The .tgz file. */
  readonly path: string;
  /** Paths in the package, sorted. */
  readonly files: readonly string[];
  /** Bytes of all files, unpacked. */
  readonly bytes: number;
}

/** Packs the package of a repository into a folder, as publishing does. */
export function packed(repository: string, folder: string): Package {
  return asPackage(run("npm", ["pack", "--json", "--pack-destination", folder], repository).stdout, folder);
}

/** What would be packed here as it is, without the types and the verdicts, which are made for that. */
export function toPack(): Package {
  return asPackage(run("npm", ["pack", "--json", "--dry-run", "--ignore-scripts"]).stdout, "");
}

function asPackage(said: string, folder: string): Package {
  const [{ filename, files, unpackedSize: bytes }] = JSON.parse(said);
  return {
    path: join(folder, filename),
    files: files.map(({ path }: { path: string }) => path).sort(),
    bytes,
  };
}

/**
 * Installs the package in a folder that does not exist yet.
 * @param skip of the test's context, for when there is neither a cache nor a network; with BROADSIDE_REQUIRE_TOOLS=1
 * (as in CI) that is an error
 */
export function install({ path }: Package, folder: string, skip: (note?: string) => void): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path, join(folder, basename(path)));
  const dependencies = { broadside: `file:${basename(path)}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", dependencies }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockOf(dependencies)));
  const words = ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  if (status === 0) return;
  const isOffline = /ENOTCACHED|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(stderr);
  if (!isOffline || process.env.BROADSIDE_REQUIRE_TOOLS === "1") throw new Error(`npm ci: ${stderr}`);
  skip("neither npm's cache nor the network has the packages");
}

/** Our own lock file, without development dependencies. */
function lockOf(dependencies: Readonly<Record<string, string>>): object {
  const { packages, lockfileVersion } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { "": ours, ...others } = packages;
  const needed = Object.entries(others).filter(([, entry]) => !(entry as { dev?: boolean }).dev);
  const { devDependencies: _, ...broadside } = ours;
  return {
    name: "empty",
    lockfileVersion,
    packages: {
      "": { name: "empty", dependencies },
      "node_modules/broadside": { ...broadside, resolved: dependencies.broadside },
      ...Object.fromEntries(needed),
    },
  };
}

/** @throws Error with the program's own words when it fails */
export function run(
  program: string,
  words: readonly string[],
  cwd = process.cwd(),
): { readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stdout}${stderr}`);
  return { stdout, stderr };
}
