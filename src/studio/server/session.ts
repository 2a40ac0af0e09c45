/**
 * Who is let in: a one-time code, which travels in a link, is exchanged for the session's token, which travels in a header.
 * A page that has lost its connection lets the server prove that it knows the token, before it sends it again.
 * Limits: one session for all pages of a studio; whoever has the token may do all that the page may.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface Session {
  readonly token: string;
  /** Compared in constant time. */
  isToken(token: string): boolean;
  /** A code for one page. Of those that were never used, only the last few count. */
  newCode(): string;
  /** The token, if the code is valid; then it is void. */
  exchange(code: string): string | undefined;
}

const MOST_CODES = 16;

/**
 * @param token that of an earlier studio of the same folder, so that its pages go on; default a new one
 * @param onEntered called after a code was exchanged
 */
export function createSession(token = newSecret(), onEntered = (): void => {}): Session {
  const codes = new Set<string>();
  const digest = digestOf(token);
  return {
    token,
    isToken: (given) => timingSafeEqual(digestOf(given), digest),
    newCode: () => {
      const code = newSecret();
      codes.add(code);
      for (const old of codes) if (codes.size > MOST_CODES) codes.delete(old);
      return code;
    },
    // A table finds a code by its hash, so time says nothing about the letters that are right.
    exchange: (code) => {
      if (!codes.delete(code)) return undefined;
      onEntered();
      return token;
    },
  };
}

/** What a page or a second studio asks the server to prove itself with: 256 random bits. */
export const CHALLENGE = /^[\w-]{43}$/;

/**
 * Shows that a server knows the token, without telling it. The port is part of it, so that a program at a port that a studio
 * has left cannot hand the question on to where the studio is now.
 */
export const proofOf = (token: string, port: number, challenge: string): string =>
  createHmac("sha256", token).update(`broadside studio ${port} ${challenge}`).digest("base64url");

/** 256 random bits, as text for addresses and headers. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Of equal length, as the comparison needs. */
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
