import { expect, it, vi } from 'vitest';
import type { Db } from '~db/database';
import { brandContext } from '~/server/context/context.server';
import { frozenClock } from '~/server/context/clock';
import { countingIds } from '~/server/context/ids';
import type { Ports } from '~/server/context/platform';
import { openLimits } from '~/server/limits/limits';
import type { Tenant } from '~/tenancy/tenant';
import { testTenant } from '~/tenancy/tenant.testing';
import { memoryLogger } from '~/server/operations/logger';
import { openBrandSource } from './brand-source.server';

const clock = frozenClock(0);

/** The context of a brand as the server and the commands open it, and what it asked the catalogues for. */
async function open(mode: 'demo' | 'production', settings: Partial<Tenant>) {
  const intl = vi.fn();
  const closing: (() => unknown)[] = [];
  const source = openBrandSource({
    config: { mode, mailReports: { key: null, unsubscribe: false } },
    log: memoryLogger([]),
    clock,
    ids: countingIds(clock),
    secret: 's'.repeat(32),
    ports: {} as Ports,
    limits: openLimits(1),
    catalogues: { intl },
    openDb: (tenantId) => ({ tenantId }) as Db,
    port: () => 4711,
    kickOutbox: () => {},
    onClose: (_name, close) => void closing.push(close),
  });
  const context = brandContext(source, { ...testTenant(), ...settings });
  await Promise.all(closing.map((close) => close()));
  return { context, intl };
}

it('gives the texts of a brand the words of its niche, its time zone and its country', async () => {
  const { context, intl } = await open('demo', { niche: 5, time_zone: 'Europe/Helsinki', countries: ['FI', 'SE'] });
  context.texts('fi');
  expect(intl.mock.calls).toEqual([
    ['fi', { prefix: expect.stringMatching(/\w/) as string, timeZone: 'Europe/Helsinki', country: 'FI' }],
  ]);
});

it.each([
  ['demo', 'http://aurea.localhost:4711'],
  ['production', 'https://www.aurea.example'],
] as const)('links to the brand in %s', async (mode, origin) => {
  const { context } = await open(mode, { id: 7, slug: 'aurea', domain: 'www.aurea.example' });
  expect(context.origin).toBe(origin);
  expect(context.db).toMatchObject({ tenantId: 7 });
});
