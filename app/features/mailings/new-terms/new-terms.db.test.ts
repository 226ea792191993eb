import { expect, it } from 'vitest';
import { insertConsent } from '~db/queries/consent';
import { deleteMailingsBefore, findMailing } from '~db/queries/mailing';
import { acceptTerms } from '~/features/account/terms/accept-terms.service.server';
import { nextHour } from '~/features/notifications/local-time';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, type MemberWishes } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { recordStatements } from '~/testing/record-statements';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { mailingJobs } from '../mailings.jobs.server';
import { mailNewTerms, previewNewTerms } from './new-terms.service.server';

const ZONE = 'Europe/Amsterdam';
const named = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');

const change = (at: number) => ({
  text: 'terms',
  date: new Date(at).toISOString(),
  from: new Date(at + 30 * DAY).toISOString(),
  what: { en: `Photos cost more since ${named(at)}.`, nl: `Foto’s kosten meer sinds ${named(at)}.` },
});
const FIRST = TEST_NOW - DAY;

/** A brand at 11 o'clock that has announced new terms yesterday. */
function world(opened: OpenDatabase, changes = [change(FIRST)], brand: 1 | 2 = 1) {
  const context = testContext(opened, { brand, tenant: { time_zone: ZONE, text_changes: changes } });
  const join = (wishes: MemberWishes = {}) => makeMember(context, { signup_date: TEST_NOW - 400 * DAY, ...wishes });
  const work = async () => {
    while ((await mailNewTerms(context)) > 0);
    await drainOutbox(opened, context, mailingJobs);
  };
  return { context, join, work };
}

const at = (opened: OpenDatabase, hour: number) =>
  opened.clock.advance(nextHour(opened.clock.now(), ZONE, hour) - opened.clock.now());

withDatabase('new terms', (open) => {
  it('are mailed once to each member who has not accepted them, in their language, by day', async () => {
    const opened = await open();
    const { context, join, work } = world(opened);
    const [anna, ben] = [
      await join({ name: 'Anna', language: 'nl', notifications_disabled: '["news"]' }),
      await join({ name: 'Ben', language: 'en' }),
    ];
    const carl = await join({ name: 'Carl' });
    const consent = { kind: 'terms', given: 1, version: named(FIRST), visit_id: null, at: FIRST };
    await insertConsent(context.db, { ...consent, id: context.ids.ulid(), member_id: carl.id });
    await join({ signup_date: TEST_NOW });
    await join({ status: 'not_confirmed' });
    await makeFictional(context);
    expect((await previewNewTerms(context)).count).toBe(2);
    at(opened, 22);
    await work();
    expect(context.mail.sent).toEqual([]);
    at(opened, 9);
    await Promise.all([mailNewTerms(context), mailNewTerms(context)]);
    for (let days = 0; days < 3; days++) {
      await work();
      opened.clock.advance(DAY);
    }
    expect(context.mail.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [anna.email, 'Nieuwe voorwaarden bij Testbrand'],
        [ben.email, 'New terms at Testbrand'],
      ].toSorted(),
    );
    const mail = context.mail.sent.find(({ to }) => to === ben.email)!;
    expect(mail.text).toContain(`Photos cost more since ${named(FIRST)}.`);
    expect(mail.text).toContain('until December 20, 2026');
    expect(mail.text).toContain(`${context.origin}/notifications/terms\n`);
    // It cannot be switched off.
    expect(mail.headers['List-Unsubscribe']).toBeUndefined();
    // Also long after, when other rounds are forgotten.
    opened.clock.advance(100 * DAY);
    expect(await deleteMailingsBefore(context.db, opened.clock.now() - 90 * DAY, 10)).toBe(0);
    await work();
    expect(context.mail.sent).toHaveLength(2);
  });

  it('are mailed again with the next version, and not to whoever has answered before the mail goes out', async () => {
    const opened = await open();
    const { context, join, work } = world(opened);
    const [anna, ben] = [await join({ name: 'Anna' }), await join({ name: 'Ben' })];
    while ((await mailNewTerms(context)) > 0);
    await acceptTerms(as(context, ben), named(FIRST));
    await work();
    expect(context.mail.sent.map(({ to }) => to)).toEqual([anna.email]);
    const later = world(opened, [change(FIRST), change(TEST_NOW + DAY)]);
    opened.clock.advance(2 * DAY);
    await later.work();
    expect(later.context.mail.sent.map(({ to }) => to).toSorted()).toEqual([anna.email, ben.email].toSorted());
  });

  it('are no mail where there are none, and of no other brand', async () => {
    const opened = await open();
    const { context, join, work } = world(opened, []);
    const there = world(opened, [change(FIRST)], 2);
    await join();
    await work();
    while ((await mailNewTerms(there.context)) > 0);
    await work();
    expect(context.mail.sent).toEqual([]);
    expect(await findMailing(context.db, 'terms', named(FIRST))).toBeUndefined();
    expect(await findMailing(there.context.db, 'terms', named(FIRST))).toMatchObject({ told: 0 });
  });

  it('cost as many statements for twenty members as for two', async () => {
    const cost = async (count: number) => {
      const opened = await open();
      const { context, join } = world(opened);
      for (let joined = 0; joined < count; joined++) await join();
      return (await recordStatements(() => mailNewTerms(context))).length;
    };
    expect(await cost(20)).toBe(await cost(2));
  });
});
