import { expect, it } from 'vitest';
import { findPremium } from '~/features/billing/checkout/premium.service.server';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { chatContext, errorCodes, send } from '../server/chat.testing';

withDatabase('a premium member without credits', (open) => {
  // covers S6-017
  it('is still premium: the error names the credits, never the permission', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 30, paid_user: 1 });
    const others = [];
    for (let i = 0; i < 4; i++) others.push(await makeMember(context));
    for (const other of others.slice(0, 3)) await send(context, anna, other);
    expect(await findPremium(as(context, anna))).toMatchObject({ premium: { balance: 0 } });
    expect(await errorCodes([send(context, anna, others[3]!)])).toEqual(['chat.not-enough-credits']);
    // Members who have never paid are referred to premium, however many credits they have.
    const free = await makeMember(context, { credits: 100 });
    for (const other of others.slice(0, 2)) await send(context, free, other);
    expect(await errorCodes([send(context, free, others[2]!)])).toEqual(['chat.premium-only']);
  });
});
