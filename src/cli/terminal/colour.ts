/**
 * Does a stream get colours? By what the user says in the environment, else by whether a terminal reads: NO_COLOR and
 * FORCE_COLOR hold with any value but an empty one (https://no-color.org, https://force-color.org), NO_COLOR first.
 */

export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return true;
  return stream.isTTY === true && env.TERM !== "dumb";
}
