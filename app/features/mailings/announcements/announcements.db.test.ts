import { expect, it } from 'vitest';
import { deleteMailingsBefore, findMailing } from '~db/queries/mailing';
import { patchMember } from '~db/queries/member';
import { listNotificationsSent } from '~db/queries/notification';
import { listAuditOf } from '~db/queries/audit.testing';
import { changeSubscription } from '~/features/notifications/push/subscription.service.server';
import { notificationJobs } from '~/features/notifications/notifications.jobs.server';
import { nextHour } from '~/features/notifications/local-time';
import { browserKeys } from '~/providers/push/push.contract';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, MINUTE } from '~/time/durations';
import { mailingJobs } from '../mailings.jobs.server';
import { previewRound, workOnRound } from '../round.service.server';
import type { Announcement } from './announcement';
import { announcementRound, roundOfDraft } from './announcements.service.server';
import { launchAnnouncement, withdrawAnnouncement, writeAnnouncement } from './manage.service.server';

const ZONE = 'Europe/Amsterdam';

const piece = (change: Partial<Announcement> = {}): Announcement => ({
  name: 'new-search',
  path: '/members',
  texts: {
    en: { title: 'A new search at {brand}', paragraphs: ['Find people by interest.'], link: 'Try it' },
    nl: { title: 'Nieuw zoeken bij {brand}', paragraphs: ['Zoek mensen op interesse.'], link: 'Probeer het' },
  },
  ...change,
});

const simple = (name: string, title: string) =>
  piece({ name, path: null, texts: { nl: { title, paragraphs: [`Alles over ${title}.`] } } });

/** A Dutch brand at 11 o'clock, without members. */
async function world(opened: OpenDatabase, brand: 1 | 2 = 1) {
  const context = testContext(opened, {
    brand,
    tenant: { time_zone: ZONE, countries: ['NL'], domain_language: 'nl-NL' },
  });
  opened.clock.advance(nextHour(opened.clock.now(), ZONE, 11) - opened.clock.now());
  const join = (name: string, wishes: MemberWishes = {}) =>
    makeMember(context, {
      name,
      country: 'NL',
      language: 'nl',
      signup_date: opened.clock.now() - 40 * DAY,
      last_active_at: opened.clock.now() - DAY,
      ...wishes,
    });
  const drain = async () => {
    for (let turn = 0; turn < 3; turn++) {
      opened.clock.advance(MINUTE);
      await drainOutbox(opened, context, { ...notificationJobs, ...mailingJobs });
    }
  };
  const work = async () => {
    while ((await workOnRound(context, announcementRound)) > 0);
  };
  const tell = async () => {
    await work();
    await drain();
  };
  const launch = async (what: Announcement) => {
    expect(await writeAnnouncement(context, what, 'Eva')).toBe(true);
    expect(await launchAnnouncement(context, what.name, 'Kim')).toBe(true);
  };
  return { opened, context, join, work, drain, tell, launch };
}

const sent = (context: TestContext) => context.mail.sent.map(({ to, subject }) => `${to} ${subject}`).toSorted();

withDatabase('what the team announces', (open) => {
  it('is told once to each member in their language, to nobody who joined later or wants none, at no other brand', async () => {
    const opened = await open();
    const { context, join, launch, tell } = await world(opened);
    const there = await world(opened, 2);
    await there.join('Zoe');
    const [anna, ben] = [await join('Anna'), await join('Ben', { language: 'en' })];
    await join('Cleo', { notifications_disabled: '["news"]', push_disabled: '["news"]' });
    await join('Dirk', { status: 'not_confirmed' });
    await writeAnnouncement(context, piece(), 'Eva');
    await tell();
    expect(context.mail.sent).toEqual([]);
    await launch(piece());
    opened.clock.advance(1000);
    await join('Fay', { signup_date: opened.clock.now() });
    for (let days = 0; days < 5; days++) {
      await tell();
      await there.tell();
      opened.clock.advance(DAY);
    }
    expect(sent(context)).toEqual(
      [`${anna.email} Nieuw zoeken bij Testbrand`, `${ben.email} A new search at Testbrand`].toSorted(),
    );
    expect(there.context.mail.sent).toEqual([]);
    const mail = context.mail.sent.find(({ to }) => to === anna.email)!;
    expect(mail.text).toContain('Zoek mensen op interesse.');
    expect(mail.text).toContain(`Probeer het:\n${context.origin}/members\n`);
    expect(mail.text).toContain(`${context.origin}/notifications/news\n`);
    expect(mail.html).toContain('lang="nl"');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const actions = (await listAuditOf(context.db, 'Kim', 10)).map(({ action }) => action);
    expect(actions).toEqual(['announcement.launched']);
  });

  it('is in the language of the brand, frame and all, for somebody whose language it does not have', async () => {
    const { context, join, launch, tell } = await world(await open());
    await join('Ben', { language: 'en' });
    await launch(simple('opening', 'Open'));
    await tell();
    const [mail] = context.mail.sent;
    expect(mail).toMatchObject({ subject: 'Open' });
    expect(mail!.text).toMatch(/^Hallo Ben,\n\nAlles over Open\.\n/);
    expect(mail!.html).toContain('lang="nl"');
  });

  it('is not sent once it is withdrawn, wherever on its way it is', async () => {
    const { opened, context, join, launch, work, drain, tell } = await world(await open());
    const anna = await join('Anna');
    await launch(piece());
    await work();
    // The round is over, and the member’s list says that there is something to tell.
    expect(await withdrawAnnouncement(context, 'new-search', 'Kim')).toBe('withdrawn');
    await drain();
    expect(context.mail.sent).toEqual([]);
    expect(await listNotificationsSent(context.db, anna.id, 0)).toEqual([]);
    // Decided, and in the outbox.
    await launch(simple('second', 'Twee'));
    await work();
    opened.clock.advance(MINUTE);
    await drainOutbox(opened, context, notificationJobs);
    expect(await listNotificationsSent(context.db, anna.id, 0)).toMatchObject([{ subject: 'second', channel: 'mail' }]);
    expect(await withdrawAnnouncement(context, 'second', 'Kim')).toBe('withdrawn');
    await drain();
    expect(context.mail.sent).toEqual([]);
    // Before its round begins, and a negative control: what is not withdrawn is sent.
    await launch(simple('third', 'Drie'));
    await withdrawAnnouncement(context, 'third', 'Kim');
    await launch(simple('fourth', 'Vier'));
    await tell();
    expect(sent(context)).toEqual([`${anna.email} Vier`]);
    expect(await withdrawAnnouncement(context, 'third', 'Kim')).toBe('none');
    expect(await launchAnnouncement(context, 'third', 'Kim')).toBe(false);
    expect(await writeAnnouncement(context, simple('third', 'Anders'), 'Eva')).toBe(false);
  });

  it('is told by two runners at once to everybody once, and what waits for the morning is one mail', async () => {
    const { opened, context, join, launch, drain } = await world(await open());
    for (let n = 0; n < 3; n++) await join(`M${n}`);
    opened.clock.advance(nextHour(opened.clock.now(), ZONE, 23) - opened.clock.now());
    await launch(piece());
    await launch(simple('second', 'Twee'));
    const both = () => [workOnRound(context, announcementRound), workOnRound(context, announcementRound)];
    for (let turn = 0; turn < 3; turn++) await Promise.all(both());
    await drain();
    expect(context.mail.sent).toEqual([]);
    opened.clock.advance(nextHour(opened.clock.now(), ZONE, 9) - opened.clock.now());
    await drain();
    expect(context.mail.sent.map(({ subject }) => subject)).toEqual(Array(3).fill('Nieuw bij Testbrand'));
    const [mail] = context.mail.sent;
    expect(mail!.text).toContain('* Nieuw zoeken bij Testbrand\n\nZoek mensen op interesse.\n\nProbeer het:');
    expect(mail!.text).toContain('* Twee\n\nAlles over Twee.');
    expect(await findMailing(context.db, 'news', 'second')).toMatchObject({ told: 3, examined: 3 });
  });

  it('is told in its first two weeks only, also if it has waited until then', async () => {
    const { opened, context, join, launch, tell, work, drain } = await world(await open());
    const anna = await join('Anna');
    await launch(piece());
    opened.clock.advance(14 * DAY - 5 * MINUTE);
    await work();
    await patchMember(context.db, anna.id, { last_active_at: opened.clock.now() });
    opened.clock.advance(DAY);
    await drain();
    await launch(simple('second', 'Twee'));
    opened.clock.advance(15 * DAY);
    await tell();
    expect(context.mail.sent).toEqual([]);
    expect(await findMailing(context.db, 'news', 'second')).toBeUndefined();
    // The row of a round may go after 90 days: it is not due again.
    expect(await deleteMailingsBefore(context.db, opened.clock.now() - 90 * DAY, 10)).toBe(0);
    opened.clock.advance(76 * DAY);
    expect(await deleteMailingsBefore(context.db, opened.clock.now() - 90 * DAY, 10)).toBe(1);
    await tell();
    expect(await findMailing(context.db, 'news', 'new-search')).toBeUndefined();
    expect(context.mail.sent).toEqual([]);
  });

  it('is a push without what it says, which opens the page that says it', async () => {
    const { context, join, launch, tell } = await world(await open());
    const anna = await join('Anna', { notifications_disabled: '["news"]' });
    const { p256dh, auth } = browserKeys();
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh, auth } };
    await changeSubscription(as(context, anna), { subscription });
    await launch(piece());
    await tell();
    const [push] = context.push.sent;
    expect(JSON.stringify(push)).toContain('Er is nieuws voor je.');
    expect(JSON.stringify(push)).toContain('/notifications/news');
    expect(JSON.stringify(push)).not.toMatch(/Nieuw zoeken|interesse/);
    expect(context.mail.sent).toEqual([]);
  });

  it('says in a dry run whom a draft would be told, and changes nothing', async () => {
    const { opened, context, join } = await world(await open());
    const anna = await join('Anna');
    await join('Cleo', { notifications_disabled: '["news"]', push_disabled: '["news"]' });
    await writeAnnouncement(context, piece(), 'Eva');
    expect(await previewRound(context, announcementRound)).toEqual({ count: 0, more: false });
    const preview = await previewRound(context, roundOfDraft('new-search', opened.clock.now()));
    expect(preview).toMatchObject({ count: 1, lines: [`tell member ${anna.id} about new-search`] });
    expect(await findMailing(context.db, 'news', 'new-search')).toBeUndefined();
    expect(await withdrawAnnouncement(context, 'new-search', 'Eva')).toBe('deleted');
    expect(await launchAnnouncement(context, 'new-search', 'Eva')).toBe(false);
  });
});
