import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Copies everything that is built and run, so that a new lander can be added to it. */
export function copyOfTheTree(name: string): string {
  const copy = join(temporaryFolder(name), 'facet');
  mkdirSync(copy);
  for (const entry of readdirSync(repository)) {
    // The check of landers lints them.
    if (
      /^(?:\.(?!oxlintrc\.json$)|node_modules$|build$|data$|docs$|stories$|storybook|test-results$|playwright)/.test(
        entry,
      )
    )
      continue;
    cpSync(join(repository, entry), join(copy, entry), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export interface ToolRun {
  code: number;
  out: string;
  err: string;
  /** Processor time including child processes; the elapsed time on a busy machine would say nothing. */
  seconds: number;
}

/** Runs scripts of the tree one after the other as long as they succeed, measured with the shell's `times`. */
export function runTools(tree: string, ...calls: string[][]): Promise<ToolRun> {
  const script = `${calls.map(toolCall).join(' && ')}; code=$?; times >&2; exit $code`;
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', script], { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code: code ?? -1, out, err, seconds: secondsOf(err) }));
  });
}

/** The command of that name in package.json, without npm. */
const toolCall = ([name, ...args]: string[]) =>
  [process.execPath, 'node_modules/tsx/dist/cli.mjs', ...scriptOf(name!), ...args].map((word) => `'${word}'`).join(' ');

/** The script with its own words, such as scripts/facet.ts lander. */
function scriptOf(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [tsx, ...script] = (scripts[name] ?? '').split(' ');
  if (tsx !== 'tsx') throw new Error(`package.json has no command ${name}`);
  return script;
}

/** Adds up the last line: minutes and seconds of the child processes, user and system. */
function secondsOf(times: string): number {
  const last = times.trim().split('\n').at(-1)!;
  const spent = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  if (spent.length !== 2) throw new Error(`no times in: ${times}`);
  return spent[0]! + spent[1]!;
}
