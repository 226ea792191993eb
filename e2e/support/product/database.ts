import { openDatabase, type Db } from '~db/database';
import { readBrand } from './brand-files';
import type { Product } from './product';

/** Reads (or prepares) the rows of a brand beside the running server. */
export async function withDatabaseOf<T>(
  product: Pick<Product, 'dataDir'> & { databaseUrl?: string | undefined },
  slug: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: product.databaseUrl ?? `sqlite:${product.dataDir}/facet.db` });
  try {
    return await work(database.tenant(readBrand(slug).id as number));
  } finally {
    await database.close();
  }
}
