import { Command } from 'commander';

/** A program of its own, which reads its options from the words behind its name. */
export interface Program {
  does: string;
  /** Imports it, which runs it. */
  run: () => unknown;
}

/** A command for each program, of which only the one that is asked for is imported. One of them may be the default. */
export function programsOf(name: string, programs: Record<string, Program>, usual?: string): Command {
  const all = new Command(name).helpCommand(false).showHelpAfterError();
  for (const [name, { does, run }] of Object.entries(programs))
    all
      .command(name, { isDefault: name === usual })
      .description(does)
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(async (_: object, { args }: Command) => {
        const [first] = args;
        const named = process.argv[2] === name;
        if (!named && first !== undefined && !first.startsWith('-')) all.error(`error: unknown command '${first}'`);
        process.argv.splice(2, process.argv.length, ...args);
        await run();
      });
  return all;
}

/** The options of such a program. For --help, and for words that it does not know, prints its help and ends the process. */
export const optionsOf = <Options extends object>(command: Command): Options =>
  command.showHelpAfterError().parse(process.argv.slice(2), { from: 'user' }).opts<Options>();
