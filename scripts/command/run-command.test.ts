import { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '~/config/config';
import { opening } from './data-command';
import { facetCommands, facetProgram } from './facet-commands';
import { byDefault, codeOf, consoleOf, returning, type Ending } from './run-command';
import { runByNpm, runHere } from './run-command.testing';

/** A program with the commands `list`, which is the default, and `greet <name>`. */
function greeter(greet: (name: string) => Promise<number>) {
  const program = new Command('greeter');
  byDefault(program, 'list').action(returning(async () => 0));
  program.command('greet <name>').option('--brand <slug>').action(returning(greet));
  return program;
}

async function outcomeOf(args: string[], greet: () => Promise<number>, ending?: Ending) {
  const logged: unknown[] = [];
  const listen = (word: unknown) => void logged.push(word);
  const say = { log: listen, warn: listen, error: listen };
  return { code: await codeOf(() => greeter(greet), args, say, ending), said: logged };
}

describe('a command', () => {
  it('ends with the exit code of its action', async () => {
    for (const code of [0, 1, 2])
      expect(await outcomeOf(['greet', 'Eva'], async () => code)).toEqual({ code, said: [] });
    expect(await outcomeOf([], async () => 3)).toEqual({ code: 0, said: [] });
  });

  it.each([
    [['greet', 'Eva', '--nonsense'], "error: unknown option '--nonsense'", 'Usage: greeter greet'],
    [['greet', 'Eva', '--brand'], "error: option '--brand <slug>' argument missing", 'Usage: greeter greet'],
    [['greet'], "error: missing required argument 'name'", 'Usage: greeter greet'],
    [['great', 'Eva'], "error: unknown command 'great'", 'Usage: greeter [options]'],
  ])('explains itself if its words are wrong: %j', async (args, sentence, usage) => {
    const greet = vi.fn();
    const { out, err, code } = await runHere(() => greeter(greet), args);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(sentence);
    expect(err).toContain(usage);
    expect(greet).not.toHaveBeenCalled();
  });

  it.each([[['--help']], [['greet', '-h']], [['help', 'greet']]])('shows its help for %j', async (args) => {
    const output = await runHere(() => greeter(vi.fn()), args);
    expect(output).toMatchObject({ code: 0, out: expect.stringContaining('Usage: greeter') as string, err: '' });
  });

  it('describes any other error as it wants to, without its help', async () => {
    const broken = new Error('a bug');
    const greet = () => Promise.reject(broken);
    expect(await outcomeOf(['greet', 'Eva'], greet)).toEqual({ code: 2, said: ['a bug'] });
    const ending = { describe: async (error: unknown) => error, failed: 75, wrongWords: 64 };
    expect(await outcomeOf(['greet', 'Eva'], greet, ending)).toEqual({ code: 75, said: [broken] });
    expect((await outcomeOf(['great'], greet, ending)).code).toBe(64);
  });

  it('closes what it opened, also after an error', async () => {
    const done: string[] = [];
    const open = opening(
      async (_config, name: string) => {
        done.push(`opened for ${name}`);
        return { close: async () => void done.push('closed') };
      },
      () => readConfig({}),
    );
    expect(await open('Eva', async () => 1)).toBe(1);
    await expect(open('Ann', () => Promise.reject(new Error('no such name')))).rejects.toThrow('no such name');
    expect(done).toEqual(['opened for Eva', 'closed', 'opened for Ann', 'closed']);
  });

  it('controls no terminal with what people wrote or another system answered, and changes nothing for a file', () => {
    const logged: unknown[] = [];
    const listen = (word: unknown) => void logged.push(word);
    const here = consoleOf({ stdout: {}, stderr: { isTTY: true } }, { log: listen, warn: listen, error: listen });
    here.log('a\u009B2J\nb');
    here.warn('a\u009B2J\nb');
    here.error(new Error('refused: \u001B]0;title\u0007'));
    expect(logged).toEqual(['a\u009B2J\nb', 'a·2J\nb', expect.stringContaining('refused: ·]0;title·')]);
  });

  it.each([
    ['review', '--nonsense'],
    ['constructor'],
    ['backup', '--nonsense'],
    ['restore', 'somewhere', '--nonsense'],
  ])('refuses what it does not know: npm run facet -- %s', { timeout: 60_000 }, async (...args) => {
    const { code, out, err } = await runHere((say) => facetProgram(args[0], say), args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: unknown (?:option|command) /);
    expect(err).toContain('npm run facet -- ');
  });

  it('is started by npm, and prints no stack for words that it does not know', { timeout: 60_000 }, async () => {
    const { code, out, err } = await runByNpm(['discounts', '--nonsense']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run facet -- discounts');
    expect(err).not.toMatch(/^\s+at /m);
  });

  it.each(Object.keys(facetCommands))(
    'npm run facet -- %s has a help, and each of its commands too',
    { timeout: 60_000 },
    async (name) => {
      const program = await facetProgram(name, consoleOf());
      const command = program.commands.find((command) => command.name() === name)!;
      for (const subcommand of [command, ...command.commands.flatMap((sub) => [sub, ...sub.commands])]) {
        expect(subcommand.helpInformation()).toMatch(/^Usage: npm run facet -- /);
        expect(subcommand.description() || subcommand.summary(), subcommand.name()).not.toBe('');
      }
    },
  );
});
