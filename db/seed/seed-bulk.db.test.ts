import { expect, it } from 'vitest';
import { isInterest } from '~/features/profiles/traits/interests';
import { findRegion } from '~/features/profiles/places/regions.server';
import { placesOf } from '~/features/profiles/places/places.server';
import { isTraitValue } from '~/features/profiles/traits/traits';
import { withDatabase } from '~/testing/with-database';
import { seededRng } from './rng';
import { seedBulk } from './seed-bulk';

withDatabase('the bulk seed', (open) => {
  it('adds exactly as many ordinary members as asked, to this brand alone, over several statements', async () => {
    const { database, db, other, clock } = await open();
    await seedBulk(database, 1, 1_234, seededRng('bulk test'), {
      countries: ['NL', 'BE'],
      now: clock.now(),
      placesOf,
    });
    const members = await db.selectFrom('member').selectAll().where('tenant_id', '=', 1).execute();
    expect(members).toHaveLength(1_234);
    expect(await other.selectFrom('member').select('id').where('tenant_id', '=', 2).execute()).toEqual([]);

    const photos = await db.selectFrom('photo').selectAll().where('tenant_id', '=', 1).execute();
    const byMember = new Map(photos.map((photo) => [photo.member_id, photo.id]));
    const youngest = new Date(clock.now());
    youngest.setUTCFullYear(youngest.getUTCFullYear() - 18);
    for (const member of members) {
      expect(['NL', 'BE']).toContain(member.country);
      expect(findRegion(member.region_id!)?.country).toBe(member.country);
      expect(new Date(member.birth_date!).getTime()).toBeLessThan(youngest.getTime());
      for (const name of [
        'gender',
        'sexuality',
        'hair_color',
        'eye_color',
        'body_type',
        'relationship_status',
      ] as const)
        expect(isTraitValue(name, member[name]), `${name}: ${member[name]}`).toBe(true);
      for (const id of JSON.parse(member.interests!) as string[]) expect(isInterest(id), id).toBe(true);
      expect(Number(member.last_active_at)).toBeLessThanOrEqual(clock.now());
      expect(Number(member.signup_date)).toBeLessThanOrEqual(Number(member.last_active_at));
      expect(byMember.get(member.id) ?? null).toBe(member.main_photo_id);
      expect(member.has_photo).toBe(member.main_photo_id === null ? 0 : 1);
    }
    expect(photos.length).toBeGreaterThan(1_000);
  });

  it('refuses an unknown brand', async () => {
    const { database } = await open();
    await expect(seedBulk(database, 0, 1, seededRng('x'), { countries: ['NL'], now: 0, placesOf })).rejects.toThrow(
      'not the id',
    );
  });
});
