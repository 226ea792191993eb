const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Where a command writes: the console, or a recorder of a test. */
export type Say = Pick<Console, 'log' | 'warn' | 'error'>;

/** Returns the exit code of the command. If it throws, prints the error (as `describe` renders it) and returns 2. */
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

/** Runs a command and ends the process with its exit code. */
export function runCommand(main: () => Promise<number>, describe?: (error: unknown) => unknown): void {
  // If the terminal is closed during a question, the promise never settles. That must not count as success.
  process.exitCode = 1;
  void codeOf(main, console, describe).then((code) => {
    process.exitCode = code;
  });
}
