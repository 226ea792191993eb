// covers S9-080 S9-081 S9-082 S9-083 S9-084 S9-085 S9-086

import { describe, expect, it } from 'vitest';
import { smallCopy, smallFiles, smallManifest } from './lander-folder.testing';
import { copyFor, readLander, type CopyValues } from './read-lander.server';

const read = (changes: Record<string, unknown> = {}) => {
  const entries = Object.entries({ ...smallFiles, ...changes }).filter(([, content]) => content !== undefined);
  const files = new Map(entries.map(([file, content]) => [file, { text: JSON.stringify(content) }]));
  return readLander({ name: 'small', files, signature: '' });
};

const problems = (changes: Record<string, unknown>) =>
  read(changes).problems.map(({ file, path, message }) => `${file} ${path} ${message}`);

const values: CopyValues = {
  brand: 'Aurea',
  country: 'Ireland',
  min_age: 21,
  credits: 30,
  fictional_singular: 'fictional profile',
  fictional_plural: 'fictional profiles',
  fictional_chat: 'answered',
  name: '',
  age: '',
  place: '',
};

describe('readLander', () => {
  it('accepts a complete one and fills in defaults', () => {
    const { lander, problems: none } = read();
    expect(none).toEqual([]);
    expect(lander?.manifest).toMatchObject({ kind: 'public', goal: 'signup', budget: { script: 15, page: 30 } });
  });

  it.each([
    ['copy/nl.json $ is missing', { 'copy/nl.json': undefined }],
    ['copy/en.json $.base.headline is missing', { 'copy/en.json': { ...smallCopy, base: {} } }],
    ['copy/en.json $.slugs.rain is missing', { 'copy/en.json': { ...smallCopy, slugs: {} } }],
    ['copy/en.json $.niches.gay is not one of its niches', { 'copy/en.json': { ...smallCopy, niches: { gay: {} } } }],
    ['$.base.other is not one of its slots', { 'copy/en.json': { ...smallCopy, base: { headline: 'x', other: 'y' } } }],
    ['has 31 characters, at most 30 fit', { 'copy/en.json': { ...smallCopy, base: { headline: 'x'.repeat(31) } } }],
    [
      // A plural counts as its longest branch, a value as its name in braces: 24 + 9.
      'has 33 characters, at most 30 fit',
      {
        'copy/en.json': {
          ...smallCopy,
          base: { headline: `{credits, plural, =0 {} one {a} other {${'x'.repeat(24)}{credits}}}` },
        },
      },
    ],
    ['uses {brend}', { 'copy/en.json': { ...smallCopy, base: { headline: '{brend}' } } }],
    ['copy/en.json $.base.headline is blank', { 'copy/en.json': { ...smallCopy, base: { headline: ' \n' } } }],
    [
      'copy/en.json $.niches.she.headline is blank',
      { 'copy/en.json': { ...smallCopy, niches: { she: { headline: '' } } } },
    ],
    [
      'copy/en.json $.slugs.rain.base.headline is blank',
      { 'copy/en.json': { ...smallCopy, slugs: { rain: { base: { headline: '**' } } } } },
    ],
    [
      'copy/en.json $.slugs.rain.niches.she.headline is blank',
      { 'copy/en.json': { ...smallCopy, slugs: { rain: { niches: { she: { headline: '\u200b' } } } } } },
    ],
    ['cannot be understood', { 'copy/en.json': { ...smallCopy, base: { headline: '{brand' } } }],
    ['manifest.json $.locales must contain en', { 'manifest.json': { ...smallManifest, locales: ['nl'] } }],
    ['manifest.json $.budget.script', { 'manifest.json': { ...smallManifest, budget: { script: 99 } } }],
  ])('reports: %s', (message, changes) => {
    expect(problems(changes).join('\n')).toContain(message);
  });

  it('lets a niche or a slug omit what is optional', () => {
    const quiet = {
      ...smallCopy,
      base: { ...(smallCopy['base'] as object), aside: 'Or later' },
      niches: { she: { aside: '' } },
    };
    expect(problems({ 'copy/en.json': quiet })).toEqual([]);
  });

  it('counts characters as people do', () => {
    expect(problems({ 'copy/en.json': { ...smallCopy, base: { headline: '🌙'.repeat(30) } } })).toEqual([]);
  });
});

describe('copyFor', () => {
  const { lander } = read();
  const say = (reader: Partial<Parameters<typeof copyFor>[1]>) =>
    copyFor(lander!, { locale: 'en', niche: 'none', slug: null, ...reader }, values);

  it('inserts the values', () => {
    expect(say({})).toEqual({ headline: 'Good evening, Aurea' });
  });

  it('prefers the niche’s texts, and the slug’s to those', () => {
    expect(say({ niche: 'she' })['headline']).toBe('Good evening, she');
    expect(say({ niche: 'she', slug: 'rain' })).toEqual({ headline: 'It rains', aside: 'And she is in' });
    expect(say({ slug: 'rain' })).toEqual({ headline: 'It rains' });
  });

  it('treats a blank optional text as none', () => {
    const blank = { ...smallCopy, base: { headline: 'Rain', aside: ' ** ' } };
    const { lander: quiet } = read({ 'copy/en.json': blank });
    expect(copyFor(quiet!, { locale: 'en', niche: 'none', slug: null }, values)['aside']).toBe('');
  });

  it('uses English if a language is missing', () => {
    expect(say({ locale: 'fi' })['headline']).toBe('Good evening, Aurea');
  });
});
