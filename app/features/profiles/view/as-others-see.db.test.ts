import { expect, it } from 'vitest';
import { insertPhotos } from '~db/queries/photo';
import { photoNames } from '~/features/photos/upload/photo-files.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { getProfile } from './profile.service.server';
import type { ProfileView } from './profile-view';

/** `viewer` is about who looks, and not about the profile. */
const differences = (before: ProfileView, after: ProfileView): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== 'viewer')
    .filter((field) => {
      const [a, b] = [before, after].map((view) => JSON.stringify(view[field as keyof ProfileView]));
      return a !== b;
    });

async function addPhoto(context: TestContext, memberId: string, status: 'active' | 'pending' | 'rejected') {
  const id = context.ids.random();
  const names = photoNames(id, context.ids.random(), true);
  const picture = { position: 1, width: 720, height: 960, placeholder: '#aabbcc', created_at: TEST_NOW };
  await insertPhotos(context.db, [{ id, member_id: memberId, status, ...names, ...picture }]);
  return id;
}

/** Anna has everything a profile can have; two others look at her, one of them with premium. */
async function prepare(context: TestContext) {
  const anna = await makeMember(context, {
    photo: true,
    city: 'Leiden',
    hair_color: 'dark blond',
    eye_color: 'blue',
    interests: '["hiking"]',
    about: 'I sing in a choir.',
    looking_for: 'A second voice.',
    language: 'nl',
  });
  const further = await addPhoto(context, anna.id, 'active');
  const unchecked = [await addPhoto(context, anna.id, 'pending'), await addPhoto(context, anna.id, 'rejected')];
  // The viewers are of another gender, so that all three get the same similar people.
  await makeMember(context, { photo: true });
  const free = as(context, await makeMember(context, { gender: 'male' }));
  const premium = as(context, await makeMember(context, { gender: 'male', paid_user: 1 }));
  return { anna: as(context, anna), id: anna.id, further, unchecked, free, premium };
}

const shown = {
  visible_profile_fields: ['gender', 'hair_color', 'interests', 'country', 'countryregion'],
  visible_profile_notes: ['about_me'],
};

withDatabase('the own profile as others see it', (open) => {
  it('is field by field what another member gets, without premium and with it', async () => {
    const { anna, id, free, premium } = await prepare(testContext(await open(), { tenant: shown }));
    const own = await getProfile(anna, id, true);
    expect(differences(own, await getProfile(free, id, false))).toEqual([]);
    expect(differences(await getProfile(anna, id, true, true), await getProfile(premium, id, false))).toEqual([]);
    // Not equal because both are empty.
    expect(own).toMatchObject({
      person: { place: 'Leiden' },
      facts: [
        { trait: 'gender', value: 'female' },
        { trait: 'hair_color', value: 'dark blond' },
      ],
      interests: ['hiking'],
      about: 'I sing in a choir.',
      photos: [{ kind: 'open' }, { kind: 'locked' }],
    });
    expect(own.related).toHaveLength(1);
  });

  it('is seen to differ where it does: the control of the comparison', async () => {
    const database = await open();
    const { anna, id, free } = await prepare(testContext(database, { tenant: shown }));
    const others = await getProfile(free, id, false);
    expect(differences(await getProfile(anna, id, true, true), others)).toEqual(['photos']);
    const generous = { ...shown, visible_profile_fields: [...shown.visible_profile_fields, 'eye_color'] };
    const everything = testContext(database, {
      tenant: { ...generous, visible_profile_notes: ['about_me', 'looking_for'] },
    });
    const own = await getProfile({ ...everything, viewer: anna.viewer }, id, true);
    expect(differences(own, others)).toEqual(['facts', 'lookingFor']);
  });

  it('holds no trait that the brand hides and no photo that is not approved, and says how many are being checked', async () => {
    const { anna, id, further, unchecked } = await prepare(testContext(await open(), { tenant: shown }));
    const [asFree, asPremium] = [await getProfile(anna, id, true), await getProfile(anna, id, true, true)];
    for (const view of [asFree, asPremium]) {
      const json = JSON.stringify(view);
      for (const hidden of ['blue', 'A second voice.', ...unchecked]) expect(json).not.toContain(hidden);
    }
    // The control: what others do see is found in the same way.
    expect(JSON.stringify(asPremium)).toContain(further);
    expect(JSON.stringify(asFree)).not.toContain(further);
    expect(asFree.viewer.preview).toEqual({ as: 'free', differs: true, checking: 1 });
    expect(asPremium.viewer.preview).toEqual({ as: 'premium', differs: true, checking: 1 });
  });
});
