import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { compileCatalogues } from '../../tools/catalogues/compile';
import { folderOf, writeInto } from '../../tools/catalogues/testing';
import { openCatalogues } from './catalogues.server';
import { pageMessages } from './page-messages.server';

const locales = {
  'en/chat.json': {
    'chat.send': 'Send',
    'chat.at': 'At {when, time, short}',
  },
  'en/likes.json': { 'likes.like': 'Like' },
  'nl/chat.json': {
    'chat.send': 'Versturen',
    'chat.at': 'Om {when, time, short}',
  },
  'nl/likes.json': { 'likes.like': 'Liken' },
  'nl/chat.bdsm.json': { 'chat.send': 'Smeken' },
};

function compiled(files: Record<string, string | object> = locales) {
  const source = folderOf(files);
  const directory = mkdtempSync(join(tmpdir(), 'facet-i18n-'));
  compileCatalogues(source, directory);
  return { source, directory };
}

const text = (catalogue: Record<string, unknown>, id: string) => catalogue[id];

describe('openCatalogues', () => {
  it('reads nothing before the first request', () => {
    expect(() => openCatalogues('/nowhere')).not.toThrow();
    expect(() => openCatalogues('/nowhere').messages('en', ['chat'], 'none')).toThrow(/ENOENT/);
  });

  it('returns the messages of some features in a niche’s wording', () => {
    const catalogues = openCatalogues(compiled().directory);
    const plain = catalogues.messages('nl', ['chat', 'likes'], 'none');
    const niche = catalogues.messages('nl', ['chat', 'likes'], 'bdsm');
    expect(text(plain, 'chat.send')).toEqual([{ type: 0, value: 'Versturen' }]);
    expect(text(niche, 'chat.send')).toEqual([{ type: 0, value: 'Smeken' }]);
    expect(text(niche, 'likes.like')).toEqual([{ type: 0, value: 'Liken' }]);
    expect(catalogues.messages('en', ['chat'], 'bdsm')).not.toHaveProperty('likes.like');
  });

  it('is English in a language that was not compiled, and empty for a feature without texts', () => {
    const catalogues = openCatalogues(compiled().directory);
    expect(catalogues.intl('de').formatMessage({ id: 'chat.send' })).toBe('Send');
    expect(catalogues.messages('en', ['dev'], 'none')).toEqual({});
  });

  // covers X18-015
  it('names the files of a page, and one that names those of all features', () => {
    const { directory } = compiled();
    const page = openCatalogues(directory).page('nl', ['chat', 'dev'], 'bdsm');
    expect(page).toEqual({
      locale: 'nl',
      files: { chat: expect.stringMatching(/^\/i18n\/nl\/chat\.bdsm\.[0-9a-f]{10}\.json$/) as string },
      index: expect.stringMatching(/^\/i18n\/nl\/index\.[0-9a-f]{10}\.json$/) as string,
    });
    const index = JSON.parse(readFileSync(join(directory, page.index.replace('/i18n/', '')), 'utf8')) as object;
    expect(index).toEqual({
      ...page.files,
      likes: expect.stringMatching(/^\/i18n\/nl\/likes\.[0-9a-f]{10}\.json$/) as string,
    });
  });

  it('caches one intl for a language, niche, zone and set of features', () => {
    const catalogues = openCatalogues(compiled().directory);
    const options = { prefix: 'bdsm', timeZone: 'Europe/Amsterdam', features: ['chat'] } as const;
    expect(catalogues.intl('nl', options)).toBe(catalogues.intl('nl', { ...options }));
    expect(catalogues.intl('nl', options)).not.toBe(catalogues.intl('nl'));
    expect(catalogues.intl('nl', options).formatMessage({ id: 'chat.send' })).toBe('Smeken');
  });

  it('formats times in the requested zone, also inside messages shared by zones', () => {
    const catalogues = openCatalogues(compiled().directory);
    const when = Date.UTC(2026, 10, 21, 12, 0);
    const at = (timeZone: string) => catalogues.intl('nl', { timeZone }).formatMessage({ id: 'chat.at' }, { when });
    expect([at('UTC'), at('Europe/Amsterdam'), at('America/New_York')]).toEqual(['Om 12:00', 'Om 13:00', 'Om 07:00']);
  });

  it('reports which text a page lacks', () => {
    const onMissing = vi.fn();
    const catalogues = openCatalogues(compiled().directory, { onMissing });
    const intl = catalogues.intl('nl', { features: ['chat'] });
    expect(intl.formatMessage({ id: 'likes.like', defaultMessage: 'Like' })).toBe('Like');
    expect(onMissing).toHaveBeenCalledWith('likes.like', 'nl');
  });

  it('loads a new manifest in development, and never in production', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { source, directory } = compiled();
      const development = openCatalogues(directory, { reload: true });
      const production = openCatalogues(directory);
      const send = (from: typeof development) => from.intl('nl').formatMessage({ id: 'chat.send' });
      expect([send(development), send(production)]).toEqual(['Versturen', 'Versturen']);
      writeInto(source, { 'nl/chat.json': { ...locales['nl/chat.json'], 'chat.send': 'Stuur' } });
      compileCatalogues(source, directory);
      utimesSync(join(directory, 'manifest.json'), 2_000_000_000, 2_000_000_000);
      vi.advanceTimersByTime(5000);
      expect([send(development), send(production)]).toEqual(['Stuur', 'Versturen']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports a broken manifest', () => {
    const directory = folderOf({});
    writeFileSync(join(directory, 'manifest.json'), '{');
    expect(() => openCatalogues(directory).messages('en', ['chat'], 'none')).toThrow(SyntaxError);
  });
});

describe('pageMessages', () => {
  it('gives server and browser the declared features, the regional formats, the zone and the time', () => {
    const catalogues = openCatalogues(compiled().directory);
    const { source, element, preloads } = pageMessages(catalogues, {
      locale: 'nl',
      prefix: 'none',
      country: 'BE',
      timeZone: 'Europe/Amsterdam',
      now: 1_700_000_000_000,
      handles: [undefined, { messages: ['likes', 'chat'] }, { messages: ['chat'] }, 'x'],
    });
    expect(element).toMatch(
      /^<script type="application\/json" id="messages" data-locale="nl-BE" data-time-zone="Europe\/Amsterdam" data-now="1700000000000">\{/,
    );
    const { files } = JSON.parse(/>(.*)<\/script>$/.exec(element)![1]!) as { files: Record<string, string> };
    expect(Object.keys(files)).toEqual(['chat', 'likes']);
    expect([...preloads.matchAll(/<link rel="preload" as="fetch" href="([^"]+)"/g)].map(([, url]) => url)).toEqual(
      Object.values(files),
    );
    expect(element).not.toContain('Liken');
    expect(source.intl.locale).toBe('nl-BE');
    expect(source.now).toBe(1_700_000_000_000);
    expect(source.intl.formatMessage({ id: 'likes.like' })).toBe('Liken');
  });
});
