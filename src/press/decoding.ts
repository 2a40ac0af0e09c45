/**
 * Which errors of sharp are a verdict on the bytes that it was given: those with which a picture's pipeline ends. All
 * others (sharp cannot be loaded, a mistake in our call) say nothing about the bytes.
 * Limits: libvips reports a machine that is out of memory or of threads like damaged data.
 */

/** The decoder refused these bytes, or the drawer this drawing; the message is its own. */
export class DecoderRefused extends Error {
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason));
    this.name = "DecoderRefused";
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
