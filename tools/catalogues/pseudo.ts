import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { DEFAULT_LOCALE } from '../../app/i18n/locales';
import { compileCatalogues, type Compilation } from './compile';

/** How much longer than English a pseudo text is; German and Finnish come close to it. */
const LONGER = 0.4;

const ACCENTED: Record<string, string> = Object.fromEntries(
  Array.from(
    'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(
      /(.)(.)/gu,
    ),
  ).map(([, letter, accented]) => [letter!, accented!]),
);

/**
 * Writes an English message as in a language that nobody speaks: accented, longer, and in brackets, so that a text that
 * is cut lacks its bracket. Arguments, branches and tags stay as they are.
 */
export function pseudoMessage(text: string): string {
  return `[${printAST(parse(text).map(pseudoElement))}]`;
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
      return { ...element, options: pseudoOptions(element.options) };
    case TYPE.select:
      return { ...element, options: pseudoOptions(element.options) };
    default:
      return element;
  }
}

function pseudoOptions<T extends { value: MessageFormatElement[] }>(options: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }]),
  );
}

/** Every word grows by its last vowel or letter, as in languages with endings and compounds. */
export function pseudoText(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const more = Math.round(word.length * LONGER);
    const last = /[aeiouy]/gi.exec([...word].reverse().join(''))?.[0] ?? word.at(-1)!;
    return accent(word) + accent(last.toLowerCase()).repeat(more);
  });
}

const accent = (text: string) => Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('');

/** Compiles the English catalogues as pseudo English, in place of all languages. */
export function compilePseudo(locales: string, output: string): Compilation {
  const folder = mkdtempSync(join(tmpdir(), 'facet-pseudo-'));
  try {
    mkdirSync(join(folder, DEFAULT_LOCALE));
    for (const name of readdirSync(join(locales, DEFAULT_LOCALE))) {
      const texts = JSON.parse(readFileSync(join(locales, DEFAULT_LOCALE, name), 'utf8')) as Record<string, string>;
      const pseudo = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudoMessage(text)]));
      writeFileSync(join(folder, DEFAULT_LOCALE, name), JSON.stringify(pseudo));
    }
    return compileCatalogues(folder, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
