const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Where a command writes: the console, or a recorder of a test. */
export type Say = Pick<Console, 'log' | 'warn' | 'error'>;

/** Whether `parseArgs` refused the words: an option that does not exist, or one without its value. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

interface Explained {
  /** How an error is printed; its message alone by default. */
  describe?: ((error: unknown) => unknown) | undefined;
  /** Printed below what was wrong with the words. */
  usage?: string | undefined;
}

/** Returns the exit code of the command. If it throws, prints the error and returns 2. */
export async function codeOf(
  main: () => Promise<number>,
  say: Say,
  { describe = messageOf, usage }: Explained = {},
): Promise<number> {
  try {
    return await main();
  } catch (error) {
    if (isUsageError(error)) say.error([error.message, ...(usage === undefined ? [] : [usage])].join('\n\n'));
    else say.error(describe(error));
    return 2;
  }
}

/** Runs a command and ends the process with its exit code. */
export function runCommand(main: () => Promise<number>, explained?: Explained): void {
  // If the terminal is closed during a question, the promise never settles. That must not count as success.
  process.exitCode = 1;
  void codeOf(main, console, explained).then((code) => {
    process.exitCode = code;
  });
}
