import { expect, it } from 'vitest';
import { insertConsent, listConsentsOfMember } from '~db/queries/consent';
import { action, loader } from '~/routes/notifications-terms';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestOptions } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { acceptTerms } from './accept-terms.service.server';
import { termsFirst } from './terms.errors';
import { findPrivacyChange, findTermsQuestion, readTermsPage, requireTerms } from './terms.service.server';

const iso = (at: number) => new Date(at).toISOString();
const named = (at: number) => iso(at).replace('.000Z', 'Z');

const PUBLISHED = TEST_NOW - DAY;
const FROM = PUBLISHED + 30 * DAY;
const terms = (at: number, from = at + 30 * DAY) => ({
  text: 'terms',
  date: iso(at),
  from: iso(from),
  what: { en: `What came on ${iso(at)}`, nl: 'Wat er kwam' },
});
const CHANGES = { text_changes: [terms(PUBLISHED)] };

/** Someone who joined long ago and accepted the version of then. */
async function longStanding(open: OpenDatabase, tenant: Record<string, unknown>, options: TestOptions = {}) {
  const context = testContext(open, { ...options, tenant });
  const joined = TEST_NOW - 400 * DAY;
  const me = as(context, await makeMember(context, { signup_date: joined }));
  const first = { kind: 'terms', given: 1, version: '2024-01-31T12:00:00Z', visit_id: null, at: joined };
  await insertConsent(me.db, { ...first, id: me.ids.ulid(), member_id: me.member.id });
  return me;
}

withDatabase('new terms', (open) => {
  it('are asked of whoever accepted an earlier version, and wait for the answer from their day on', async () => {
    const opened = await open();
    const me = await longStanding(opened, CHANGES);
    expect(await findTermsQuestion(me, me.member)).toEqual({
      version: named(PUBLISHED),
      accepted: Date.parse('2024-01-31T12:00:00Z'),
      from: FROM,
      due: false,
      changes: [{ at: PUBLISHED, from: FROM, what: `What came on ${iso(PUBLISHED)}` }],
    });
    await requireTerms(me);
    opened.clock.advance(FROM - TEST_NOW - 1);
    await requireTerms(me);
    opened.clock.advance(1);
    await expect(requireTerms(me)).rejects.toEqual(termsFirst());
    expect(await acceptTerms(me, named(PUBLISHED))).toBe('saved');
    await requireTerms(me);
    expect(await findTermsQuestion(me, me.member)).toBeNull();
  });

  it('are logged with version, time and language, once however often it is said', async () => {
    const opened = await open();
    const me = await longStanding(opened, CHANGES, { locale: 'nl' });
    await acceptTerms(me, named(PUBLISHED));
    opened.clock.advance(1000);
    await acceptTerms(me, named(PUBLISHED));
    const log = await listConsentsOfMember(me.db, me.member.id, 10);
    expect(log.map(({ kind, given, version, at, language }) => [kind, given, version, at, language])).toEqual([
      ['terms', 1, named(PUBLISHED), TEST_NOW, 'nl'],
      ['terms', 1, '2024-01-31T12:00:00Z', TEST_NOW - 400 * DAY, null],
    ]);
  });

  it('are not accepted unread: with another version than the latest, nothing is recorded', async () => {
    const me = await longStanding(await open(), { text_changes: [terms(PUBLISHED - 40 * DAY), terms(PUBLISHED)] });
    expect(await acceptTerms(me, named(PUBLISHED - 40 * DAY))).toBe('changed');
    const question = await findTermsQuestion(me, me.member);
    // Both are told, and the first of them that applies decides the day.
    expect(question).toMatchObject({ from: PUBLISHED - 10 * DAY, due: true });
    expect(question!.changes.map(({ at }) => at)).toEqual([PUBLISHED - 40 * DAY, PUBLISHED]);
  });

  it('are no question for whoever accepted them, or joined with them, or where none are new', async () => {
    const opened = await open();
    const old = await longStanding(opened, { text_changes: [] });
    expect(await findTermsQuestion(old, old.member)).toBeNull();
    const context = testContext(opened, { tenant: CHANGES });
    // Members without an entry are from before the log, and count by the day they joined.
    const fresh = await makeMember(context, { signup_date: PUBLISHED + 1 });
    expect(await findTermsQuestion(context, fresh)).toBeNull();
    const imported = await makeMember(context, { signup_date: PUBLISHED - 1 });
    expect(await findTermsQuestion(context, imported)).toMatchObject({ due: false });
  });

  it('of another company are a question too', async () => {
    const opened = await open();
    const me = await longStanding(opened, {});
    const tenant = { ...me.tenant, company: { ...me.tenant.company, added: iso(PUBLISHED) } };
    expect(await findTermsQuestion({ ...me, tenant }, me.member)).toMatchObject({
      from: FROM,
      changes: [{ at: PUBLISHED, what: null }],
    });
  });

  it('have a page with both answers, which goes back to where the question came up', async () => {
    const me = await longStanding(await open(), CHANGES);
    const page = await callRoute(loader, me, '/notifications/terms?next=/chats');
    expect(page.data).toMatchObject({ next: '/chats', question: { version: named(PUBLISHED) }, privacy: [] });
    const answer = (choice: string, next = '') =>
      callRoute(action, me, '/notifications/terms', { form: { answer: choice, version: named(PUBLISHED), next } });
    const later = await answer('later', '/chats');
    expect(later.headers.get('location')).toBe('/members');
    expect(later.headers.get('set-cookie')).toMatch(/^hide-text-change-alert=/);
    expect(await findTermsQuestion(me, me.member)).not.toBeNull();
    expect((await answer('accept', 'https://elsewhere.example')).headers.get('location')).toBe(
      '/notifications/terms?notice=saved',
    );
    expect((await answer('accept', '/chats')).headers.get('location')).toBe('/chats');
    expect((await readTermsPage(me)).accepted).toEqual({ version: PUBLISHED, at: TEST_NOW });
  });
});

withDatabase('a change of the privacy page', (open) => {
  it('is told for two months to whoever joined before it, and asks for nothing', async () => {
    const opened = await open();
    const changed = { text_changes: [{ text: 'privacy', date: iso(PUBLISHED), what: 'Another company sends mail.' }] };
    const me = await longStanding(opened, changed);
    expect(await findTermsQuestion(me, me.member)).toBeNull();
    expect(findPrivacyChange(me, me.member)).toBe(PUBLISHED);
    expect((await readTermsPage(me)).privacy).toMatchObject([{ at: PUBLISHED, what: 'Another company sends mail.' }]);
    const context = testContext(opened, { tenant: changed });
    expect(findPrivacyChange(context, await makeMember(context))).toBeNull();
    opened.clock.advance(60 * DAY);
    expect(findPrivacyChange(me, me.member)).toBeNull();
  });
});
