import { expect, it } from 'vitest';
import { listNotificationsSent } from '~db/queries/notification';
import { endCode, launchCode } from '~/features/billing/discounts/launch.service.server';
import { nextHour } from '~/features/notifications/local-time';
import { notificationJobs } from '~/features/notifications/notifications.jobs.server';
import { discountFields } from '~/tenancy/discount-schema.server';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR, MINUTE } from '~/time/durations';
import { announcementRound } from './announcements/announcements.service.server';
import { launchAnnouncement, withdrawAnnouncement, writeAnnouncement } from './announcements/manage.service.server';
import { mailingJobs } from './mailings.jobs.server';
import { promotionRound } from './promotions.service.server';
import { workOnRound, type Round } from './round.service.server';

const ZONE = 'Europe/Amsterdam';

/** Anna, at 23 o'clock: what she is to be told waits for the morning. */
async function night(opened: OpenDatabase) {
  const context = testContext(opened, { tenant: { time_zone: ZONE, countries: ['NL'] } });
  const now = opened.clock.now();
  const anna = await makeMember(context, {
    country: 'NL',
    language: 'en',
    paid_user: 0,
    signup_date: now - 40 * DAY,
    last_active_at: now - HOUR,
  });
  const until = (hour: number) => opened.clock.advance(nextHour(opened.clock.now(), ZONE, hour) - opened.clock.now());
  until(23);
  const work = async (round: Round) => {
    while ((await workOnRound(context, round)) > 0);
    opened.clock.advance(MINUTE);
    await drainOutbox(opened, context, notificationJobs);
  };
  /** It is decided what is sent; nothing is sent yet. */
  const decide = async () => {
    until(9);
    await drainOutbox(opened, context, notificationJobs);
  };
  const drain = () => drainOutbox(opened, context, { ...notificationJobs, ...mailingJobs });
  const notified = async () =>
    (await listNotificationsSent(context.db, anna.id, 0)).map(({ subject }) => subject).toSorted();
  return { context, work, decide, drain, notified };
}

withDatabase('several things that waited for the same morning', (open) => {
  const launch = async (context: Parameters<typeof launchCode>[0], code: string, value_percentage: number) =>
    expect(await launchCode(context, discountFields.parse({ code, value_percentage }), 'kim')).toBe('launched');

  it('are all told: two promotions are one mail with both codes', async () => {
    const opened = await open();
    const { context, work, decide, drain, notified } = await night(opened);
    await launch(context, 'SPRING10', 10);
    await work(promotionRound);
    opened.clock.advance(DAY - 2 * HOUR);
    await launch(context, 'SUMMER20', 20);
    opened.clock.advance(2 * HOUR);
    await work(promotionRound);
    await decide();
    await drain();
    expect(context.mail.sent.map(({ subject }) => subject)).toEqual(['Offers on credits at Testbrand']);
    const { text } = context.mail.sent[0]!;
    for (const part of ['* 10% off credits', '* 20% off credits', 'Code: SPRING10', 'Code: SUMMER20'])
      expect(text).toContain(part);
    for (const code of ['SPRING10', 'SUMMER20']) expect(text).toContain(`${context.origin}/credits?code=${code}\n`);
    expect(await notified()).toEqual(['SPRING10', 'SUMMER20']);
  });

  it('are recorded as told only if they were: not a promotion that has ended meanwhile', async () => {
    const opened = await open();
    const { context, work, decide, drain, notified } = await night(opened);
    await launch(context, 'SPRING10', 10);
    await work(promotionRound);
    opened.clock.advance(DAY);
    await launch(context, 'SUMMER20', 20);
    await work(promotionRound);
    await decide();
    expect(await endCode(context, 'SUMMER20', 'kim')).toBe(true);
    await drain();
    expect(context.mail.sent.map(({ subject }) => subject)).toEqual(['10% off credits at Testbrand']);
    expect(await notified()).toEqual(['SPRING10']);
  });

  it('are recorded as told only if they were: not an announcement that was withdrawn meanwhile', async () => {
    const { context, work, decide, drain, notified } = await night(await open());
    for (const name of ['first', 'second']) {
      const texts = { en: { title: `The ${name}`, paragraphs: [`All about the ${name}.`] } };
      await writeAnnouncement(context, { name, path: null, texts }, 'Eva');
      await launchAnnouncement(context, name, 'Kim');
    }
    await work(announcementRound);
    await work(announcementRound);
    await decide();
    expect(await notified()).toEqual(['first', 'second']);
    await withdrawAnnouncement(context, 'first', 'Kim');
    await drain();
    expect(context.mail.sent.map(({ subject }) => subject)).toEqual(['The second']);
    expect(await notified()).toEqual(['second']);
  });

  it('are decided on again if they could not be sent by day: not at night, but in the next morning', async () => {
    const opened = await open();
    const { context, work, decide, drain, notified } = await night(opened);
    const texts = { en: { title: 'A new search', paragraphs: ['Find people by interest.'] } };
    await writeAnnouncement(context, { name: 'new-search', path: null, texts }, 'Eva');
    await launchAnnouncement(context, 'new-search', 'Kim');
    await work(announcementRound);
    await decide();
    expect(await notified()).toEqual(['new-search']);
    opened.clock.advance(14 * HOUR);
    for (let turn = 0; turn < 3; turn++) await drain();
    expect([context.mail.sent, await notified()]).toEqual([[], []]);
    await decide();
    await drain();
    expect(context.mail.sent.map(({ subject }) => subject)).toEqual(['A new search']);
    expect(await notified()).toEqual(['new-search']);
  });
});
