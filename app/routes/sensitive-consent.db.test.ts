import { expect, it } from 'vitest';
import { insertConsent, listConsentsOfMember } from '~db/queries/consent';
import { getMember } from '~db/queries/member';
import { consentVersions } from '~/features/profiles/consents/consents';
import { previewWithheld, withholdOutdated } from '~/features/profiles/consents/withhold.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader as memberPage } from './members-id';
import { action as sayConsent } from './notifications-consents';
import { action as edit } from './profile';

const tenant = {
  visible_profile_fields: ['gender', 'sexuality', 'interests'],
  search_fields: ['gender', 'country', 'min_age', 'max_age', 'sexuality'],
};

withDatabase('the orientation of a member', (open) => {
  it.each(['hetero', 'gay', 'lesbian', 'bi'])(
    '%s is stored, shown and found by it only with a consent of its own, until that is taken back',
    async (sexuality) => {
      const context = testContext(await open(), { tenant, locale: 'nl' });
      const me = as(context, await makeMember(context, { name: 'Zoë', gender: 'female', sexuality: null }));
      const reader = as(context, await makeMember(context));
      const fill = async (consent: Record<string, string>) => {
        const form = { section: 'traits', sexuality, ...consent };
        return (await callRoute(edit, me, '/profile', { form })).status;
      };
      const seen = async () => {
        const params = { id: me.member.id };
        const { data } = await callRoute(memberPage, reader, `/members/${me.member.id}`, { params });
        // Not the similar ones, which a wider search finds.
        const found = await searchPeople(reader, new URLSearchParams({ gender: 'female', sexuality }));
        return [
          new RegExp(`sexuality.{1,30}\\b${sexuality}\\b`).test(JSON.stringify(data)),
          found!.people.map(({ name }) => name),
        ];
      };
      const log = async () =>
        (await listConsentsOfMember(me.db, me.member.id, 5)).map(({ given, version, language }) => [
          given,
          version,
          language,
        ]);

      expect(await fill({})).toBe(400);
      expect([(await getMember(me.db, me.member.id)).sexuality, await seen(), await log()]).toEqual([
        null,
        [false, []],
        [],
      ]);
      expect(await fill({ sensitive: 'on' })).toBe(303);
      expect(await seen()).toEqual([true, ['Zoë']]);
      expect(await log()).toEqual([[1, consentVersions.sensitive_data, 'nl']]);

      const form = { kind: 'sensitive_data', given: 'no', version: consentVersions.sensitive_data };
      await callRoute(sayConsent, me, '/notifications/consents', { form });
      expect(await seen()).toEqual([false, []]);
      expect((await log()).map(([given]) => given).toSorted()).toEqual([0, 1]);
      // And nothing can be filled in again without agreeing again.
      expect(await fill({})).toBe(400);
    },
  );

  it('is hidden while its owner has agreed to an earlier text only, and is back with the agreement', async () => {
    const context = testContext(await open(), { tenant, locale: 'en' });
    const reader = as(context, await makeMember(context));
    const join = async (name: string, version: string) => {
      const me = as(context, await makeMember(context, { name, gender: 'female', sexuality: 'bi' }));
      const consent = { kind: 'sensitive_data', given: 1, version, visit_id: null, at: 1, member_id: me.member.id };
      await insertConsent(context.db, { ...consent, id: context.ids.ulid() });
      return me;
    };
    const [old, other] = [await join('Olga', '2020-01-01'), await join('Vera', '2020-01-01')];
    await join('Nina', consentVersions.sensitive_data);
    const found = async () =>
      (await searchPeople(reader, new URLSearchParams({ gender: 'female', sexuality: 'bi' })))!.people
        .map(({ name }) => name)
        .toSorted();
    const seen = async ({ member: { id } }: typeof old) => {
      const { data } = await callRoute(memberPage, reader, `/members/${id}`, { params: { id } });
      return /sexuality.{1,30}\bbi\b/.test(JSON.stringify(data));
    };
    expect(await previewWithheld(context)).toEqual({ count: 2, more: false });
    while ((await withholdOutdated(context)) > 0);
    expect(await found()).toEqual(['Nina']);
    expect([await seen(old), await seen(other)]).toEqual([false, false]);
    // The copy of the data has it: it is stored still.
    expect(await getMember(context.db, old.member.id)).toMatchObject({ sexuality: null, sexuality_withheld: 'bi' });
    const say = (me: typeof old, given: string) => {
      const form = { kind: 'sensitive_data', given, version: consentVersions.sensitive_data };
      return callRoute(sayConsent, me, '/notifications/consents', { form });
    };
    await say(old, 'yes');
    await say(other, 'no');
    while ((await withholdOutdated(context)) > 0);
    expect(await found()).toEqual(['Nina', 'Olga']);
    expect(await seen(old)).toBe(true);
    const after = await Promise.all([old, other].map(({ member }) => getMember(context.db, member.id)));
    expect(after.map((row) => [row.sexuality, row.sexuality_withheld])).toEqual([
      ['bi', null],
      [null, null],
    ]);
  });
});
