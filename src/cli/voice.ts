/** What a command says to the terminal; one that listens to itself can say it again. */

export interface Voice {
  /** To standard output. */
  out(text: string): void;
  /** To standard error. */
  err(text: string): void;
}

export interface HeardVoice extends Voice {
  /** What was said so far, one entry for each thing. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

export function heardVoice(): HeardVoice {
  const stdout: string[] = [];
  const stderr: string[] = [];
  return {
    stdout,
    stderr,
    out: (text) => {
      stdout.push(text);
      process.stdout.write(text);
    },
    err: (text) => {
      stderr.push(text);
      process.stderr.write(text);
    },
  };
}
