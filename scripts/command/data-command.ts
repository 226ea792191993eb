import { existsSync } from 'node:fs';
import { processConfig, type Config } from '~/config/config';
import { consoleOf, runCommand, type Say } from './run-command';

/** A command on the data of the running server. */
export interface DataCommand<Command, Opened extends { close: () => Promise<void> }> {
  usage: string;
  /** What the words ask for, before anything is opened; undefined if they name no command. */
  read: (words: string[]) => Command | undefined | Promise<Command | undefined>;
  /** Imports what is large by itself: a mistyped command need not wait for most of the product. */
  open: (config: Config, command: Command) => Promise<Opened>;
  run: (opened: Opened, command: Command, say: Say) => Promise<number>;
}

/** The settings of the server, with those of the file .env. */
export function commandConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return processConfig();
}

const asksForHelp = (words: readonly string[]) => words.some((word) => word === '--help' || word === '-h');

/** Explains the command, or opens what it works on, does it and closes it again, also after an error. */
export async function dataCommand<Command, Opened extends { close: () => Promise<void> }>(
  { usage, read, open, run }: DataCommand<Command, Opened>,
  words: string[],
  say: Say,
  config: () => Config = commandConfig,
): Promise<number> {
  if (asksForHelp(words)) {
    say.log(usage);
    return 0;
  }
  const command = await read(words);
  if (command === undefined) {
    say.error(usage);
    return 2;
  }
  const opened = await open(config(), command);
  try {
    return await run(opened, command, say);
  } finally {
    await opened.close();
  }
}

/** Runs such a command with the words of the process, and ends the process with its exit code. */
export function runDataCommand<Command, Opened extends { close: () => Promise<void> }>(
  command: DataCommand<Command, Opened>,
  describe?: (error: unknown) => unknown,
): void {
  const { usage } = command;
  runCommand(() => dataCommand(command, process.argv.slice(2), consoleOf()), { describe, usage });
}

/** Returns the sentence for the operator if the database lacks what the program reads; otherwise undefined. */
export function oldDatabaseSentence(error: unknown): string | undefined {
  const { message = '' } = (error ?? {}) as { message?: string };
  return /no such (?:table|column)|doesn't exist|Unknown column/.test(message)
    ? 'The database is older than this program: start the server once, which updates it.'
    : undefined;
}
