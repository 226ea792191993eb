import { createHash } from 'node:crypto';
import { databaseAt } from '~/testing/mariadb/mariadb';

/** Set by the vitest project "workers": the number of workers, and the address of the MariaDB server of the run. */
const { TEST_WORKERS, TEST_MARIADB } = process.env;

/**
 * What lets the tests of one process run on several workers unchanged: the environment, and the database of a product
 * that names none. A product that starts again on the same data folder finds the same database.
 */
export async function workerProduct(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<{ databaseUrl: string | undefined; env: Record<string, string> }> {
  if (!TEST_WORKERS || !TEST_MARIADB) return { databaseUrl, env: {} };
  const name = `workers_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  return { databaseUrl: databaseUrl ?? (await databaseAt(TEST_MARIADB, name)), env: { WORKERS: TEST_WORKERS } };
}
