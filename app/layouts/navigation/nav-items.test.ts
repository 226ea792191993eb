import { describe, expect, it } from 'vitest';
import { isWithin, navItems } from './nav-items';
import type { ShellUser } from '~/page/shell-data';
import { testUser } from '../layout.testing';

const money = (change: Partial<ShellUser>) => navItems(testUser(change), { unread: 0, newLikes: 0 }).at(-1);

describe('navItems', () => {
  it('counts unread messages and new likes', () => {
    const items = navItems(testUser({}), { unread: 120, newLikes: 3 });
    expect(items.map((item) => [item.name, item.count])).toEqual([
      ['members', 0],
      ['chats', 120],
      ['likes', 3],
      ['credits', 0],
    ]);
  });

  it('offers premium to those who have not paid, without a credits badge', () => {
    expect(money({ paidUser: false, credits: 0 })).toMatchObject({ name: 'premium', always: false });
  });

  // covers S2-073 S2-074 S2-075 S9-018
  it.each([
    [11, false, 'warning'],
    [10, true, 'warning'],
    [1, true, 'warning'],
    [0, true, 'danger'],
  ])('with %d credits the badge is shown: %s, %s', (credits, always, tone) => {
    expect(money({ credits })).toMatchObject({ always, tone });
  });
});

it('an item stands for its page and for those below it, in whatever case they are written', () => {
  expect(['/likes', '/likes/', '/Likes/sent', '/likes/m/x'].map((path) => isWithin(path, '/likes'))).toEqual(
    Array(4).fill(true),
  );
  expect(['/', '/likesome', '/members/likes'].map((path) => isWithin(path, '/likes'))).toEqual(Array(3).fill(false));
});
