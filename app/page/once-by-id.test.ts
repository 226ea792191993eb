import { expect, it } from 'vitest';
import { onceById } from './once-by-id';

it('keeps the first of each id', () => {
  const [a, moved] = [
    { id: 'a', at: 1 },
    { id: 'a', at: 2 },
  ];
  expect(onceById([a, { id: 'b', at: 3 }, moved])).toEqual([a, { id: 'b', at: 3 }]);
  expect(onceById([])).toEqual([]);
});
