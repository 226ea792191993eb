import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/config';
import { dataCommand } from './data-command';
import { runHere } from './run-command.testing';

/** A command `greet NAME` that notes what happens to what it opens. */
function greeting(run: (name: string) => number = () => 0) {
  const done: string[] = [];
  const greet = (words: string[]) =>
    runHere(
      (args, say) =>
        dataCommand(
          {
            usage: 'greet NAME',
            read: ([name]) => name,
            open: async (_config, name) => {
              done.push(`opened for ${name}`);
              return { close: async () => void done.push('closed') };
            },
            run: async (_opened, name, to) => {
              to.log(`Hello ${name}`);
              return run(name);
            },
          },
          args,
          say,
          () => readConfig({}),
        ),
      words,
    );
  return { greet, done };
}

describe('a command on the data of the server', () => {
  it('opens what it works on, and closes it with its own exit code', async () => {
    const { greet, done } = greeting(() => 1);
    expect(await greet(['Eva'])).toEqual({ code: 1, out: 'Hello Eva\n', err: '' });
    expect(done).toEqual(['opened for Eva', 'closed']);
  });

  it('closes after an error, too, which is one line', async () => {
    const { greet, done } = greeting(() => {
      throw new Error('no such name');
    });
    expect(await greet(['Eva'])).toEqual({ code: 2, out: 'Hello Eva\n', err: 'no such name\n' });
    expect(done).toEqual(['opened for Eva', 'closed']);
  });

  it.each([
    [['--help'], { code: 0, out: 'greet NAME\n', err: '' }],
    [['Eva', '-h'], { code: 0, out: 'greet NAME\n', err: '' }],
    [[], { code: 2, out: '', err: 'greet NAME\n' }],
  ])('explains itself for %j without opening anything', async (words, said) => {
    const { greet, done } = greeting();
    expect(await greet(words)).toEqual(said);
    expect(done).toEqual([]);
  });
});
