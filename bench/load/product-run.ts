import { Agent } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProduct } from '../../e2e/support/product/product';
import type { Product } from '../../e2e/support/product/product';
import { SLUG, root } from '../brand';
import { send } from './load';
import type { Ask, Reply, Target } from './load';
import type { PageKind } from '../pages/page-kinds';
import { readStatement } from '../databases/sql-trace';
import type { Statement } from '~/testing/record-statements';
import type { Story } from '../pages/story';

export interface ProductRun {
  pid: number;
  target: Target;
  /** Logs in by the form and gives the session's cookie. */
  logIn(account: Pick<Story, 'email' | 'password'>): Promise<string>;
  ask(ask: Ask): Promise<Reply>;
  /** The answer to the first request of a kind; throws when it is not what was asked for. */
  get(kind: Pick<PageKind, 'ask' | 'check'>): Promise<Reply>;
  stop(): Promise<void>;
}

/** The built product on a database, one process, as in production. */
export async function runProduct(url: string, env: Record<string, string> = {}): Promise<ProductRun> {
  return withProduct(await startProduct({ databaseUrl: url, env }));
}

export interface TracedRun extends ProductRun {
  /** The statements that one request issues. */
  statementsOf(ask: Ask): Promise<Statement[]>;
}

/** The same, telling every statement; never measured. */
export async function runTraced(url: string): Promise<TracedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-trace-'));
  const file = join(folder, 'statements');
  const trace = pathToFileURL(join(root, 'bench/databases/sql-trace.ts')).href;
  const run = await runProduct(url, { BENCH_SQL_TRACE: file, NODE_OPTIONS: `--import tsx --import ${trace}` });
  return {
    ...run,
    async statementsOf(ask) {
      await writeFile(file, '');
      await run.ask(ask);
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
      return lines.map(readStatement);
    },
    async stop() {
      await run.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function withProduct(product: Product): ProductRun {
  const agent = new Agent({ keepAlive: true });
  const target = { port: product.port, host: `${SLUG}.localhost:${product.port}` };
  return {
    pid: product.pid,
    target,
    ask: (ask) => send(target, agent, ask),
    async get({ ask, check }) {
      const reply = await send(target, agent, ask(0));
      check(reply);
      return reply;
    },
    async logIn({ email, password }) {
      const reply = await send(target, agent, {
        method: 'POST',
        path: '/login',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          Accept: 'text/html',
        },
        body: new URLSearchParams({ email, password, next: '/members' }).toString(),
      });
      const session = reply.headers['set-cookie']?.find((cookie) => cookie.startsWith('session='))?.split(';')[0];
      if (!session)
        throw new Error(`Login answered ${reply.status} without a session:\n${reply.body.toString().slice(0, 400)}`);
      return session;
    },
    async stop() {
      agent.destroy();
      await product.stop();
    },
  };
}
