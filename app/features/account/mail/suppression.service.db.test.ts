import { expect, it } from 'vitest';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { findSuppression, liftSuppression, recordMailReport } from './suppression.service.server';

const EMAIL = 'anna@example.org';
const soft = { kind: 'soft', status: '4.2.2' } as const;
const hard = { kind: 'hard', status: '5.1.1' } as const;

withDatabase('mail that was stopped', (open) => {
  const world = async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context, { email: EMAIL });
    const report = (what: typeof soft | typeof hard, email = EMAIL) => recordMailReport(context, id, email, what);
    const stopped = async (email = EMAIL) => (await findSuppression(context, id, email))?.reason ?? null;
    return { opened, context, id, report, stopped };
  };

  it('since the mailbox is gone stays stopped after a later temporary failure, however much later', async () => {
    const { opened, report, stopped } = await world();
    for (let times = 0; times < 2; times++) await report(hard);
    expect(await stopped()).toBe('bounce');
    for (const days of [1, 15, 200]) {
      opened.clock.advance(days * DAY);
      await report(soft);
      expect(await stopped()).toBe('bounce');
    }
  });

  it('to one e-mail address says nothing about another of the same member, which begins anew', async () => {
    const { report, stopped } = await world();
    for (let times = 0; times < 2; times++) await report(hard);
    await report(soft, 'new@example.org');
    expect(await stopped('new@example.org')).toBeNull();
    for (let times = 0; times < 3; times++) await report(soft, 'new@example.org');
    expect(await stopped('new@example.org')).toBeNull();
    await report(soft, 'new@example.org');
    expect(await stopped('New@example.org')).toBe('bounce');
  });

  it('goes on after the way back, and one more temporary failure does not stop it', async () => {
    const { context, id, report, stopped } = await world();
    for (let times = 0; times < 2; times++) await report(hard);
    await liftSuppression(context.db, id);
    await report(soft);
    expect(await stopped()).toBeNull();
  });
});
