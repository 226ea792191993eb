import { inspect } from 'node:util';
import { CommanderError, type Command } from 'commander';
import { withoutSteering } from './outside-text';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Where a command writes: the console, or a recorder of a test. */
export type Say = Pick<Console, 'log' | 'warn' | 'error'>;

/** An exit code other than 0, which the actions of Commander cannot return. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit code ${code}`);
  }
}

/** An action that returns the exit code of its command. */
export function returning<Words extends unknown[]>(action: (...words: Words) => Promise<number>) {
  return async (...args: Words): Promise<void> => {
    const code = await action(...args);
    if (code !== 0) throw new Exit(code);
  };
}

/** The subcommand that a command means without a further word. */
export function byDefault(command: Command, name: string): Command {
  return command
    .command(name, { isDefault: true })
    .allowExcessArguments()
    .hook('preAction', (_, { args: [stranger] }) => {
      if (stranger !== undefined) command.error(`error: unknown command '${stranger}'`);
    });
}

export interface Ending {
  /** How an error is printed; its message alone by default. */
  describe?: (error: unknown) => unknown;
  /** The exit codes for words that are no command, and for an error; 2 by default. */
  wrongWords?: number;
  failed?: number;
}

/** Runs the command that the words name and returns its exit code. Errors are printed. */
export async function codeOf(
  load: () => Command | Promise<Command>,
  args: readonly string[],
  say: Say,
  { describe = messageOf, wrongWords = 2, failed = 2 }: Ending = {},
): Promise<number> {
  try {
    const command = await load();
    speakBy(say, command);
    await command.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    // Commander has printed the help, or what is wrong with the words.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrongWords;
    say.error(await describe(error));
    return failed;
  }
}

/** Lets a command and its subcommands write there, explain wrong words with their help, and never end the process. */
function speakBy(say: Say, command: Command): void {
  const line = (text: string) => text.replace(/\n$/, '');
  command
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: (text) => say.log(line(text)), writeErr: (text) => say.error(line(text)) });
  for (const subcommand of command.commands) speakBy(say, subcommand);
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
