/**
 * Whether a stream gets colours. The environment decides, else whether the stream is a terminal: NO_COLOR and
 * FORCE_COLOR apply with any value that is not empty (https://no-color.org, https://force-color.org), NO_COLOR first.
 */

export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return true;
  return stream.isTTY === true && env.TERM !== "dumb";
}
