import { expect, it } from 'vitest';
import type { PersonSummary } from '~/contract/person-summary';
import { noFilters, searchQuery } from '../filters/search-form';
import { findCacheRule, queryKey } from '~/document/pipeline/cacheable';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { readPage, writePage } from '../filters/search-page.server';
import { joinPages, type ResultCount } from './search-results';

const context = { keyedHash: openKeyedHash('the secret of tests'), tenant: { id: 1 } };
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
  const after = { rank: 24, at: 1_795_262_400_000, id: 'a'.repeat(26) };
  for (const stage of ['main', 'rest', 'similar'] as const) {
    const start = { number: 3, stage, after };
    expect(readPage(context, writePage(context, start, 'best'), 'best')).toEqual(start);
  }
  const near = { number: 3, stage: 'main' as const, after: { ...after, cell: 5_112_849 } };
  expect(readPage(context, writePage(context, near, 'nearest'), 'nearest')).toEqual(near);
  expect(readPage(context, '2', 'active')).toEqual({ number: 2, stage: 'main' });
  const older = ['2.m.24.mwq3bpk5.m0040', '2.d.24.mwq3bpk5.m0040.3a9c', '2.s.1.1.a'];
  for (const wrong of ['', '0', '-1', '1e3', '1000', '2.', `2.${'A'.repeat(90)}`, "2.m.1.1.a'", ...older])
    expect(readPage(context, wrong, 'active'), wrong).toBeUndefined();
});

it('writes a page so short that visitors get it from the cache', () => {
  const after = { rank: 10_000, at: 9_999_999_999_999, id: 'a'.repeat(26) };
  const page = writePage(context, { number: 999, stage: 'similar', after }, 'active');
  expect(queryKey(findCacheRule('/members')!, new URLSearchParams({ page }))).toBe(`page=${page}`);
});

it('writes every filter into the URL, so that "any" is not the default', () => {
  const form = { ...noFilters, minAge: 30, real: true };
  expect(searchQuery(form)).toBe('?gender=&country=&min_age=30&real=1');
  expect(searchQuery(form, '2.x-y_z')).toContain('&page=2.x-y_z');
});
