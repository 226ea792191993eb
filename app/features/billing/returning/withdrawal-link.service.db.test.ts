import { expect, it } from 'vitest';
import { openLimits } from '~/server/limits/limits';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { askForWithdrawal } from './withdrawal-link.service.server';

withDatabase('withdrawal without a login', (open) => {
  it('slows an address down that asks again and again, and stays open for its neighbours', async () => {
    const opened = await open();
    const context = testContext(opened);
    context.limits = openLimits(1, () => context.clock.now());
    const neighbour = { ...context, ipKey: () => 'a neighbour' };
    const ask = (from: typeof context, order: number) =>
      askForWithdrawal(from, { order: `order${order}`, email: 'ann@mail.example' });
    for (let order = 0; order < 10; order++) await ask(context, order);
    await expect(ask(context, 10)).rejects.toMatchObject({ status: 429 });
    await ask(neighbour, 11);
    // A pause instead of a closed door: the stranger waits a minute, then two.
    opened.clock.advance(60_000);
    await ask(context, 12);
    opened.clock.advance(60_000);
    await expect(ask(context, 13)).rejects.toMatchObject({ status: 429 });
    opened.clock.advance(60_000);
    await ask(context, 14);
  });
});
