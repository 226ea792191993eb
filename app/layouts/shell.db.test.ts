import { expect, it } from 'vitest';
import { recordMailReport } from '~/features/account/mail/suppression.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { action as dismiss } from '~/routes/site-entry';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { loadShell } from './shell.server';

const asking = { enable_site_entry_popup: 'yes', countries: ['NL'] };

withDatabase('the entry warning', (open) => {
  // covers S2-094 S2-098 S2-100 S4-008
  it('is shown once to a visitor from a listed country', async () => {
    const opened = await open();
    const first = testContext(opened, { tenant: asking });
    expect((await loadShell(first)).siteEntry).toBe(true);
    const response = await callRoute(dismiss, first, '/site-entry', { method: 'POST' });
    const [, value] = /^hide-site-entry=(\d+); .*Max-Age=31536000/.exec(response.headers.get('Set-Cookie')!)!;
    // The cookie stores the time of the dismissal.
    expect(value).toBe(String(TEST_NOW));
    const again = testContext(opened, { tenant: asking, cookies: { 'hide-site-entry': value! } });
    expect((await loadShell(again)).siteEntry).toBe(false);
  });

  it.each([
    // covers S2-097
    ['if the brand has switched it off', { tenant: { ...asking, enable_site_entry_popup: 'no' } }],
    // covers S2-099
    ['in a country that is not on the list', { tenant: asking, country: { geoip: 'BR', selected: 'NL' } }],
    ['if the list is empty', { tenant: { ...asking, site_entry_countries: [] } }],
  ])('is not shown %s', async (_where, options) => {
    expect((await loadShell(testContext(await open(), options))).siteEntry).toBe(false);
  });

  // covers S2-096
  it('is not shown to a member', async () => {
    const context = testContext(await open(), { tenant: asking });
    expect((await loadShell(as(context, await makeMember(context)))).siteEntry).toBe(false);
  });

  it('returns to the page on which it was shown, never to another site', async () => {
    const context = testContext(await open(), { tenant: asking });
    const from = async (referer: string) =>
      (await callRoute(dismiss, context, '/site-entry', { method: 'POST', headers: { referer } })).headers.get(
        'Location',
      );
    expect(await from(`${context.origin}/login?next=/chats`)).toBe('/login?next=/chats');
    expect(await from('https://evil.example/x')).toBe('/');
  });
});

withDatabase('the alert about gaps in the profile', (open) => {
  // covers S4-008 S4-009
  it('is for confirmed members with gaps, and disappears with the time in hide-enrich-alert', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    expect((await loadShell(me)).enrich).toBe(true);
    expect((await loadShell(as(context, await makeUnconfirmed(context)))).enrich).toBe(false);
    expect((await loadShell(context)).enrich).toBe(false);

    const response = await callRoute(dismiss, me, '/site-entry', { form: { alert: 'hide-enrich-alert' } });
    const [, value] = /^hide-enrich-alert=(\d+); .*Max-Age=2592000/.exec(response.headers.get('Set-Cookie')!)!;
    expect(value).toBe(String(TEST_NOW));
    const cookie = (name: string) => (name === 'hide-enrich-alert' ? value : undefined);
    expect((await loadShell({ ...me, cookie })).enrich).toBe(false);
  });

  it('is not for members with a full profile, and no other cookie can be set by it', async () => {
    const context = testContext(await open(), { tenant: { visible_profile_notes: ['about_me'] } });
    const facts = { relationship_status: 'single', eye_color: 'blue', interests: '["hiking","jazz","chess"]' };
    const whole = await makeMember(context, { ...facts, about: 'Hello there', photo: true });
    const gaps = await makeMember(context, { ...facts, about: null, photo: true });
    expect((await loadShell(as(context, whole))).enrich).toBe(false);
    expect((await loadShell(as(context, gaps))).enrich).toBe(true);
    const response = await callRoute(dismiss, context, '/site-entry', { form: { alert: 'session' } });
    expect(response.headers.get('Set-Cookie')).toMatch(/^hide-site-entry=/);
  });
});

withDatabase('the alert that e-mail was stopped', (open) => {
  // covers S4-011
  it('is for members whose address bounces, and disappears with the time in its cookie', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, { email: 'anna@example.org' });
    const me = as(context, member);
    const stopped = async (context = me) => (await loadShell(context)).mailStopped;
    expect(await stopped()).toBeNull();
    await recordMailReport(context, member.id, member.email, { kind: 'soft', status: '4.2.2' });
    expect(await stopped()).toBeNull();
    await recordMailReport(context, member.id, member.email, { kind: 'hard', named: true, status: '5.1.1' });
    expect(await stopped()).toBe('bounce');
    // A new address has not bounced.
    expect(await stopped(as(context, { ...member, email: 'new@example.org' }))).toBeNull();
    const response = await callRoute(dismiss, me, '/site-entry', {
      form: { alert: 'hide-disabled-notifications-alert' },
    });
    const [, value] = /^hide-disabled-notifications-alert=(\d+);/.exec(response.headers.get('Set-Cookie')!)!;
    expect(value).toBe(String(TEST_NOW));
    const cookie = (name: string) => (name === 'hide-disabled-notifications-alert' ? value : undefined);
    expect(await stopped({ ...me, cookie })).toBeNull();
    // A later report is not the one that was dismissed.
    opened.clock.advance(1000);
    await recordMailReport(context, member.id, member.email, { kind: 'complaint', status: 'abuse' });
    expect(await stopped({ ...me, cookie })).toBe('spam complaint');
  });
});

withDatabase('the shell', (open) => {
  it('shows a member new messages and likes and the credits', async () => {
    const context = testContext(await open());
    const me = await makeMember(context, { name: 'Anna', credits: 7, paid_user: 1 });
    await likeMember(as(context, await makeMember(context)), me.id);
    const shell = await loadShell(as(context, me));
    expect(shell).toMatchObject({ newLikes: 1, unread: 0, user: { name: 'Anna', credits: 7, paidUser: true } });
  });

  // covers S4-005
  it('reminds members who have not confirmed, unless they switched notifications off', async () => {
    const context = testContext(await open());
    const me = await makeUnconfirmed(context);
    const userOf = async (notificationsDisabled: string[]) =>
      (await loadShell(as(context, { ...me, notificationsDisabled }))).user;
    expect(await userOf([])).toMatchObject({ status: 'not_confirmed', profileStatus: 'disabled', remindable: true });
    expect(await userOf(['like'])).toMatchObject({ remindable: false });
  });
});

withDatabase('the welcome offer', (open) => {
  // covers S4-012 S4-013 S4-014
  it('is for new members who have not bought, and its modal opens until it is dismissed', async () => {
    const context = testContext(await open(), { tenant: { welcome_offer: 'time-bonus' } });
    const member = await makeMember(context);
    const me = as(context, member);
    const offer = { code: 'TIMEBONUS25', percentage: 25, endsAt: member.signupDate + 14_400_000, modal: true };
    expect((await loadShell(me)).offer).toEqual(offer);
    expect((await loadShell(context)).offer).toBeNull();
    expect((await loadShell(as(context, { ...member, paidUser: true }))).offer).toBeNull();
    const response = await callRoute(dismiss, me, '/site-entry', { form: { alert: 'hide-time-bonus-modal' } });
    const [, value] = /^hide-time-bonus-modal=(\d+);/.exec(response.headers.get('Set-Cookie')!)!;
    expect(value).toBe(String(TEST_NOW));
    const cookie = (name: string) => (name === 'hide-time-bonus-modal' ? value : undefined);
    expect((await loadShell({ ...me, cookie })).offer).toEqual({ ...offer, modal: false });
  });
});

withDatabase('the alert about changed texts', (open) => {
  it('can be dismissed while it only announces, and not once new terms apply', async () => {
    const [date, from] = [new Date(TEST_NOW).toISOString(), new Date(TEST_NOW + 30 * DAY).toISOString()];
    const what = 'Something is different.';
    const opened = await open();
    const notices = async (text_changes: object[], dismissed = false) => {
      const cookies: Record<string, string> = dismissed ? { 'hide-text-change-alert': '1' } : {};
      const context = testContext(opened, { tenant: { text_changes }, cookies });
      const member = await makeMember(context, { signup_date: TEST_NOW - DAY });
      return (await loadShell(as(context, member))).textChange;
    };
    const terms = [{ text: 'terms', date, from, what }];
    const privacy = [{ text: 'privacy', date, what }];
    expect(await notices([])).toBeNull();
    expect(await notices(privacy)).toEqual({ text: 'privacy', at: TEST_NOW });
    expect(await notices(terms)).toEqual({ text: 'terms', from: TEST_NOW + 30 * DAY, due: false });
    expect(await notices([...terms, ...privacy])).toMatchObject({ text: 'terms' });
    expect([await notices(privacy, true), await notices(terms, true)]).toEqual([null, null]);
    opened.clock.advance(30 * DAY);
    expect(await notices(terms, true)).toMatchObject({ due: true });
  });
});
