import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb';

declare module 'vitest' {
  export interface ProvidedContext {
    /** mysql://…/ of the private server of this run, without a database. */
    mariadbUrl: string;
  }
}

/** vitest's global set-up of the database tests: one private server for all of them, stopped at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMariadb();
  project.provide('mariadbUrl', server.url(''));
  return () => server.stop();
}
