/**
 * Which errors of sharp are a verdict on the bytes that it was given: those with which a picture's pipeline ends. All
 * others (sharp cannot be loaded, a mistake in our call) say nothing about the bytes.
 * libvips reports a machine that is out of memory or threads in the same way; only its words tell the two apart.
 * Limits: a file that asks for more memory than any machine has looks like a machine that has too little.
 */

/**
 * "Insufficient memory (case 4)" (libjpeg, libpng, nsgif), "out of memory" (libspng), "Cannot allocate memory" (libc),
 * "unable to create thread" (libvips).
 */
const SHORTAGE = /\b(?:memory|m?alloc\w*|threads?)\b/i;

/** The decoder refused these bytes, or the drawer this drawing; the message is its own. */
export class DecoderRefused extends Error {
  /** The message is about memory or threads: another machine, or the same one later, may read these bytes. */
  readonly lacksResources: boolean;
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason));
    this.name = "DecoderRefused";
    this.lacksResources = SHORTAGE.test(this.message);
  }
}

/** Runs a pipeline that is complete. @throws DecoderRefused */
export async function decoded<T>(pipeline: Promise<T>): Promise<T> {
  try {
    return await pipeline;
  } catch (error) {
    throw new DecoderRefused(error);
  }
}
