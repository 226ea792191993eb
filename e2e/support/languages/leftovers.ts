import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { FEATURES } from '~/i18n/features';
import type { PageText } from './page-text';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A shorter piece may stand in a text of a member, or in a name. */
const FEWEST_WORDS = 3;

export interface Leftovers {
  /** What is wrong with the words of a page, a line each. */
  find(page: PageText): string[];
}

/** Looks in pages of a language for ids in place of texts, and for pieces of the English texts. */
export function leftoversFor(language: string): Leftovers {
  // Members and brands of the demo say what they want, some of it in the words of an interest or of a heading.
  const own = [...textsOf(language).flatMap(piecesOf), ...demoTexts('db/seed'), ...demoTexts('tenants')].join('\n');
  const english =
    language === 'en'
      ? []
      : [...new Set(textsOf('en').flatMap(piecesOf))].filter(
          (piece) => countWords(piece) >= FEWEST_WORDS && !own.includes(piece),
        );
  const find = ({ lines, spoken }: PageText) => {
    const texts = [...lines, ...spoken];
    const ids = texts.flatMap((text) => (text.match(LIKE_AN_ID) ?? []).filter(isId).map((id) => `an id: ${id}`));
    const all = texts.map(normal).join('\n');
    const found = english.filter((piece) => all.includes(piece)).map((piece) => `English: ${piece}`);
    return [...new Set([...ids, ...found])];
  };
  return { find };
}

const LIKE_AN_ID = new RegExp(
  `(?<![\\w@./:-])(?:${FEATURES.join('|')})\\.[a-z0-9]+(?:[-_][a-z0-9]+)*(?![\\w@/-]|\\.\\w)`,
  'g',
);

/** A host may begin as an id does, so one of a single word must be that of a text. */
const isId = (found: string) => /[-_]/.test(found) || known.has(found);

const known = new Set(
  readdirSync(join(root, 'locales/en')).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(root, 'locales/en', name), 'utf8')) as object),
  ),
);

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What the demo says: its members, its brands. */
function demoTexts(from: string): string[] {
  const folder = join(root, from);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|json)$/.test(name))
    .map((name) => normal(readFileSync(join(folder, name), 'utf8')));
}

/** The catalogues of a language with the wordings of all niches, and the copy of the landers. */
function textsOf(language: string): string[] {
  const folder = join(root, 'locales', language);
  const copies = readdirSync(join(root, 'landers'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'landers', name, 'copy', `${language}.json`));
  const files = [...readdirSync(folder).map((name) => join(folder, name)), ...copies];
  return files.flatMap((file) => strings(JSON.parse(readFileSync(file, 'utf8'))));
}

function strings(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);
}

/** What a message says between its arguments, in every branch: with the arguments it would be different on each page. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  const end = () => {
    pieces.push(...piece.split('\n').map(normal));
    piece = '';
  };
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal) piece += element.value.replaceAll('*', '');
      else if (element.type === TYPE.tag) visit(element.children);
      else {
        end();
        if (element.type === TYPE.plural || element.type === TYPE.select) {
          for (const { value } of Object.values(element.options)) {
            visit(value);
            end();
          }
        }
      }
    }
  };
  visit(parse(text));
  end();
  return pieces.filter((piece) => piece !== '');
}

/** The texts without arguments: labels, headings, sentences of the product. */
export function labelsOf(language: string): ReadonlySet<string> {
  return new Set(textsOf(language).filter((text) => !/[{<]/.test(text)));
}
