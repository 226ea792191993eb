import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Opens } from './data-command';
import { codeOf, type Say } from './run-command';

/** The exit code and the output of a command. */
interface Said {
  code: number;
  out: string;
  err: string;
}

/** Runs a command within this process, without the second that `npm run` needs to start. */
export async function runHere(
  command: (say: Say) => Command | Promise<Command>,
  args: readonly string[],
): Promise<Said> {
  const output = { out: '', err: '' };
  const listen = (where: keyof typeof output) => (word: unknown) => void (output[where] += `${String(word)}\n`);
  const say = { log: listen('out'), warn: listen('err'), error: listen('err') };
  return { code: await codeOf(() => command(say), args, say), ...output };
}

/** What is open already, for whichever brand the words name. */
export const given =
  <World>(world: World): Opens<World, unknown> =>
  (_, work) =>
    work(world);

/** Runs a command as a person would start it, but without a terminal. */
export function runByNpm(typed: string[], environment: Record<string, string> = {}, script = 'facet'): Promise<Said> {
  return new Promise((resolve) => {
    const args = ['run', '--silent', script, '--', ...typed];
    const options = { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, ...environment } };
    const child = execFile('npm', args, options, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end();
  });
}
