import { fold } from '../find-words';
import type { Emoji, EmojiData } from './emoji-data';

/** More than fill the picker help nobody to choose. */
const MOST = 80;

/**
 * The emoji in whose name or words each of the searched words begins a word: first the one of that name, then those
 * whose name begins with the search, then those named so, then all others. Case and accents do not matter.
 */
export function findEmoji(data: EmojiData, search: string): readonly Emoji[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  const ranked = data.flat().flatMap((emoji) => {
    const rank = rankOf(emoji, wanted);
    return rank === null ? [] : { emoji, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ emoji }) => emoji);
}

function rankOf([glyph, name, more = '']: Emoji, wanted: readonly string[]): number | null {
  const named = wordsOf(name);
  if (wanted[0] === glyph || named.join(' ') === wanted.join(' ')) return 0;
  const all = [...named, ...wordsOf(more)];
  const begins = (words: readonly string[]) => wanted.every((prefix) => words.some((word) => word.startsWith(prefix)));
  if (!begins(all)) return null;
  if (named[0]!.startsWith(wanted[0]!)) return 1;
  return begins(named) ? 2 : 3;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s:,.’'()-]+/)
    .filter(Boolean);
