import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../build-scripts.mjs';
import { problem, type Finding } from '../finding';
import type { LanderFolder } from '../lander-folder';

/** The size in bytes of the lander's own script as a browser receives it; undefined if it has none. */
export async function scriptBytes({ path, code }: LanderFolder): Promise<number | undefined> {
  if (!code.has('enhance.ts')) return undefined;
  return brotliCompressSync(Buffer.from(await bundle(join(path, 'enhance.ts')))).length;
}

/** Builds the script as the product does and compares its size with the budget. */
export async function checkScript(folder: LanderFolder): Promise<Finding[]> {
  let bytes: number | undefined;
  try {
    bytes = await scriptBytes(folder);
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n').filter(Boolean);
    return [problem('enhance.ts', '', `cannot be built: ${first}`, 'npx tsc --noEmit shows the line.')];
  }
  const limit = folder.manifest?.budget.script;
  if (bytes === undefined || limit === undefined || bytes <= limit * 1000) return [];
  return [
    problem(
      'enhance.ts',
      '',
      `has ${(bytes / 1000).toFixed(1)} kB compressed, the budget is ${limit} kB`,
      'A lander works without its script: remove what CSS can do.',
    ),
  ];
}
