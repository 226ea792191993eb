import { expect, it } from 'vitest';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { readLikeCursor, writeLikeCursor } from './like-cursor.server';
import { likeLists } from '../like-list';

const keyedHash = openKeyedHash('the secret of tests');
const context = { keyedHash, tenant: { id: 1 }, member: { id: 'anna' } };
const cursors = [
  { isNew: true, at: 1_763_720_000_000, memberId: 'a'.repeat(26) },
  { isNew: false, at: 0, memberId: '0z' },
];

it('is read as it was written, for the same list of the same member', () => {
  for (const cursor of cursors)
    for (const list of likeLists) {
      const text = writeLikeCursor(context, list, cursor);
      expect(readLikeCursor(context, list, text)).toEqual(cursor);
      for (const other of likeLists.filter((name) => name !== list))
        expect(readLikeCursor(context, other, text), `${list} in ${other}`).toBeUndefined();
      expect(readLikeCursor({ ...context, member: { id: 'ben' } }, list, text)).toBeUndefined();
      expect(readLikeCursor({ ...context, tenant: { id: 2 } }, list, text)).toBeUndefined();
    }
});

// The last ones are cursors as they were written before they were sealed.
it.each([null, '', '1', '2.5.a', "1.5.a' or 1=1", `1.1763720000000.${'a'.repeat(26)}`, '0.0.0z'])(
  'starts at the beginning for %j',
  (text) => {
    expect(readLikeCursor(context, 'received', text)).toBeUndefined();
  },
);
