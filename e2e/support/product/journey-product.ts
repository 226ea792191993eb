import { startMariadb } from '../../../app/testing/mariadb/mariadb';
import { BRANDS, type BrandKey } from './journey-brands';
import { startProduct, type Product } from './product';

export type JourneyDatabase = 'SQLite' | 'MariaDB';

export interface StartedJourney {
  product: Product;
  /** If absent, the database in the product's folder. */
  databaseUrl?: string;
  stop: () => Promise<void>;
}

interface JourneyOptions {
  /** A second brand, for someone who belongs elsewhere. */
  other?: BrandKey;
  env?: Record<string, string>;
}

/** Starts a product with one brand or two, on the database that the journey names. Returns how to stop both. */
export async function startJourney(
  key: BrandKey,
  database: JourneyDatabase,
  { other, env }: JourneyOptions = {},
): Promise<StartedJourney> {
  const options = { brands: [key, ...(other ? [other] : [])].map((letter) => BRANDS[letter].slug), env };
  if (database === 'SQLite') {
    const product = await startProduct(options);
    return { product, stop: () => product.stop() };
  }
  const server = await startMariadb();
  const databaseUrl = await server.createDatabase('journey');
  const product = await startProduct({ ...options, databaseUrl });
  return {
    product,
    databaseUrl,
    async stop() {
      await product.stop();
      await server.stop();
    },
  };
}
