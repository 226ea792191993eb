import { expect, it } from 'vitest';
import { photoLimit } from './photo-limit';

const limits = (free: number, premium: number) => ({
  free: { conversations: 2, photos: free },
  premium: { photos: premium },
});

// covers S5-019 S6-018
it('depends on the brand and the kind of member', () => {
  expect([photoLimit(limits(3, 25), false), photoLimit(limits(3, 25), true)]).toEqual([3, 25]);
});

it('is never lower for premium members than for free ones', () => {
  expect(photoLimit(limits(10, 5), true)).toBe(10);
});
