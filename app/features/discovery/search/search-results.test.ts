import { expect, it } from 'vitest';
import type { PersonSummary } from '~/contract/person-summary';
import { noFilters, searchQuery } from '../filters/search-form';
import { readPage, writePage } from './search-page.server';
import { joinPages, type ResultCount } from './search-results';

const person = (id: string) => ({ id }) as PersonSummary;
const many: ResultCount = { count: 1000, capped: true };
const page = (people: string[], similar: string[], next: string | null, count: ResultCount | null = null) => ({
  people: people.map(person),
  similar: similar.map(person),
  next,
  counts: { main: many, similar: count },
  cut: false,
});

it('joins pages into one list and shows nobody twice', () => {
  const joined = joinPages(page(['a', 'b'], [], '2'), [page(['b', 'c'], ['d'], '3'), page([], ['e', 'a'], null)]);
  expect(joined.people.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(joined.similar.map(({ id }) => id)).toEqual(['d', 'e']);
  expect(joined.next).toBeNull();
});

it('counts the similar ones as the page does on which they begin', () => {
  const few = { count: 7, capped: false };
  expect(joinPages(page(['a'], [], '2'), []).counts).toEqual({ main: many, similar: null });
  const joined = joinPages(page(['a'], [], '2'), [page(['b'], ['c'], '3', few), page([], ['d'], null, few)]);
  expect(joined.counts).toEqual({ main: many, similar: few });
});

it('reads back the page that it writes, and nothing else', () => {
  const start = { number: 3, stage: 'similar' as const, after: { rank: 24, at: 1_795_262_400_000, id: 'abc' } };
  expect(readPage(writePage(start, 'active'), 'active')).toEqual(start);
  expect(readPage('2', 'active')).toEqual({ number: 2, stage: 'main' });
  for (const wrong of ['', '0', '-1', '1e3', '2.x.1.1.a', '2.m.1.1.A', '2.m.1.1', '1000', "2.m.1.1.a'"])
    expect(readPage(wrong, 'active'), wrong).toBeUndefined();
});

it('writes every filter into the URL, so that "any" is not the default', () => {
  const form = { ...noFilters, minAge: 30, real: true };
  expect(searchQuery(form)).toBe('?gender=&country=&min_age=30&real=1');
  expect(searchQuery(form, '2.m.24.x.y')).toContain('&page=2.m.24.x.y');
});
