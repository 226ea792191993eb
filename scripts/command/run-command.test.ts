import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { codeOf, consoleOf } from './run-command';
import { runByNpm } from './run-command.testing';

async function outcomeOf(main: () => Promise<number>, usage?: string) {
  const said: unknown[] = [];
  const listen = (word: unknown) => void said.push(word);
  const describe = (error: unknown) => error;
  const code = await codeOf(main, { log: listen, warn: listen, error: listen }, { describe, usage });
  return { code, said };
}

describe('a command', () => {
  it.each([[['--nonsense']], [['--brand']]])('explains itself if its words are wrong: %j', async (args) => {
    const main = async () => Object.keys(parseArgs({ args, options: { brand: { type: 'string' } } })).length;
    const { code, said } = await outcomeOf(main, 'greet NAME');
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringMatching(/^(?:Unknown option|Option) '--(?:.|\n)+\n\ngreet NAME$/)]);
  });

  it('describes any other error as it wants to, without its usage', async () => {
    const broken = new Error('a bug');
    const { code, said } = await outcomeOf(() => Promise.reject(broken), 'greet NAME');
    expect([code, said]).toEqual([2, [broken]]);
  });

  it('controls no terminal with what people wrote or another system answered, and changes nothing for a file', () => {
    const said: unknown[] = [];
    const listen = (word: unknown) => void said.push(word);
    const here = consoleOf({ stdout: {}, stderr: { isTTY: true } }, { log: listen, warn: listen, error: listen });
    here.log('a\u009B2J\nb');
    here.warn('a\u009B2J\nb');
    here.error(new Error('refused: \u001B]0;title\u0007'));
    expect(said).toEqual(['a\u009B2J\nb', 'a·2J\nb', expect.stringContaining('refused: ·]0;title·')]);
  });

  it.each([
    ['review', ['--nonsense']],
    ['review', ['constructor']],
    ['backup', ['--nonsense']],
    ['restore', ['somewhere', '--nonsense']],
  ])('prints no stack for words that it does not know: npm run %s -- %j', async (script, words) => {
    const { code, out, err } = await runByNpm(script, words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`npm run ${script} -- `);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
