import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promptMessages } from './prompt-messages';
import { readPrompts } from './read-prompts';

const texts = (path: string) => JSON.parse(readFileSync(`locales/${path}`, 'utf8')) as Record<string, string>;

describe('the prompts of a profile', () => {
  // covers X17-038
  it('are forty, each with words of its own', () => {
    const promptTexts = Object.values(texts('en/prompts.json'));
    expect([Object.keys(promptMessages).length, new Set(promptTexts).size]).toEqual([40, 40]);
  });

  // covers X17-038
  it('are worded by a niche for ten at most, and never alike twice in one niche', () => {
    for (const language of ['en', 'nl']) {
      const plain = texts(`${language}/prompts.json`);
      for (const name of readdirSync(`locales/${language}`).filter((file) => /^prompts\.\w+\.json$/.test(file))) {
        const own = texts(`${language}/${name}`);
        expect(Object.keys(own).length).toBeLessThanOrEqual(10);
        expect(new Set(Object.values({ ...plain, ...own })).size).toBe(40);
      }
    }
  });

  it('are read in the order of the member, without those that do not exist', () => {
    const stored = JSON.stringify([
      { id: 'rain', answer: 'Soup.' },
      { id: 'gone', answer: 'Lost' },
      { id: 'sunday', answer: 'Late.' },
    ]);
    expect(readPrompts(stored).map(({ id }) => id)).toEqual(['rain', 'sunday']);
    expect(readPrompts(null)).toEqual([]);
  });
});
