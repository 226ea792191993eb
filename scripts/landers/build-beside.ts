import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUILD, isBuilt, NEXT_BUILD } from '../build.mjs';

const root = join(import.meta.dirname, '../..');
/** A server of its own has its own build, data and settings. */
const OWN = new Set(['build', 'data', '.env', '.git', 'start.mjs']);

/**
 * Returns the folder with the build of the sources as they are now. Where the one in use is older, it is built in a
 * folder beside it: a running server reads its files until it ends. What the tools print is printed only with a failure.
 */
export async function buildBeside(): Promise<string> {
  if (isBuilt(BUILD)) return join(root, BUILD);
  if (!isBuilt(NEXT_BUILD)) {
    // In a process of its own, so that this one goes on responding.
    const child = spawn(process.execPath, ['scripts/build.mjs', '--next'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`It cannot be built:\n${output.trim()}`);
  }
  return join(root, NEXT_BUILD);
}

/** A folder like the project's with this build: everything else is linked. Returns its path. */
export function treeWithBuild(home: string, build: string): string {
  const tree = join(home, 'facet');
  mkdirSync(tree);
  for (const name of readdirSync(root)) if (!OWN.has(name)) symlinkSync(join(root, name), join(tree, name));
  copyFileSync(join(root, 'start.mjs'), join(tree, 'start.mjs'));
  const next = resolve(root, NEXT_BUILD);
  const from = resolve(build);
  cpSync(from, join(tree, 'build'), { recursive: true, filter: (path) => from === next || path !== next });
  return tree;
}
