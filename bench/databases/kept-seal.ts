import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../brand';

/** What a kept database was made by: file -> hash. */
export type Seal = Record<string, string>;

/** The migrations and what makes the rows, as they are now. */
export async function currentSeal(): Promise<Seal> {
  const names = (await readdir(join(root, 'db/migrations'))).filter((name) => !name.includes('.test.')).sort();
  const files = [
    ...names.filter((name) => name !== 'migrations.ts').map((name) => `db/migrations/${name}`),
    'db/seed/seed-bulk.ts',
    'db/seed/bulk-rows.ts',
  ];
  const seal: Seal = {};
  for (const file of files) {
    seal[file] = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('hex');
  }
  return seal;
}

export async function readSeal(path: string): Promise<Seal | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Seal);
}

export async function writeSeal(path: string, seal: Seal): Promise<void> {
  await writeFile(path, JSON.stringify(seal, null, 2));
}

/**
 * What a kept database needs: nothing, the migrations that came since, or making anew because something that it was
 * made by has changed.
 */
export function compareSeals(kept: Seal | undefined, current: Seal): 'fits' | 'migrate' | 'stale' {
  if (!kept || Object.entries(kept).some(([file, hash]) => current[file] !== hash)) return 'stale';
  return Object.keys(current).length === Object.keys(kept).length ? 'fits' : 'migrate';
}
