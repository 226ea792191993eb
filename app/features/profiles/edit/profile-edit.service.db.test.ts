import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import { cellOf } from '~db/schema/geo-cell';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { makePicture, renditionsOf } from '~/testing/pictures';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { marketJson } from '~/tenancy/tenant.testing';
import { storePhoto } from '~/features/photos/upload/add-photo.service.server';
import { toProfileResponse } from '../view/profile-response.service.server';
import { locateMember } from '../places/location.service.server';
import { getProfileEdit, saveSection } from './profile-edit.service.server';
import { sectionSchema, type SectionInput } from './profile-edit.schema.server';

const brand = {
  countries: ['NL', 'BE'],
  markets: { NL: marketJson(), BE: marketJson() },
  visible_profile_fields: ['gender', 'countryregion'],
  visible_profile_notes: ['about_me'],
};
const leiden = { latitude: 52.16, longitude: 4.49 };

async function member(context: TestContext, wishes: MemberWishes = {}) {
  return as(context, await makeMember(context, { name: 'Ann', region_id: null, ...wishes }));
}

const rules = {
  email: 'ann@example.test',
  brand: 'Aurea',
  countries: brand.countries,
  sensitive: false,
  hasContact: () => false,
};
const read = (form: Record<string, string>): SectionInput => sectionSchema(rules).parse(form);

withDatabase('the own profile', (open) => {
  it('is saved section by section, and the fields of other sections stay', async () => {
    const context = await member(testContext(await open(), { tenant: brand }), { hair_color: 'red', tattoos: 'no' });
    await saveSection(
      context,
      read({ section: 'personal', name: ' Anna ', seeks: 'male', relationship_status: 'widowed' }),
    );
    await saveSection(context, read({ section: 'traits', body_type: 'fat', eye_color: '' }));
    await saveSection(context, read({ section: 'interests', interests: 'hiking,jazz,hiking' }));
    await saveSection(context, read({ section: 'notes', about_me: ' Hello\r\nyou ', looking_for: 'not shown here' }));
    const edit = await getProfileEdit(context);
    expect(edit).toMatchObject({
      name: 'Anna',
      seeks: 'male',
      traits: { relationship_status: 'widowed', tattoos: 'no', hair_color: 'red', body_type: 'fat', eye_color: null },
      shown: ['gender'],
      interests: ['hiking', 'jazz'],
      notes: { about_me: 'Hello\nyou' },
      age: 36,
      hiddenBy: null,
      visitors: 0,
    });
    expect((await getMember(context.db, context.member.id)).looking_for).toBeNull();
    expect(edit.completeness).toEqual({ done: 3, total: 6, missing: ['photo', 'interests', 'location'] });
    await saveSection(context, read({ section: 'interests' }));
    expect((await getMember(context.db, context.member.id)).interests).toBeNull();
  });

  it('no longer asks for a photo that is being checked', async () => {
    const context = await member(
      testContext(await open(), { tenant: { ...brand, photo_review: 'before-publishing' } }),
    );
    expect((await getProfileEdit(context)).completeness.missing).toContain('photo');
    await storePhoto(context, await renditionsOf(await makePicture(1)));
    expect((await getMember(context.db, context.member.id)).has_photo).toBe(0);
    expect((await getProfileEdit(context)).completeness.missing).not.toContain('photo');
  });

  it('says why a member cannot be seen yet', async () => {
    const context = testContext(await open(), { tenant: brand });
    const edit = await getProfileEdit(as(context, await makeUnconfirmed(context)));
    expect(edit.hiddenBy).toBe('unconfirmed');
  });

  it('is not saved over what another tab or device has saved meanwhile', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const { versions } = await getProfileEdit(context);
    const first = { section: 'notes', version: versions.notes };
    const saved = await saveSection(context, read({ ...first, about_me: 'From one tab' }));
    expect(saved).toBe((await getProfileEdit(context)).versions.notes);
    await expect(saveSection(context, read({ ...first, about_me: 'From a stale one' }))).rejects.toMatchObject({
      code: 'profile.changed-elsewhere',
      status: 409,
    });
    expect((await getMember(context.db, context.member.id)).about).toBe('From one tab');
    await saveSection(context, read({ section: 'notes', version: saved, about_me: 'The next change' }));
    // A section of which nothing has changed is saved, whatever was saved in the others.
    await saveSection(context, read({ section: 'traits', version: versions.traits, hair_color: 'red' }));
    expect(await getMember(context.db, context.member.id)).toMatchObject({
      about: 'The next change',
      hair_color: 'red',
    });
  });

  it('has a version of each section that only its own fields change', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const forms = [
      { section: 'prompts', prompt_1: 'rain', answer_1: 'Soup' },
      { section: 'interests', interests: 'jazz' },
      { section: 'location', country: brand.countries[0]!, countryregion: '', city: '' },
      { section: 'personal', name: 'Berta', tattoos: 'no' },
      { section: 'traits', eye_color: 'blue' },
    ] as const;
    for (const form of forms) {
      const before = (await getProfileEdit(context)).versions;
      const version = await saveSection(context, read(form));
      expect((await getProfileEdit(context)).versions).toEqual({ ...before, [form.section]: version });
    }
  });

  it('rate-limits saving', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const save = () => saveSection(context, read({ section: 'traits', hair_color: 'red' }));
    for (let i = 0; i < 60; i++) await save();
    await expect(save()).rejects.toMatchObject({ status: 429 });
  });
});

withDatabase('the place of a member', (open) => {
  // covers S3-116
  it('is the nearest town of the device’s position, and the position itself is not stored', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    expect(await locateMember(context, leiden)).toEqual({
      country: 'NL',
      countryregion: 'NL-ZH',
      region: 'South Holland',
      city: 'Leiden',
    });
    const row = await getMember(context.db, context.member.id);
    expect(row).toMatchObject({ country: 'NL', region_id: 'NL-ZH', city: 'Leiden', located_at: TEST_NOW });
    // The cell is that of the town, not that of the point.
    expect(row.geo_cell).toBe(cellOf({ latitude: 52.158, longitude: 4.494 }));
    expect((await getProfileEdit(context)).place).toMatchObject({
      city: 'Leiden',
      words: 'Leiden, South Holland, Netherlands',
      near: true,
      locatedAt: TEST_NOW,
    });
  });

  it('stays as it was if no town of the brand is near', async () => {
    const context = await member(testContext(await open(), { tenant: brand }), { region_id: 'NL-GR' });
    expect(await locateMember(context, { latitude: 40, longitude: -40 })).toBe(false);
    expect(await getMember(context.db, context.member.id)).toMatchObject({ region_id: 'NL-GR', located_at: null });
  });

  // covers S2-140
  it('can be chosen instead: country, region and town, if they belong together', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const save = async (country: string, countryregion: string, city: string) => {
      await saveSection(context, read({ section: 'location', country, countryregion, city }));
      const row = await getMember(context.db, context.member.id);
      return [row.country, row.region_id, row.city, row.geo_cell !== null];
    };
    expect(await save('NL', 'NL-ZH', 'Leiden')).toEqual(['NL', 'NL-ZH', 'Leiden', true]);
    expect(await save('NL', 'NL-GR', '')).toEqual(['NL', 'NL-GR', null, false]);
    expect(await save('BE', 'NL-GR', 'Gent')).toEqual(['BE', 'BE-VOV', 'Gent', true]);
    expect(await save('BE', 'NL-GR', '')).toEqual(['BE', null, null, false]);
    expect(await save('NL', '', '')).toEqual(['NL', null, null, false]);
  });

  // covers X17-054
  it('is known by a typed town alone, and refused if there is no such town', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const location = (city: string) => ({ section: 'location', country: 'NL', countryregion: '', city });
    await saveSection(context, read(location('den haag')));
    expect(await getMember(context.db, context.member.id)).toMatchObject({ region_id: 'NL-ZH', city: 'The Hague' });
    const problem = (city: string) => sectionSchema(rules).safeParse(location(city)).error?.issues[0];
    expect(problem('Atlantis')).toMatchObject({ path: ['city'], message: 'profile.town-unknown' });
  });

  it('is asked about where it lies in another region than the chosen one', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const chosen = (countryregion: string, city: string) => ({
      section: 'location',
      country: 'NL',
      countryregion,
      city,
    });
    await saveSection(context, read(chosen('NL-GR', '')));
    const problem = (form: object) => sectionSchema(rules).safeParse(form).error?.issues[0];
    expect(problem(chosen('NL-GR', 'Leiden'))).toMatchObject({ path: ['city'], message: 'profile.town-elsewhere' });
    expect(problem(chosen('NL-ZH', 'Leiden'))).toBeUndefined();
    expect(problem(chosen('', 'Leiden'))).toBeUndefined();
    expect(await getMember(context.db, context.member.id)).toMatchObject({ region_id: 'NL-GR', city: null });
  });

  it('remembers that it came from the device until another is chosen', async () => {
    const context = await member(testContext(await open(), { tenant: brand }));
    const locatedAt = async () => (await getMember(context.db, context.member.id)).located_at;
    await locateMember(context, leiden);
    await saveSection(context, read({ section: 'location', country: 'NL', countryregion: 'NL-ZH', city: 'Leiden' }));
    expect(await locatedAt()).toBe(TEST_NOW);
    await saveSection(context, read({ section: 'location', country: 'NL', countryregion: 'NL-ZH', city: 'Delft' }));
    expect(await locatedAt()).toBeNull();
  });

  it('is the same town in whatever language it is chosen and read', async () => {
    const english = await member(testContext(await open(), { tenant: brand }));
    const dutch = { ...english, locale: 'nl' as const };
    const choose = async (context: typeof english, city: string) => {
      await saveSection(context, read({ section: 'location', country: 'NL', countryregion: 'NL-ZH', city }));
      return (await getMember(context.db, context.member.id)).city;
    };
    const shown = async (context: typeof english) => {
      const { place } = await getProfileEdit(context);
      const [card] = await listMemberCards(context.db, [context.member.id]);
      const { city } = toProfileResponse(context, card!);
      return [place.city, place.words, city, place.towns.includes(place.city)];
    };
    expect(await choose(dutch, 'Den Haag')).toBe('The Hague');
    expect(await shown(dutch)).toEqual(['Den Haag', 'Den Haag, Zuid-Holland, Nederland', 'Den Haag', true]);
    expect(await shown(english)).toEqual(['The Hague', 'The Hague, South Holland, Netherlands', 'The Hague', true]);
    expect(await choose(english, 'The Hague')).toBe('The Hague');
    expect(await choose(dutch, 'Delft')).toBe('Delft');
  });

  it('comes with the alternatives', async () => {
    const context = await member(testContext(await open(), { tenant: brand }), { region_id: 'NL-ZH', city: 'Leiden' });
    const { place } = await getProfileEdit(context);
    expect(place).toMatchObject({ country: 'NL', region: 'NL-ZH', city: 'Leiden', near: false });
    expect(place.countries.map(({ id }) => id)).toEqual(['NL', 'BE']);
    expect(place.towns).toContain('Delft');
    const abroad = await member(context, { country: 'SE', region_id: 'SE-K', city: 'Karlskrona' });
    expect((await getProfileEdit(abroad)).place).toMatchObject({ country: 'NL', region: '', city: '', towns: [] });
  });
});
