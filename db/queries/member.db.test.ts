import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import { isUniqueViolation } from '../database-errors';
import {
  activateMember,
  emailKeyOf,
  findMember,
  findMemberByEmail,
  getMember,
  insertMember,
  patchMember,
  touchMember,
} from './member';
import { insertMembers } from './member.testing';
import { listMemberCards } from './member-card';
import { findPhoto, insertPhotos, listPhotos, patchPhoto } from './photo';

const photo = (id: string, memberId: string, position = 0) => ({
  id,
  member_id: memberId,
  status: 'active' as const,
  filename: `${id}.jpg`,
  thumb_filename: `${id}-t.jpg`,
  match_filename: null,
  blur_filename: null,
  position,
  width: 4,
  height: 5,
  placeholder: '#abcdef',
  created_at: TEST_NOW,
});

withDatabase('members', (open) => {
  it('are found by id and by any spelling of their e-mail address', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a', { email: 'Ann@Example.test' }));
    expect((await findMemberByEmail(db, ' aNN@example.TEST'))?.id).toBe('a');
    expect(await findMemberByEmail(db, 'ann@example.tes')).toBeUndefined();
    expect((await getMember(db, 'a')).email).toBe('Ann@Example.test');
    await expect(getMember(db, 'b')).rejects.toThrow('No member b');
    expect(emailKeyOf(' Ａnn@x.NL ')).toBe('ann@x.nl');
  });

  it('have an e-mail address once per brand, also in a race; fictional ones have none', async () => {
    const { db, other } = await open();
    const signups = Array.from({ length: 20 }, (_, i) => insertMember(db, memberRow(`m${i}`, { email: 'one@x.test' })));
    const results = await Promise.allSettled(signups);
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(19);
    expect(failed.every((result) => isUniqueViolation(result.reason))).toBe(true);
    await insertMember(other, memberRow('elsewhere', { email: 'one@x.test' }));
    await insertMembers(db, [
      memberRow('f1', { kind: 'fictional', email: null }),
      memberRow('f2', { kind: 'fictional', email: null }),
    ]);
  });

  it('are activated once', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a', { status: 'not_confirmed', profile_status: 'disabled', searchable: 0 }));
    const once = () => activateMember(db, 'a', { activated_at: TEST_NOW, searchable: 1 });
    const results = await Promise.all(Array.from({ length: 20 }, once));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await findMember(db, 'a')).toMatchObject({ status: 'active', profile_status: 'active', searchable: 1 });
  });

  it('are marked as active at intervals', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a', { last_active_at: 1_000 }));
    await touchMember(db, 'a', 1_500, 1_000);
    expect((await findMember(db, 'a'))?.last_active_at).toBe(1_000);
    await touchMember(db, 'a', 2_000, 1_000);
    expect((await findMember(db, 'a'))?.last_active_at).toBe(2_000);
  });

  it('are changed only if they exist', async () => {
    const { db } = await open();
    expect(await patchMember(db, 'nobody', { name: 'x' })).toBe(false);
  });

  it('have cards in the requested order, with the main photo if it may be shown', async () => {
    const { db, other } = await open();
    await insertMembers(db, [
      memberRow('a', { main_photo_id: 'p1' }),
      memberRow('b', { main_photo_id: 'p2' }),
      memberRow('c'),
    ]);
    await insertMember(other, memberRow('x'));
    await insertPhotos(db, [photo('p1', 'a'), { ...photo('p2', 'b'), status: 'pending' }]);
    const cards = await listMemberCards(db, ['c', 'x', 'a', 'b', 'nobody']);
    expect(cards.map((card) => [card.id, card.thumb_filename])).toEqual([
      ['c', null],
      ['a', 'p1-t.jpg'],
      ['b', null],
    ]);
    expect(await listMemberCards(db, [])).toEqual([]);
  });

  it('have photos in their own order', async () => {
    const { db, other } = await open();
    await insertPhotos(db, [photo('p1', 'a', 2), photo('p2', 'a', 1), photo('p3', 'b')]);
    await insertPhotos(db, []);
    await patchPhoto(db, 'p1', { status: 'rejected' });
    expect((await listPhotos(db, 'a')).map((row) => row.id)).toEqual(['p2', 'p1']);
    expect((await listPhotos(db, 'a', 'active')).map((row) => row.id)).toEqual(['p2']);
    expect(await findPhoto(other, 'p1')).toBeUndefined();
    expect(await patchPhoto(other, 'p1', { position: 9 })).toBe(false);
    await transaction(db, async (tx) => expect(await findPhoto(tx, 'p1')).toMatchObject({ position: 2 }));
  });
});
