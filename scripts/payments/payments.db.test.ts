import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { expectSoundLedger, makeBuyer, orderBundle } from '~/features/billing/billing.testing';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { recordStatus } from '~/features/billing/payments/record-status.service.server';
import { systemClock } from '~/server/context/clock';
import { companyJson, tenantJson } from '~/tenancy/tenant.testing';
import { withDatabase, withSqlite, type OpenDatabase } from '~/testing/with-database';
import { createSandboxProvider } from '../../sandbox/sandbox-provider';
import { runByNpm } from '../command/run-command.testing';

const SECRET = 'the secret of the server whose sandbox is asked';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The folders and the sandbox of a running server, whose calls to the webhook are all lost. */
async function running(opened: OpenDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'facet-payments-'));
  mkdirSync(join(folder, 'companies'));
  writeFileSync(join(folder, 'companies', 'acme.json'), JSON.stringify(companyJson()));
  writeFileSync(join(folder, 'aurea.json'), JSON.stringify(tenantJson({ id: 1, slug: 'aurea' })));
  const context = await makeBuyer(opened);
  const server = createServer((request, response) => void sandbox.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  const sandbox = createSandboxProvider({
    origin: () => `http://pay.localhost:${port}`,
    secrets: [createHmac('sha256', SECRET).update('sandbox payments').digest('hex')],
    stateFile: join(folder, 'state', 'sandbox-payments.json'),
    clock: systemClock,
    ids: opened.ids,
    log: context.log,
    deliver: async () => 503,
  });
  mkdirSync(join(folder, 'state'));
  closing.push(
    () => sandbox.close(),
    () => server.close(),
    () => rmSync(folder, { recursive: true }),
  );
  context.tenant = {
    ...context.tenant,
    payment_providers: [{ account: 'sandbox', kind: 'sandbox', webhook_secrets: [] }],
  };
  context.ports = { ...context.ports, payments: new Map([['sandbox', sandbox.payment]]) };
  const environment = {
    FACET_MODE: 'demo',
    PORT: port,
    SESSION_SECRET: SECRET,
    DATA_DIR: join(folder, 'data'),
    TENANTS_DIR: folder,
    DATABASE_URL: opened.url,
  };
  const run = (...args: string[]) => runByNpm(['payments', ...args, '--brand', 'aurea'], environment);
  return { context, sandbox, server, run };
}

/** Starting the product takes seconds on a busy machine. */
const PATIENCE = 120_000;
const PERIOD = ['--from', '2026-11-01', '--to', '2026-11-30'];
const BY = ['--reason', 'the webhook was lost', '--actor', 'Eva'];

withDatabase('npm run facet -- payments beside a server', (open) => {
  it('asks the sandbox of the server about a payment, and books it', { timeout: PATIENCE }, async () => {
    const { context, sandbox, run } = await running(await open());
    const { order, reference } = await orderBundle(context);
    await sandbox.settle(reference, 'paid');
    const { code, out, err } = await run('reconcile', '--book', ...PERIOD, ...BY);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`${order.id} +sandbox +${reference} +state +created +paid +yes`));
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expectSoundLedger(context);
  });
});

withSqlite('npm run facet -- payments beside a server', (open) => {
  it('tells differences by its exit code, and refunds nothing unasked', { timeout: PATIENCE }, async () => {
    const { context, sandbox, server, run } = await running(await open());
    const { order, reference } = await orderBundle(context);
    await sandbox.settle(reference, 'paid');
    await recordStatus(context, 'sandbox', await sandbox.payment.status(reference));
    const [unsure, unnamed] = await Promise.all([run('refund', order.id, ...BY), run('refund', order.id)]);
    expect([unsure.code, unsure.err]).toEqual([
      2,
      `Refund 10.00 EUR of order ${order.id} and take back 100 credits? Without a terminal this needs --yes.\n`,
    ]);
    expect([unnamed.code, unnamed.err]).toEqual([2, 'refund needs --reason "why", in 3 to 200 characters\n']);
    await new Promise((resolve) => server.close(resolve));
    const silent = await run('reconcile', '--json', ...PERIOD);
    expect(silent.code).toBe(1);
    expect(JSON.parse(silent.out)).toMatchObject({ payments: 1, differences: [{ what: 'not asked', here: 'paid' }] });
  });
});
