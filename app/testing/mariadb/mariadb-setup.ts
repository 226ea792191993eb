import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb';
import { placeInMemory } from '../place-in-memory';

declare module 'vitest' {
  export interface ProvidedContext {
    /** mysql://…/ of the private server of this run, without the name of a database. */
    mariadbUrl: string;
    /** The folder of the SQLite files of this run. */
    sqliteFolder: string;
  }
}

/**
 * The global set-up of the database tests in vitest: one private server and one folder for all of them, removed at the
 * end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMariadb();
  const folder = await mkdtemp(join(placeInMemory(), 'facet-test-'));
  project.provide('mariadbUrl', server.url(''));
  project.provide('sqliteFolder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
