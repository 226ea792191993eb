// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetEmoji, noteEmoji, recentEmoji } from './recent-emoji';

beforeEach(() => localStorage.clear());

it('lists the last ones, each once, the newest first', () => {
  for (const glyph of ['🍓', '🌹', '🍓']) noteEmoji(glyph);
  expect(recentEmoji()).toEqual(['🍓', '🌹']);
  for (let at = 0; at < 40; at++) noteEmoji(String(at));
  expect(recentEmoji()).toHaveLength(24);
});

it('is empty after logging out, and where the storage holds something else', () => {
  noteEmoji('🍓');
  forgetEmoji();
  expect(recentEmoji()).toEqual([]);
  localStorage.setItem('chat-emoji', '{"no":"list"}');
  expect(recentEmoji()).toEqual([]);
});
