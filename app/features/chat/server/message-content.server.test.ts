import { expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { bodyOf, chargeKind, creditsFor, hashOf, type MessageContent } from './message-content.server';

it('has the cost and the ledger kind of its type', () => {
  const tenant = testTenant({ message_credits: 3, photo_credits: 7, gift_credits: 11 });
  expect((['text', 'photo', 'gift'] as const).map((type) => [creditsFor(tenant, type), chargeKind(type)])).toEqual([
    [3, 'message'],
    [7, 'photo'],
    [11, 'gift'],
  ]);
});

it('counts as the same request only with the same content to the same member', () => {
  const said: MessageContent[] = [
    { type: 'text', text: 'kite' },
    { type: 'gift', gift: 'kite' },
    { type: 'gift', gift: 'rose' },
    { type: 'text', text: 'gift\nkite' },
  ];
  const hashes = said.flatMap((content) => [hashOf('anna', content), hashOf('ben', content)]);
  expect(new Set(hashes).size).toBe(8);
  expect(hashOf('anna', { type: 'gift', gift: 'kite' })).toBe(hashOf('anna', { type: 'gift', gift: 'kite' }));
  expect(bodyOf({ type: 'gift', gift: 'kite' })).toBe('kite');
});
