import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/i18n/locales';
import { emojiGroups } from '../../app/features/chat/emoji/emoji-groups';
import { emojiFile, emojiPath } from './emoji';

describe.each(LOCALES)('the emoji in %s', (language) => {
  it('are what the command makes', () => {
    expect(readFileSync(emojiPath(language), 'utf8') === emojiFile(language)).toBe(true);
  });

  it('are in as many groups as have names, and no emoji is there twice', () => {
    const groups = JSON.parse(emojiFile(language)) as [string, string][][];
    const glyphs = groups.flatMap((emoji) => emoji.map(([glyph]) => glyph));
    expect(groups).toHaveLength(emojiGroups.length);
    expect(groups.filter((emoji) => emoji.length < 50)).toEqual([]);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  it('weigh less than 60 kB on the way to the browser', () => {
    expect(gzipSync(emojiFile(language)).byteLength).toBeLessThan(60_000);
  });
});
