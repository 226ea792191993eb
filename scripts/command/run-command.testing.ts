import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { codeOf, type Say } from './run-command';

/** How a command ended and what it said. */
interface Said {
  code: number;
  out: string;
  err: string;
}

type Command = (words: string[], say: Say) => Promise<number>;

/** The command within this process: what `npm run` starts, without the second that starting takes. */
export async function runHere(command: Command, words: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const listen = (where: keyof typeof said) => (word: unknown) => void (said[where] += `${String(word)}\n`);
  const say = { log: listen('out'), warn: listen('err'), error: listen('err') };
  return { code: await codeOf(() => command(words, say), say), ...said };
}

/** The same as a person starts it, without a terminal. */
export function runByNpm(script: string, words: string[]): Promise<Said> {
  return new Promise((resolve) => {
    const args = ['run', '--silent', script, '--', ...words];
    const child = execFile('npm', args, { cwd: join(import.meta.dirname, '../..') }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end();
  });
}
