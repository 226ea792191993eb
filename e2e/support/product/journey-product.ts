import { startMariadb } from '../../../app/testing/mariadb';
import { BRANDS, type BrandKey } from './journey-brands';
import { startProduct, type Product } from './product';

export type JourneyDatabase = 'SQLite' | 'MariaDB';

export interface StartedJourney {
  product: Product;
  /** If absent, the database in the product's folder. */
  databaseUrl?: string;
  stop: () => Promise<void>;
}

/** Starts a product with one brand, on the database that the journey names. Returns how to stop both. */
export async function startJourney(key: BrandKey, database: JourneyDatabase): Promise<StartedJourney> {
  const brands = [BRANDS[key].slug];
  if (database === 'SQLite') {
    const product = await startProduct({ brands });
    return { product, stop: () => product.stop() };
  }
  const server = await startMariadb();
  const databaseUrl = await server.createDatabase('journey');
  const product = await startProduct({ databaseUrl, brands });
  return {
    product,
    databaseUrl,
    async stop() {
      await product.stop();
      await server.stop();
    },
  };
}
