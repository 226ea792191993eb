import { expect, it } from 'vitest';
import { findMailing } from '~db/queries/mailing';
import { findMember, patchMember } from '~db/queries/member';
import { listNotificationsSent } from '~db/queries/notification';
import { putVisit } from '~db/queries/visit';
import { startSession } from '~/features/account/sessions/session.testing';
import { followLink } from '~/features/account/links/link.service.server';
import { unsubscribeLink } from '~/features/account/mail/unsubscribe.service.server';
import { recordMailReport } from '~/features/account/mail/suppression.service.server';
import { endCode, launchCode } from '~/features/billing/discounts/launch.service.server';
import { discountFields, type LaunchedCode } from '~/tenancy/discount-schema.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { likeMember } from '~/features/likes/likes.service.server';
import { nextHour } from '~/features/notifications/local-time';
import { notificationJobs } from '~/features/notifications/notifications.jobs.server';
import { oneTimeLinks } from './one-time-links.server';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR, MINUTE } from '~/time/durations';
import { promotionRound } from './promotions.service.server';
import { mailingJobs } from './mailings.jobs.server';
import { reminderRound } from './reminders.service.server';
import { previewRound, workOnRound, type Round } from './round.service.server';
import { unreadRound } from './unread.service.server';
import { weeklyRound } from './weekly.service.server';

const ZONE = 'Europe/Amsterdam';

/** A brand without the mails of single messages and likes, so that only the round in question speaks. */
async function world(opened: OpenDatabase, brand: 1 | 2 = 1) {
  const context = chatContext(opened, { brand, tenant: { time_zone: ZONE, countries: ['NL'] } });
  const anna = await makeRich(context, {
    name: 'Anna',
    country: 'NL',
    gender: 'female',
    notifications_disabled: '["new_conversations","new_messages","like"]',
    signup_date: opened.clock.now() - 40 * DAY,
    last_active_at: opened.clock.now() - HOUR,
    about: 'Hello',
    city: 'Utrecht',
    photo: true,
  });
  const drain = async () => {
    for (let turn = 0; turn < 3; turn++) {
      opened.clock.advance(MINUTE);
      await drainOutbox(opened, context, { ...notificationJobs, ...mailingJobs });
    }
  };
  /** What a day of the running server does. */
  const day = async (round: Round) => {
    opened.clock.advance(DAY);
    while ((await workOnRound(context, round)) > 0);
    await drain();
  };
  const subjects = () => context.mail.sent.map(({ subject }) => subject);
  return { context, anna, day, drain, subjects, opened };
}

const mailTo = (context: TestContext, email: string | null) => context.mail.sent.filter(({ to }) => to === email);

withDatabase('rounds to all members', (open) => {
  it('remind of unread messages after a day and once more after a week, with names and labels but no text', async () => {
    const { context, anna, day, subjects } = await world(await open());
    const ben = await makeRich(context, { name: 'Ben' });
    await send(context, ben, anna, { text: 'The secret of the sea' });
    await day(unreadRound);
    expect(subjects()).toEqual(['Messages are waiting for you on Testbrand']);
    const [mail] = context.mail.sent;
    expect(mail!.text).toContain('- Ben, one message');
    expect(mail!.text + mail!.html).not.toContain('secret');
    for (let days = 0; days < 5; days++) await day(unreadRound);
    expect(subjects()).toHaveLength(1);
    for (let days = 0; days < 10; days++) await day(unreadRound);
    expect(subjects()).toHaveLength(2);
    const sent = await listNotificationsSent(context.db, anna.id, 0);
    expect(sent.map(({ type }) => type)).toEqual(['unread_message_reminders', 'unread_message_reminders']);
  });

  it('end with one click for their own type, and send nothing to stopped addresses or to somebody who is online', async () => {
    const { context, anna, day, subjects, opened } = await world(await open());
    const ben = await makeRich(context, { name: 'Ben', notifications_disabled: null });
    await send(context, ben, anna);
    await patchMember(context.db, anna.id, { last_active_at: opened.clock.now() + DAY - MINUTE });
    await day(unreadRound);
    expect(subjects()).toEqual([]);
    const carl = await makeRich(context, { name: 'Carl' });
    await recordMailReport(context, carl.id, carl.email!, { kind: 'complaint', status: '' });
    await send(context, ben, carl);
    await day(unreadRound);
    expect(mailTo(context, carl.email)).toEqual([]);
    const dora = await makeRich(context, { name: 'Dora' });
    await send(context, ben, dora);
    await day(unreadRound);
    const [mail] = mailTo(context, dora.email).filter(({ subject }) => subject.startsWith('Messages are waiting'));
    const secret = /\/([\w-]{43})>/.exec(mail!.headers['List-Unsubscribe']!)![1]!;
    await followLink(context, secret, { unsubscribe: unsubscribeLink });
    expect((await findMember(context.db, dora.id))!.notifications_disabled).toBe('["unread_message_reminders"]');
  });

  it('tell the true numbers of the week on Sunday, of members only, once, and nothing where nothing happened', async () => {
    const { context, anna, drain, subjects, opened } = await world(await open());
    const away = {
      country: 'BE',
      signup_date: opened.clock.now() - 40 * DAY,
      notifications_disabled: '["weekly_updates"]',
    };
    const [ben, sample] = [
      await makeRich(context, away),
      await makeFictional(context, { country: 'NL', gender: 'male' }),
    ];
    opened.clock.advance(nextHour(opened.clock.now() + 7 * DAY, ZONE, 16, 'Sun') - opened.clock.now());
    const quiet = { ...away, notifications_disabled: null, last_active_at: opened.clock.now() - DAY };
    const carl = await makeRich(context, { ...quiet, name: 'Carl', country: 'NL', gender: 'male' });
    await patchMember(context.db, anna.id, { last_active_at: opened.clock.now() - DAY });
    await likeMember(as(context, ben), anna.id);
    await putVisit(context.db, { visitedId: anna.id, visitorId: ben.id, now: opened.clock.now() - DAY });
    await putVisit(context.db, { visitedId: anna.id, visitorId: carl.id, now: opened.clock.now() - 8 * DAY });
    await patchMember(context.db, sample.id, { signup_date: opened.clock.now() - DAY });
    const preview = await previewRound(context, weeklyRound);
    expect(preview.lines).toEqual([expect.stringContaining(`tell member ${anna.id}`)]);
    expect(await findMailing(context.db, 'weekly_updates', (await weeklyRound.due(context))!)).toBeUndefined();
    await Promise.all([workOnRound(context, weeklyRound), workOnRound(context, weeklyRound)]);
    while ((await workOnRound(context, weeklyRound)) > 0);
    await drain();
    expect(subjects()).toEqual(['Your week on Testbrand']);
    expect(context.mail.sent[0]!.text).toContain('New likes: 1\nPeople who viewed your profile: 1\n');
    // The only new profile that she looks for is made up, and Carl is here for longer than a week.
    expect(context.mail.sent[0]!.text).not.toContain('New people');
    opened.clock.advance(HOUR);
    while ((await workOnRound(context, weeklyRound)) > 0);
    await drain();
    expect(subjects()).toHaveLength(1);
    expect(await findMailing(context.db, 'weekly_updates', (await weeklyRound.due(context))!)).toMatchObject({
      told: 1,
    });
  });

  it('tell the week to invisible members who were here, whose presence stands still, and to nobody who was not', async () => {
    const { context, opened, drain } = await world(await open());
    opened.clock.advance(nextHour(opened.clock.now() + 7 * DAY, ZONE, 16, 'Sun') - opened.clock.now());
    const long = opened.clock.now() - 100 * DAY;
    const away = { country: 'NL' as const, invisible: 1, signup_date: long, last_active_at: long, activated_at: long };
    const [here, deleted] = [await makeRich(context, away), await makeRich(context, away)];
    opened.clock.advance(-DAY);
    await startSession(context, here.id);
    opened.clock.advance(DAY);
    for (const { id } of [here, deleted]) await likeMember(as(context, await makeRich(context)), id);
    while ((await workOnRound(context, weeklyRound)) > 0);
    await drain();
    const recipients = context.mail.sent.filter(({ subject }) => subject.startsWith('Your week')).map(({ to }) => to);
    expect([recipients.includes(here.email), recipients.includes(deleted.email)]).toEqual([true, false]);
  });

  it('remind of what is not finished: a link that confirms, then the profile, twice each at most', async () => {
    const { context, day, opened } = await world(await open());
    const eva = await makeUnconfirmed(context, { name: 'Eva', email: 'eva@example.org' });
    const off = await makeUnconfirmed(context, { email: 'off@example.org', notifications_disabled: '["news"]' });
    for (let days = 0; days < 9; days++) await day(reminderRound);
    const mails = mailTo(context, eva.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your profile on Testbrand isn’t visible yet'));
    expect(mailTo(context, off.email)).toEqual([]);
    await patchMember(context.db, eva.id, { signup_date: opened.clock.now() - 4 * DAY });
    const secret = /localhost:3000\/([\w-]{43})\s/.exec(mails[1]!.text)![1]!;
    expect(await followLink(as(context, eva), secret, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
    for (let days = 0; days < 40; days++) await day(reminderRound);
    const more = mailTo(context, eva.email).slice(2);
    expect(more.map(({ subject }) => subject)).toEqual(Array(2).fill('Your profile on Testbrand isn’t finished yet'));
    expect(more[0]!.text).toContain('A photo:');
  });

  it('go on where a killed process stopped, and touch no other brand', async () => {
    const opened = await open();
    const { context, anna, subjects, drain } = await world(opened);
    const there = await world(opened, 2);
    const ben = await makeRich(context, { name: 'Ben' });
    await send(context, ben, anna);
    await send(there.context, await makeRich(there.context), there.anna);
    opened.clock.advance(DAY);
    // The transaction of the first piece is rolled back, as if the process had died in it.
    const broken = { ...context, ids: { ...context.ids, ulid: () => { throw new Error('killed'); } } }; // prettier-ignore
    await expect(workOnRound(broken, unreadRound)).rejects.toThrow('killed');
    while ((await workOnRound(context, unreadRound)) > 0);
    await drain();
    expect(subjects()).toEqual(['Messages are waiting for you on Testbrand']);
    expect(there.subjects()).toEqual([]);
    expect(
      await findMailing(there.context.db, 'unread_message_reminders', (await unreadRound.due(context))!),
    ).toBeUndefined();
  });

  it('tell each member who can use it of a promotion, once, with all of its conditions', async () => {
    const { context, anna, day, opened } = await world(await open());
    const launch = (code: string, more: Partial<LaunchedCode> = {}) =>
      launchCode(context, { ...discountFields.parse({ code, value_percentage: 20 }), ...more }, 'kim');
    await patchMember(context.db, anna.id, { paid_user: 0 });
    const fits = { country: 'NL', paid_user: 0, signup_date: opened.clock.now() - 40 * DAY };
    const [off, fresh, paid] = [
      await makeRich(context, { ...fits, notifications_disabled: '["promotions"]', push_disabled: '["promotions"]' }),
      await makeRich(context, { ...fits, signup_date: opened.clock.now() }),
      await makeRich(context, { ...fits, paid_user: 1 }),
    ];
    opened.clock.advance(nextHour(opened.clock.now(), ZONE, 11) - opened.clock.now());
    await day(promotionRound);
    expect(context.mail.sent).toEqual([]);

    const expires = new Date(opened.clock.now() + 10 * DAY).toISOString();
    const minimum = { currency: 'EUR' as const, minimum_order_value: 2500 };
    expect(await launch('FIRST20', { first_order: true, expires, ...minimum })).toBe('launched');
    for (let days = 0; days < 3; days++) await day(promotionRound);
    const [mail, ...others] = mailTo(context, anna.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '20% off credits at Testbrand' });
    // The hour is the brand's, and says so: a reader elsewhere has another clock.
    for (const part of ['FIRST20', '€25.00', 'first order', 'once', 'AM GMT+1', '/credits?code=FIRST20'])
      expect(mail!.text).toContain(part);
    for (const { email } of [off, fresh, paid]) expect(mailTo(context, email)).toEqual([]);

    // Abroad, for one person alone, or no longer open: nothing to tell anybody of.
    expect(await launch('ABROAD', { country: 'DE', value_percentage: 10 })).toBe('launched');
    expect(await launch('ALONE', { validity: 'once', value_percentage: 10 })).toBe('launched');
    await day(promotionRound);
    expect(mailTo(context, anna.email)).toHaveLength(1);
    expect(await launch('ENDED', { value_percentage: 10 })).toBe('launched');
    expect(await endCode(context, 'ENDED', 'kim')).toBe(true);
    await day(promotionRound);
    expect(mailTo(context, anna.email)).toHaveLength(1);
    expect(mailTo(context, paid.email)).toEqual([]);
  });
});
