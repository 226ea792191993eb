import { expect, it } from 'vitest';
import { eraseDue } from '~/features/leaving/erase/erase-due.service.server';
import { leave } from '~/features/leaving/leave/leave.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader } from './account-deleted';

const UNPROVED = 'What became of a deleted account';

const ask = async (context: TestContext, query: string) =>
  (await callRoute(loader, context, `/account-deleted${query}`)).data;

withDatabase('/account-deleted', (open) => {
  // covers S2-034
  it('shows whoever has the code what became of the account, names nobody, and guesses at nothing', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context, { name: 'Annabel' });
    const { code } = await leave(context, id, { reason: 'few', words: 'Too quiet' });
    const { clock } = context;
    const [leftAt, eraseAt] = [clock.now(), clock.now() + REACTIVATION_MS];
    expect(await ask(context, `?certificate=${code}`)).toMatchObject({
      certificate: { code, leftAt, eraseAt, erasedAt: null, seal: null },
      expired: false,
    });
    opened.clock.advance(REACTIVATION_MS);
    await eraseDue(context);
    const erased = await ask(context, `?certificate=${code}`);
    expect(erased).toMatchObject({ certificate: { code, erasedAt: eraseAt, seal: expect.any(String) as string } });
    expect(JSON.stringify(erased)).not.toMatch(new RegExp(`Annabel|${id}|quiet`));

    for (const query of ['', '?certificate=', `?certificate=${'x'.repeat(43)}`, '?certificate=%00'])
      expect(await ask(context, query), query).toMatchObject({ certificate: null, expired: false, title: UNPROVED });
    // Anyone who is logged in has an account, and is led to where it can be deleted; a certificate shows all the same.
    const here = as(context, await makeMember(context));
    for (const query of ['', `?certificate=${'x'.repeat(43)}`]) {
      const led = await callRoute(loader, here, `/account-deleted${query}`);
      expect([led.status, led.headers.get('Location')], query).toEqual([302, '/notifications/leave']);
    }
    expect(await ask(here, `?certificate=${code}`)).toMatchObject({ certificate: { code } });
    // Only the link itself says that it came too late; see leaving.db.test.ts.
    expect(await ask(context, '?notice=late')).toMatchObject({ certificate: null, expired: false, title: UNPROVED });
    // The same code is nothing at another brand.
    const other = testContext(opened, { brand: 2 });
    expect(await ask(other, `?certificate=${code}`)).toMatchObject({ certificate: null });
  });
});
