import type { Pastime, TextLanguage } from '../pastimes';
import type { Rng } from '../rng';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';
import type { AboutWords } from './words';

export const books: Record<TextLanguage, AboutWords> = { en, nl, de, fr };

export interface AboutSubject {
  language: TextLanguage;
  niche: number;
  city: string;
  transWoman: boolean;
  pastimes: readonly [Pastime, Pastime];
}

/** Uses up the sentences of each slot before any is repeated, so that neighbours on a page do not begin alike. */
export function aboutWriter(rng: Rng): (subject: AboutSubject) => string {
  const decks = new Map<string, string[]>();
  const deal = (name: string, lines: readonly string[]) => {
    let deck = decks.get(name);
    if (!deck || deck.length === 0) decks.set(name, (deck = rng.shuffled(lines)));
    return deck.pop()!;
  };
  return ({ language, niche, city, transWoman, pastimes: [a, b] }) => {
    const book = books[language];
    const pastime = deal(`${language}.pastimes`, book.pastimes)
      .replace('{a}', a.words[language])
      .replace('{b}', b.words[language]);
    const own = transWoman
      ? deal(`${language}.trans`, book.transWoman)
      : deal(`${language}.niche`, book.niche[niche] ?? book.niche[1]!);
    const opener = deal(`${language}.openers`, book.openers).replace('{city}', city);
    const middle = rng.shuffled(rng.chance(0.7) ? [pastime, own] : [pastime]);
    const seeking = rng.chance(0.8) ? [deal(`${language}.seeking`, book.seeking)] : [];
    const lines = [
      ...(rng.chance(0.85) ? [opener] : []),
      ...middle,
      ...seeking,
      deal(`${language}.closers`, book.closers),
    ];
    const text = (transWoman && !lines.includes(own) ? [own, ...lines] : lines).filter(Boolean).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
