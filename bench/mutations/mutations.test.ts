import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations';

const root = resolve(import.meta.dirname, '../..');

// The run itself takes minutes and is a separate command; this test checks at every commit that the places still exist.
it.each(MUTATIONS)('fits exactly one place, and has tests: $name', ({ file, search, replace, tests }) => {
  expect(readFileSync(join(root, file), 'utf8').split(search)).toHaveLength(2);
  expect(replace).not.toBe(search);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});
