import { expect, it } from 'vitest';
import { insertConsent } from '~db/queries/consent';
import { getMember } from '~db/queries/member';
import { saveSection } from '~/features/profiles/edit/profile-edit.service.server';
import { sectionSchema } from '~/features/profiles/edit/profile-edit.schema.server';
import { action, loader } from '~/routes/notifications-consents';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { agreesTo } from './consent-log.service.server';
import { listConsents, sayConsent } from './consents.service.server';
import { consentVersions } from './consents';

const SENSITIVE = consentVersions.sensitive_data;

async function member(open: OpenDatabase, tenant: Record<string, unknown> = {}) {
  const context = testContext(open, { tenant });
  return as(context, await makeMember(context));
}

withDatabase('consents', (open) => {
  it('are given to the text that was read, logged, and taken back', async () => {
    const opened = await open();
    const me = await member(opened);
    const say = (given: boolean) => sayConsent(me, { kind: 'sensitive_data', given, version: SENSITIVE });
    expect((await listConsents(me)).consents).toContainEqual({
      kind: 'sensitive_data',
      state: 'none',
      at: null,
      version: SENSITIVE,
    });
    expect([await say(true), await say(true)]).toEqual(['saved', 'saved']);
    expect(await agreesTo(me.db, me.member.id, 'sensitive_data')).toBe(true);
    opened.clock.advance(1000);
    await say(false);
    expect(await agreesTo(me.db, me.member.id, 'sensitive_data')).toBe(false);
    const { consents, log } = await listConsents(me);
    expect(consents.find(({ kind }) => kind === 'sensitive_data')!.state).toBe('none');
    expect(log.map(({ kind, given, version }) => [kind, given, version])).toEqual([
      ['sensitive_data', false, SENSITIVE],
      ['sensitive_data', true, SENSITIVE],
    ]);
  });

  it('to an older text count no longer, and are asked again', async () => {
    const me = await member(await open());
    const old = { kind: 'sensitive_data', given: 1, version: '2020-01-01', visit_id: null, at: 1 };
    await insertConsent(me.db, { ...old, id: me.ids.ulid(), member_id: me.member.id });
    const mine = async () => (await listConsents(me)).consents.find(({ kind }) => kind === 'sensitive_data')!;
    expect(await mine()).toMatchObject({ state: 'outdated', at: 1 });
    expect(await agreesTo(me.db, me.member.id, 'sensitive_data')).toBe(false);
    expect(await sayConsent(me, { kind: 'sensitive_data', given: true, version: '2020-01-01' })).toBe('changed');
    expect(await mine()).toMatchObject({ state: 'outdated' });
    await sayConsent(me, { kind: 'sensitive_data', given: true, version: SENSITIVE });
    expect(await mine()).toMatchObject({ state: 'given' });
  });

  it('taken back: the orientation is deleted in the same step', async () => {
    const me = await member(await open());
    const rules = {
      email: me.member.email!,
      brand: me.tenant.name,
      countries: me.tenant.countries,
      sensitive: false,
      hasContact: () => false,
    };
    const form = { section: 'traits', sexuality: 'bi', eye_color: 'green' };
    expect(sectionSchema(rules).safeParse(form).success).toBe(false);
    expect(sectionSchema({ ...rules, sensitive: true }).safeParse(form).success).toBe(true);
    await saveSection(me, sectionSchema(rules).parse({ ...form, sensitive: 'on' }));
    expect(await getMember(me.db, me.member.id)).toMatchObject({ sexuality: 'bi', eye_color: 'green' });
    expect(await agreesTo(me.db, me.member.id, 'sensitive_data')).toBe(true);
    await sayConsent(me, { kind: 'sensitive_data', given: false, version: SENSITIVE });
    expect(await getMember(me.db, me.member.id)).toMatchObject({ sexuality: null, eye_color: 'green' });
  });

  it('the passing on of data is asked for only where the brand does that', async () => {
    const resell = async (tenant: Record<string, unknown>) => {
      const me = await member(await open(), tenant);
      const offered = (await listConsents(me)).consents.some(({ kind }) => kind === 'resell');
      await sayConsent(me, { kind: 'resell', given: true, version: consentVersions.resell });
      return [offered, await agreesTo(me.db, me.member.id, 'resell')];
    };
    expect(await resell({ member_resell: true })).toEqual([true, true]);
    expect(await resell({ member_resell: false })).toEqual([false, false]);
  });

  it('are a page with one form each, also without JavaScript', async () => {
    const me = await member(await open(), { member_resell: true });
    const form = { kind: 'resell', given: 'yes', version: consentVersions.resell };
    const response = await callRoute(action, me, '/notifications/consents', { form });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/notifications/consents?notice=saved']);
    const old = await callRoute(action, me, '/notifications/consents', { form: { ...form, version: 'x' } });
    expect(old.headers.get('Location')).toBe('/notifications/consents?notice=changed');
    const page = await callRoute(loader, me, '/notifications/consents?notice=saved');
    expect(page.data).toMatchObject({ notice: 'saved' });
    expect((await callRoute(action, me, '/notifications/consents', { form: { ...form, kind: 'all' } })).status).toBe(
      400,
    );
  });
});
