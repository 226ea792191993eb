const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Where a command writes: the console, or what a test listens with. */
export type Say = Pick<Console, 'log' | 'warn' | 'error'>;

/** What the command answers, or 2 and a word (`describe`) where it could not do its work. */
export async function codeOf(
  main: () => Promise<number>,
  say: Say,
  describe: (error: unknown) => unknown = messageOf,
): Promise<number> {
  try {
    return await main();
  } catch (error) {
    say.error(describe(error));
    return 2;
  }
}

/** Ends the process with the code of the command. */
export function runCommand(main: () => Promise<number>, describe?: (error: unknown) => unknown): void {
  // A terminal that goes away in the middle of a question leaves the promise open: that is no success.
  process.exitCode = 1;
  void codeOf(main, console, describe).then((code) => {
    process.exitCode = code;
  });
}
