/**
 * Distinguishes errors of sharp that concern the given bytes: those with which a picture's pipeline ends. All others
 * (sharp cannot be loaded, a mistake in our call) say nothing about the bytes.
 * libvips reports a machine that is out of memory or threads in the same way; only the message differs.
 * Limits: a file that needs more memory than any machine has looks like a machine that has too little.
 */

/**
 * "Insufficient memory (case 4)" (libjpeg, libpng, nsgif), "out of memory" (libspng), "Cannot allocate memory" (libc),
 * "unable to create thread" (libvips).
 */
const SHORTAGE = /\b(?:memory|m?alloc\w*|threads?)\b/i;

/** The decoder refused these bytes, or the renderer this drawing; the message is its own. */
export class DecoderRefused extends Error {
  /**
   * The message is about memory or threads: another machine, or the same one later, may succeed in reading these bytes.
   */
  readonly lacksResources: boolean;
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason));
    this.name = "DecoderRefused";
    this.lacksResources = SHORTAGE.test(this.message);
  }
}

/** Runs a complete pipeline. @throws DecoderRefused */
export async function decoded<T>(pipeline: Promise<T>): Promise<T> {
  try {
    return await pipeline;
  } catch (error) {
    throw new DecoderRefused(error);
  }
}
