import { expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { chargeKind, creditsFor } from './message-credits.server';

it('has the cost and the ledger kind of its type', () => {
  const tenant = testTenant({ message_credits: 3, photo_credits: 7, gift_credits: 11 });
  expect((['text', 'photo', 'gift'] as const).map((type) => [creditsFor(tenant, type), chargeKind(type)])).toEqual([
    [3, 'message'],
    [7, 'photo'],
    [11, 'gift'],
  ]);
});
