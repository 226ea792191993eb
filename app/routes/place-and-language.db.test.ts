import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as choice from './lang-config';
import * as language from './notifications-language';
import * as location from './notifications-location';

const PLACE = '/notifications/location';
const LANGUAGE = '/notifications/language';

withDatabase('the settings of place and language', (open) => {
  it('are for members', async () => {
    const context = testContext(await open());
    for (const [page, path] of [
      [location.loader, PLACE],
      [language.loader, LANGUAGE],
    ] as const) {
      const { headers } = await callRoute(page, context, path);
      expect(headers.get('Location')).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
  });

  // covers S2-140
  it('save the place in two steps without scripts: the towns come with the region', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const save = (form: Record<string, string>) =>
      callRoute(location.action, me, PLACE, { form: { section: 'location', country: 'NL', ...form } });
    const first = await save({ countryregion: 'NL-ZH', city: '' });
    expect([first.status, first.headers.get('Location')]).toEqual([303, `${PLACE}?notice=saved`]);
    const between = (await callRoute(location.loader, me, `${PLACE}?notice=saved`)).data as {
      saved: boolean;
      place: { region: string; towns: string[]; near: boolean };
    };
    expect(between).toMatchObject({ saved: true, place: { region: 'NL-ZH', near: false } });
    expect(between.place.towns).toContain('Leiden');
    await save({ countryregion: 'NL-ZH', city: 'Leiden' });
    expect(await getMember(context.db, me.member.id)).toMatchObject({ region_id: 'NL-ZH', city: 'Leiden' });
    expect((await callRoute(location.loader, me, PLACE)).data).toMatchObject({ saved: false, place: { near: true } });
  });

  it('save nothing else by the form of the place, and no country that the brand does not serve', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const before = await getMember(context.db, me.member.id);
    const refused: Record<string, string>[] = [
      { section: 'notes', country: 'NL', about_me: 'not here' },
      { section: 'location', country: 'US' },
      { section: 'location', country: 'NL', countryregion: 'XX-YY' },
    ];
    for (const form of refused) expect((await callRoute(location.action, me, PLACE, { form })).status).toBe(400);
    expect(await getMember(context.db, me.member.id)).toEqual(before);
  });

  it('offer every complete language, and the choice leads back and is stored with the account', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { language: 'en' }));
    expect((await callRoute(language.loader, me, LANGUAGE)).data).toMatchObject({
      current: 'en',
      saved: false,
      languages: expect.arrayContaining([{ value: 'nl', lang: 'nl', text: 'Nederlands' }]),
    });
    const form = { locale: 'nl', next: `${LANGUAGE}?notice=saved` };
    const chosen = await callRoute(choice.action, me, '/lang-config', { form });
    expect(chosen.headers.get('Location')).toBe(`${LANGUAGE}?notice=saved`);
    expect(await getMember(context.db, me.member.id)).toMatchObject({ language: 'nl' });
  });
});
