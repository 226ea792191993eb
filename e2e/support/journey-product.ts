import { startMariadb } from '../../app/testing/mariadb';
import { startProduct, type Product } from './product';

export type JourneyDatabase = 'SQLite' | 'MariaDB';

/** A product of its own on the database that the journey names, and how to end both. */
export async function startJourney(
  database: JourneyDatabase,
): Promise<{ product: Product; stop: () => Promise<void> }> {
  if (database === 'SQLite') {
    const product = await startProduct();
    return { product, stop: () => product.stop() };
  }
  const server = await startMariadb();
  const product = await startProduct({ databaseUrl: await server.createDatabase('journey') });
  return {
    product,
    async stop() {
      await product.stop();
      await server.stop();
    },
  };
}
