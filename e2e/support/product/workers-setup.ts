import { startMariadb } from '~/testing/mariadb/mariadb';

/** The global set-up of the tests with several workers: one private server for the databases of all products. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startMariadb();
  process.env.TEST_MARIADB = server.url('');
  return async () => {
    delete process.env.TEST_MARIADB;
    await server.stop();
  };
}
