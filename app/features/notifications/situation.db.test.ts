import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { getMember } from '~db/queries/member';
import { insertNotificationSent } from '~db/queries/notification';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { findSituation } from './situation.server';

const utc = (text: string) => Date.parse(`${text}Z`);

/** How many e-mails count at `now` for someone in Amsterdam, of those sent at these times. */
async function countAt(opened: OpenDatabase, sentAt: readonly string[], now: string): Promise<number> {
  const context = testContext(opened, { tenant: { time_zone: 'America/New_York' } });
  const { id } = await makeMember(context, { country: 'NL' });
  await transaction(context.db, async (tx) => {
    for (const at of sentAt) {
      const batch = context.ids.ulid();
      const row = { id: batch, batch, member_id: id, channel: 'mail', type: 'like', subject: batch } as const;
      await insertNotificationSent(tx, { ...row, sent_at: utc(at) });
    }
  });
  opened.clock.advance(utc(now) - opened.clock.now());
  const { sentToday } = await findSituation(context.db, context, await getMember(context.db, id));
  return sentToday.mail;
}

withDatabase('what was sent today', (open) => {
  it.each([
    // Days of 24, 25 and 23 hours: from the first to the last millisecond where the member lives, and of no other day.
    [
      'an ordinary day',
      ['2026-11-21T22:59:59.999', '2026-11-21T23:00', '2026-11-22T22:59:59.999'],
      '2026-11-22T22:59:59.999',
    ],
    [
      'the long day',
      ['2026-10-24T21:59:59.999', '2026-10-24T22:00', '2026-10-25T22:59:59.999'],
      '2026-10-25T22:59:59.999',
    ],
    [
      'the short day',
      ['2027-03-27T22:59:59.999', '2027-03-27T23:00', '2027-03-28T21:59:59.999'],
      '2027-03-28T21:59:59.999',
    ],
  ])('is all of %s of the member', async (_day, sentAt, lastMoment) => {
    expect(await countAt(await open(), sentAt, lastMoment)).toBe(2);
  });

  it.each([
    ['an ordinary night', '2026-11-22T22:59:59.999', '2026-11-22T23:00'],
    ['the night after the long day', '2026-10-25T22:59:59.999', '2026-10-25T23:00'],
    ['the night after the short day', '2027-03-28T21:59:59.999', '2027-03-28T22:00'],
  ])('begins anew at midnight of the member: %s', async (_night, sentAt, midnight) => {
    expect(await countAt(await open(), [sentAt], midnight)).toBe(0);
  });
});
