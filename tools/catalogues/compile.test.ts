import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalogues } from './compile';
import { folderOf, writeInto } from './testing';

const locales = {
  'en/chat.json': { 'chat.send': 'Send', 'chat.count': '{n, plural, one {# message} other {# messages}}' },
  'nl/chat.json': { 'chat.send': 'Versturen', 'chat.count': '{n, plural, one {# bericht} other {# berichten}}' },
};

function compile(files: Record<string, string | object>) {
  const source = folderOf(files);
  const output = folderOf({});
  const result = compileCatalogues(source, output);
  const read = (locale: string, feature: string, prefix = 'none') => {
    const path = result.manifest.languages[locale]![feature]![prefix]!;
    return JSON.parse(readFileSync(join(output, path), 'utf8')) as Record<string, unknown>;
  };
  return { source, output, result, read };
}

describe('compileCatalogues', () => {
  it('writes parsed messages under names with a hash of their content', () => {
    const { result, read, output } = compile(locales);
    expect(result.manifest.languages.nl!.chat!.none).toMatch(/^nl\/chat\.[0-9a-f]{10}\.json$/);
    expect(read('nl', 'chat')['chat.send']).toEqual([{ type: 0, value: 'Versturen' }]);
    expect(read('en', 'chat')['chat.count']).toEqual([expect.objectContaining({ type: 6, value: 'n' })]);
    expect(JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8'))).toEqual(result.manifest);
  });

  it("completes a niche's file with the plain texts of its language, key by key", () => {
    const { result, read } = compile({ ...locales, 'nl/chat.bdsm.json': { 'chat.send': 'Onderwerp je' } });
    expect(read('nl', 'chat', 'bdsm')['chat.send']).toEqual([{ type: 0, value: 'Onderwerp je' }]);
    expect(read('nl', 'chat', 'bdsm')['chat.count']).toEqual(read('nl', 'chat')['chat.count']);
    expect(Object.keys(result.manifest.languages.en!.chat!)).toEqual(['none']);
  });

  it('takes English if a language has no text yet, and leaves out texts that English does not have', () => {
    const { read } = compile({ ...locales, 'de/chat.json': { 'chat.send': 'Senden', 'chat.gone': 'Weg' } });
    expect(read('de', 'chat')['chat.send']).toEqual([{ type: 0, value: 'Senden' }]);
    expect(read('de', 'chat')['chat.count']).toEqual(read('en', 'chat')['chat.count']);
    expect(read('de', 'chat')).not.toHaveProperty('chat.gone');
  });

  it('writes nothing a second time, and after a change only what changed', () => {
    const { source, output, result } = compile(locales);
    // For each of two languages the messages and the index that names them.
    expect(result.written).toBe(4);
    expect(compileCatalogues(source, output).written).toBe(0);
    writeInto(source, { 'nl/chat.json': { ...locales['nl/chat.json'], 'chat.send': 'Stuur' } });
    expect(compileCatalogues(source, output).written).toBe(2);
    expect(readdirSync(join(output, 'nl'))).toHaveLength(4);
  });

  it('removes a replaced file after a week, not before, since open pages still request it', () => {
    const { source, output, result } = compile(locales);
    const old = join(output, result.manifest.languages.nl!.chat!.none!);
    writeInto(source, { 'nl/chat.json': { 'chat.send': 'Stuur', 'chat.count': '{n, plural, other {#} one {#}}' } });
    compileCatalogues(source, output);
    expect(existsSync(old)).toBe(true);
    const eightDaysAgo = Date.now() / 1000 - 8 * 86_400;
    utimesSync(old, eightDaysAgo, eightDaysAgo);
    compileCatalogues(source, output);
    expect(existsSync(old)).toBe(false);
  });

  it.each([
    [
      'a text that is not a message',
      { 'nl/chat.json': { 'chat.send': 'Stuur {n' } },
      /nl\/chat: chat\.send is not a message/,
    ],
    ['broken JSON', { 'nl/chat.json': '{' }, /nl\/chat\.json: /],
    ['nested texts', { 'nl/chat.json': { chat: { send: 'x' } } }, /flat object/],
    ['an unknown language', { 'xx/chat.json': {} }, /xx\/: is not one of the languages/],
    ['an unknown niche', { 'nl/chat.vip.json': {} }, /name it <feature>\.json/],
    ['a repeated id', { 'nl/chat.json': '{"chat.send":"a","chat.send":"b"}' }, /chat\.send appears twice/],
  ])('refuses %s and names the file', (_, broken, problem) => {
    expect(() => compile({ ...locales, ...(broken as Record<string, string | object>) })).toThrow(problem);
  });

  it('refuses a folder without English', () => {
    expect(() => compile({ 'nl/chat.json': {} })).toThrow(/no en\//);
  });
});
