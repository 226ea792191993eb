import { startBare, whenReady, type BareProcess } from './bare-process';
import { ask } from './http';
import { review } from '../operator';
import type { Product } from './product';
import { until } from './until';

/** What happened to a second server on the data of the first. */
export interface TwoServersFigures {
  refusedExitCode: number | null;
  refusedAfterMs: number;
  /** Whether the refusal names host, port and process of the first server. */
  namesTheFirst: boolean;
  stacks: number;
  /** Responses of the first server during that time that were not 200. */
  firstDisturbed: number;
  commandWorks: boolean;
  /** Milliseconds until a waiting second server serves, after the first was asked to end or was killed. */
  takeoverMs: { sigterm: number; sigkill: number };
  exitCodes: (number | null)[];
}

export interface Data {
  dataDir: string;
  tenantsDir: string;
  databaseUrl: string | undefined;
}

const WAITING = 'Waiting for the previous server to end';

export async function startTwoServers({ dataDir, tenantsDir, databaseUrl }: Data): Promise<TwoServersFigures> {
  const env = {
    FACET_MODE: 'demo',
    DEMO_ACCOUNTS: 'off',
    DATA_DIR: dataDir,
    TENANTS_DIR: tenantsDir,
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const first = await startBare({ env });
  await whenReady(first);
  const begun = performance.now();
  const refused = await startBare({ env });
  let firstDisturbed = 0;
  let over = false;
  const reading = (async () => {
    while (!over) if ((await ask(first, 'any', { path: '/readyz' })).status !== 200) firstDisturbed += 1;
  })();
  await until('the second to wait', () => refused.output().includes(WAITING), 30_000);
  const commandWorks = await review({ dataDir, tenantsDir } as Product, databaseUrl, 'photos').then(
    () => true,
    () => false,
  );
  const refusedExitCode = await refused.ended;
  const refusedAfterMs = Math.round(performance.now() - begun);
  over = true;
  await reading;
  const output = refused.output();
  const second = await takeOver(env, first, 'SIGTERM');
  const third = await takeOver(env, second.server, 'SIGKILL');
  await third.server.stop();
  return {
    refusedExitCode,
    refusedAfterMs,
    namesTheFirst: output.includes(`127.0.0.1:${first.port}, process ${first.pid} `),
    stacks: output.split(/^\s+at /m).length - 1,
    firstDisturbed,
    commandWorks,
    takeoverMs: { sigterm: second.milliseconds, sigkill: third.milliseconds },
    exitCodes: [await first.ended, await third.server.ended],
  };
}

/** Starts the next server while the last one still serves, as a rolling restart does. */
async function takeOver(env: Record<string, string>, last: BareProcess, signal: 'SIGTERM' | 'SIGKILL') {
  const server = await startBare({ env });
  await until('the next to wait', () => server.output().includes(WAITING), 30_000);
  const begun = performance.now();
  process.kill(last.pid, signal);
  await last.ended;
  await whenReady(server);
  return { server, milliseconds: Math.round(performance.now() - begun) };
}
