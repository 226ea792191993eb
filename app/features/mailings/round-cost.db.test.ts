import { expect, it } from 'vitest';
import type { Db } from '~db/database';
import { insertMembers } from '~db/queries/member.testing';
import { findMailing } from '~db/queries/mailing';
import { countDueOutbox } from '~db/queries/outbox';
import { launchCode } from '~/features/billing/discounts/launch.service.server';
import { discountFields } from '~/tenancy/discount-schema.server';
import { nextHour } from '~/features/notifications/local-time';
import { fillRounds } from '~/testing/rounds/fill-rounds';
import { recordStatements } from '~/testing/record-statements';
import { memberRow } from '~/testing/rows';
import { testContext } from '~/testing/context';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { announcementRound } from './announcements/announcements.service.server';
import { launchAnnouncement, writeAnnouncement } from './announcements/manage.service.server';
import { promotionRound } from './promotions.service.server';
import { reminderRound } from './reminders.service.server';
import { workOnRound, type Round } from './round.service.server';
import { unreadRound } from './unread.service.server';
import { weeklyRound } from './weekly.service.server';

const ZONE = 'Europe/Amsterdam';
const at = (index: number) => `m${String(index).padStart(6, '0')}`;

/** Members who have lost sight of the brand: each has an unread message, some a visit, and none a photo. */
async function fill(db: Db, count: number): Promise<void> {
  const old = { signup_date: TEST_NOW - 40 * DAY, last_active_at: TEST_NOW - 2 * DAY };
  const ids = Array.from({ length: count }, (_, i) => at(i));
  await insertMembers(
    db,
    ids.map((id) => memberRow(id, { ...old, activated_at: TEST_NOW - 4 * DAY, city: 'Ede' })),
  );
  await fillRounds(db, ids, TEST_NOW, { visited: (place) => place % 3 === 0, liked: () => false });
}

withDatabase('a piece of a round', (open) => {
  /** The statements of the piece that tells all of these members something. */
  async function cost(round: Round, count: number) {
    const opened = await open();
    const context = testContext(opened, { tenant: { time_zone: ZONE, countries: ['NL'] } });
    await fill(opened.db, count);
    opened.clock.advance(nextHour(TEST_NOW, ZONE, 16, round === weeklyRound ? 'Sun' : undefined) - TEST_NOW);
    if (round === promotionRound)
      await launchCode(context, discountFields.parse({ code: 'FIRST20', value_percentage: 20 }), 'kim');
    if (round === announcementRound) {
      const texts = { en: { title: 'New', paragraphs: ['A new search.'] } };
      await writeAnnouncement(context, { name: 'new-search', path: null, texts }, 'kim');
      await launchAnnouncement(context, 'new-search', 'kim');
    }
    const id = (await round.due(context))!;
    let examined = 0;
    const statements = await recordStatements(async () => {
      examined = await workOnRound(context, round);
    });
    expect(examined).toBe(count);
    const { told } = (await findMailing(context.db, round.type, id))!;
    return { told, statements: statements.map(({ sql }) => sql) };
  }

  it.each([
    ['unread messages', unreadRound],
    ['the week', weeklyRound],
    ['promotions', promotionRound],
    ['reminders', reminderRound],
    ['what the team announced', announcementRound],
  ])('about %s asks as many queries for 90 members as for 5', async (_, round) => {
    const few = await cost(round, 5);
    const many = await cost(round, 90);
    expect([few.told, many.told], 'each is told').toEqual([
      expect.toSatisfy((count: number) => count >= 2),
      expect.toSatisfy((count: number) => count >= 30),
    ]);
    expect(many.statements.length, many.statements.join('\n')).toBe(few.statements.length);
    expect(many.statements.length).toBeLessThanOrEqual(20);
  });

  it('counts what it has just noted, so that it never fills the outbox beyond its bound', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { time_zone: ZONE, countries: ['NL'] } });
    for (let start = 0; start < 9; start++)
      await insertMembers(
        opened.db,
        Array.from({ length: 100 }, (_, i) =>
          memberRow(at(start * 100 + i), { activated_at: TEST_NOW - 4 * DAY, signup_date: TEST_NOW - 4 * DAY }),
        ),
      );
    let pieces = 0;
    while ((await workOnRound(context, reminderRound)) > 0) pieces++;
    expect(pieces).toBe(3);
    const waiting = await countDueOutbox(opened.db, TEST_NOW + HOUR, 1_000);
    expect(waiting).toEqual([{ topic: 'notifications.tell', count: 300 }]);
  });
});
