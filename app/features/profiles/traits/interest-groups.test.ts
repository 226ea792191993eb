import { expect, test } from 'vitest';
import { groupNames, interestGroups } from './interest-groups';
import { interestIds } from './interests';

test('every interest is in one group, and every group has a name and members', () => {
  expect(interestGroups.flatMap(({ ids }) => ids)).toEqual(interestIds);
  for (const { group, ids } of interestGroups) {
    expect(groupNames[group]).toBeDefined();
    expect(ids.length, group).toBeGreaterThan(5);
  }
});

test('the groups list their interests', () => {
  const groupOf = (id: string) => interestGroups.find(({ ids }) => (ids as readonly string[]).includes(id))?.group;
  expect(
    ['hiking', 'darts', 'coffee', 'karaoke', 'museums', 'cruises', 'pottery', 'chess', 'cats', 'sauna', 'pride'].map(
      groupOf,
    ),
  ).toEqual([
    'outdoors',
    'sport',
    'food',
    'music',
    'culture',
    'travel',
    'making',
    'games',
    'home',
    'well-being',
    'love',
  ]);
});
