import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pseudoMessage, pseudoText, compilePseudo } from './pseudo';
import { differences, structureOf } from './structure';
import { folderOf } from './testing';

const locales = join(import.meta.dirname, '../../locales');

describe('pseudo English', () => {
  it('is accented, longer, and in brackets', () => {
    expect(pseudoMessage('Send a message')).toBe('[Šéñđéé à ɱéššàĝéééé]');
    const long = 'Everything that people write to each other stays between them.';
    expect(pseudoText(long).length / long.length).toBeGreaterThan(1.25);
    expect(pseudoText(long).length / long.length).toBeLessThan(1.5);
  });

  it('leaves arguments, branches, tags and figures alone', () => {
    expect(pseudoMessage('{n, plural, =0 {None} one {# <b>like</b>} other {# likes, {name}}}')).toBe(
      '[{n,plural,one{# <b>ļîķééé</b>} other{# ļîķéšéé, {name}} =0{Ñöñééé}}]',
    );
    expect(pseudoMessage("From {price, number, ::currency/EUR} '{'18'}'")).toContain('{price, number, ::currency/EUR}');
  });

  it('has the structure of every English text', () => {
    for (const name of readdirSync(join(locales, 'en'))) {
      const texts = JSON.parse(readFileSync(join(locales, 'en', name), 'utf8')) as Record<string, string>;
      for (const [id, text] of Object.entries(texts)) {
        const pseudo = structureOf(pseudoMessage(text), 'en');
        expect(differences(structureOf(text, 'en'), pseudo), id).toEqual([]);
      }
    }
  });

  it('compiles like a language', () => {
    const { manifest } = compilePseudo(locales, folderOf({}));
    expect(Object.keys(manifest.languages)).toEqual(['en']);
    expect(Object.keys(manifest.languages.en!)).toContain('chat');
  });
});
