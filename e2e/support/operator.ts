import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Product } from './product/product';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Does what an operator does about photos and reports beside the running server: `npm run facet -- review …`. */
export async function review(product: Product, databaseUrl: string | undefined, ...order: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/facet.ts', 'review', ...order],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: product.dataDir,
        TENANTS_DIR: product.tenantsDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
    },
  );
  return stdout;
}
