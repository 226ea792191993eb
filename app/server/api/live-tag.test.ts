import { expect, it } from 'vitest';
import { liveTag, UNCHANGED_MS, unchangedTag, type LiveState } from './live-tag';

const NOW = Date.UTC(2026, 10, 29);
const state: LiveState = {
  part: 'chats',
  memberId: 'm',
  versions: { user: 1, chats: 2, likes: 3 },
  credits: 10,
  chosen: undefined,
  tenant: { id: 1, version: 'v' },
  release: 'r',
};
const tag = liveTag(state, NOW);

// covers X37-601
it('confirms an answer as long as everything is as it was', () => {
  expect(unchangedTag(tag, state, NOW)).toBe(tag);
  expect(unchangedTag(tag, { ...state, credits: 9 }, NOW)).toBe(tag);
  const others: Partial<LiveState>[] = [
    { part: 'likes' },
    { memberId: 'n' },
    { versions: { user: 1, chats: 4, likes: 3 } },
    { chosen: 'nl' },
    { tenant: { id: 2, version: 'v' } },
    { tenant: { id: 1, version: 'w' } },
    { release: 's' },
  ];
  for (const other of others)
    expect(unchangedTag(tag, { ...state, ...other }, NOW), JSON.stringify(other)).toBe(undefined);
});

// covers X37-601
it('knows the balance of the account beside its version', () => {
  const mine = { ...state, part: 'user' as const };
  expect(unchangedTag(liveTag(mine, NOW), { ...mine, credits: 9 }, NOW)).toBeUndefined();
});

// covers X37-602
it('confirms nothing that is too old, or from a time that has not come', () => {
  expect(unchangedTag(tag, state, NOW + UNCHANGED_MS - 1)).toBe(tag);
  expect(unchangedTag(tag, state, NOW + UNCHANGED_MS)).toBeUndefined();
  expect(unchangedTag(tag, state, NOW - 1)).toBeUndefined();
  const [, moment, mark] = /"(\w+)\.(.+)"/.exec(tag)!;
  expect(unchangedTag(`"${(parseInt(moment!, 36) + 1).toString(36)}.${mark}"`, state, NOW + 5)).toBeUndefined();
});

it('is read as proxies change it, and nothing else is', () => {
  for (const header of [`W/${tag}`, `"other", ${tag}`, tag.replace(/"$/, '-gzip"')])
    expect(unchangedTag(header, state, NOW), header).toBe(tag);
  for (const header of ['*', '', '"', '"a.b"', `${tag.slice(0, 12)}"`, 'x'.repeat(10_000)])
    expect(unchangedTag(header, state, NOW), header.slice(0, 20)).toBeUndefined();
});
