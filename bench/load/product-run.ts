import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logIn, type Credentials } from '../../e2e/support/accounts';
import { ask, type HttpResponse, type Ask } from '../../e2e/support/product/http';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { SLUG, root } from '../brand';
import { readStatement } from '../databases/sql-trace';
import type { Statement } from '~/testing/record-statements';
import type { Measured, RequestKind } from './load';

/** Adds what is needed to measure a kind of request on the measured brand. */
export function measured<T extends RequestKind>(product: Product, kind: T): T & Measured {
  return { ...kind, pid: product.pid, port: product.port, host: `${SLUG}.localhost:${product.port}` };
}

/** Logs in by the form and returns the session cookie. */
export async function sessionOf(product: Product, account: Credentials): Promise<string> {
  const { cookies } = await logIn(product, SLUG, account);
  return `session=${cookies.get('session')}`;
}

/** The response to the first request of a kind; throws if it is not the expected one. */
export async function get(product: Product, kind: RequestKind): Promise<HttpResponse> {
  const response = await ask(product, SLUG, kind.ask(0));
  kind.check(response);
  return response;
}

export interface TracedProduct {
  product: Product;
  /** Returns the statements that one request issues. */
  statementsOf(request: Ask): Promise<Statement[]>;
  stop(): Promise<void>;
}

/** Room for the compiler of TypeScript that records the statements, which the product itself does not need. */
const TRACED_FLAGS = ['--max-old-space-size=2048'];

/** Starts the built product so that it records every statement. It is never measured. */
export async function startTraced(databaseUrl: string): Promise<TracedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-trace-'));
  const file = join(folder, 'statements');
  const trace = pathToFileURL(join(root, 'bench/databases/sql-trace.ts')).href;
  const env = { BENCH_SQL_TRACE: file, NODE_OPTIONS: `--import tsx --import ${trace}` };
  const product = await startProduct({ databaseUrl, env, flags: TRACED_FLAGS });
  return {
    product,
    async statementsOf(request) {
      await writeFile(file, '');
      await ask(product, SLUG, request);
      return (await readFile(file, 'utf8')).split('\n').filter(Boolean).map(readStatement);
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
