import { inspect } from 'node:util';
import { withoutSteering } from './outside-text';

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

/**
 * The console of a command. What people wrote, or another system answered, is in names, reasons and errors: a terminal gets
 * it without what would control it, a file or another program gets it as it is.
 */
export const consoleOf = (
  { stdout, stderr }: Record<'stdout' | 'stderr', { isTTY?: boolean }> = process,
  out: Say = console,
): Say => {
  const to = (terminal: boolean | undefined, write: (word: unknown) => void) => (word: unknown) =>
    write(terminal ? withoutSteering(typeof word === 'string' ? word : inspect(word)) : word);
  return {
    log: to(stdout.isTTY, (word) => out.log(word)),
    warn: to(stderr.isTTY, (word) => out.warn(word)),
    error: to(stderr.isTTY, (word) => out.error(word)),
  };
};

/** Runs a command and ends the process with its exit code. */
export function runCommand(main: () => Promise<number>, explained?: Explained): void {
  // If the terminal is closed during a question, the promise never settles. That must not count as success.
  process.exitCode = 1;
  void codeOf(main, consoleOf(), explained).then((code) => {
    process.exitCode = code;
  });
}
