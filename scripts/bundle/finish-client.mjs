import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressStatic } from './compress-static.mjs';

/*
 * What is left after Vite: the sheets of the components, the scripts of the landers, and compressing everything. What Vite
 * wrote is compressed beside the other two, which need one core each.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, process.env.FACET_BUILD_DIR ?? 'build', 'client');

const steps = [
  ['node_modules/tsx/dist/cli.mjs', 'tools/styles/component-sheet.ts'],
  ['scripts/landers/build-scripts.mjs'],
];
await Promise.all([compressStatic(client), ...steps.map(run)]);
await compressStatic(client);

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  });
}
