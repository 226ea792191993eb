import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const names = readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const HEAD = /^# (\d{4}) (.+)\n\n(20\d\d-\d\d-\d\d), (in force|replaced by \[\d{4}\]\((\d{4}-[a-z0-9-]+\.md)\))\.\n\n/;

it.each(names)('%s begins with its number and title, its day, and whether it is in force', (name) => {
  const [, number, , , , by] = HEAD.exec(read(name)) ?? [];
  expect(number).toBe(name.slice(0, 4));
  expect([undefined, ...names]).toContain(by);
});

it('the list has each of them as it says itself, and names the numbers that are free', () => {
  const list = read('README.md').replaceAll(/ +/g, ' ');
  const lacking = names.filter((name) => {
    const [, number, title, day, state] = HEAD.exec(read(name))!;
    return !list.includes(`| [${number}](${name}) | ${title} | ${day} | ${state} |`);
  });
  expect(lacking).toEqual([]);
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  const free = Array.from({ length: Math.max(...numbers) }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  const named = /stay free:\s+([\d,\s]+)\./.exec(list)![1]!.split(/,\s*/).map(Number);
  expect(named).toEqual(free);
});

it('control: a decision without a day has no such head', () => {
  expect(HEAD.test('# 0001 A title\n\n**Decided.** So.\n')).toBe(false);
});
