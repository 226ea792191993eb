import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { giftCategories, gifts, isGift } from './gift-catalogue';

const folder = fileURLToPath(new URL('drawings', import.meta.url));
const drawing = (id: string) => readFileSync(`${folder}/${id}.svg`, 'utf8');

describe('the catalogue of gifts', () => {
  it('has at least 24 gifts, each once, in known categories', () => {
    expect(gifts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length);
    for (const category of giftCategories) expect(gifts.filter((gift) => gift.category === category)).not.toEqual([]);
  });

  it('refuses what is not a gift', () => {
    expect(isGift('rose')).toBe(true);
    for (const id of ['', 'toString', '__proto__', 'ROSE', 'diamond-ring', 'present'])
      expect(isGift(id), id).toBe(false);
  });
});

describe('the drawings', () => {
  it('exist for every gift and for a removed one, and for nothing else', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual([...gifts.map(({ id }) => `${id}.svg`), 'present.svg'].sort());
    expect(existsSync(`${folder}/LICENCE.md`)).toBe(true);
  });

  it.each([...gifts.map(({ id }) => id), 'present'])('%s is one small square image without scripts', (id) => {
    const svg = drawing(id);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">/);
    // Only shapes: no scripts, no styles that a Content-Security-Policy would refuse, nothing from other files.
    expect(svg).not.toMatch(/<(?:script|style|image|foreignObject|use|a)\b|\bon\w+=|\bstyle=|href|url\(/i);
    expect(svg.length).toBeLessThan(6000);
  });

  it('differ from each other', () => {
    expect(new Set(gifts.map(({ id }) => drawing(id))).size).toBe(gifts.length);
  });
});
