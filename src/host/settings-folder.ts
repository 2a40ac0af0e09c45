/**
 * The folder for settings of the person who runs a command, outside of every project: what they know about their own
 * machines, not about a game.
 */
import { homedir } from "node:os";
import { join } from "node:path";
import type { Host } from "./host.ts";
import { createNodeHost } from "./node-host.ts";

/**
 * XDG_CONFIG_HOME (default ~/.config, by the XDG Base Directory Specification 0.8), on macOS ~/Library/Application
 * Support, on Windows APPDATA. It may not exist yet.
 */
export function settingsFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const { XDG_CONFIG_HOME, APPDATA } = env;
  if (XDG_CONFIG_HOME?.startsWith("/")) return join(XDG_CONFIG_HOME, "broadside");
  if (platform === "win32") return join(APPDATA ?? join(homedir(), "AppData", "Roaming"), "Broadside");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "Broadside");
  return join(homedir(), ".config", "broadside");
}

/** Its files; they are written completely or not at all. */
export const openSettings = (): Host => createNodeHost(settingsFolder());
