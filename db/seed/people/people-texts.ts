import { books } from '../about/about';
import { pastimes, type Pastime, type TextLanguage } from '../pastimes';
import { promptAnswers } from '../prompts';
import type { Rng } from '../rng';

/** Takes a text for one person. False if another profile of the brand says it, or a sentence of it, already. */
export type Claim = (language: TextLanguage, text: string) => boolean;

export interface GeneratedTexts {
  about_me: string;
  looking_for?: string;
  prompts?: { id: string; answer: string }[];
}

export interface TextSubject {
  niche: number;
  city: string;
  liked: readonly [Pastime, Pastime, Pastime, Pastime];
}

/** One sentence with two things to fill in is written so often in a set, each time about something else. */
const MOST_OF_A_FORM = 16;
/** At most this share of the people begins with a sentence of its own, however many there are. */
const MOSTLY = 0.85;

/** Writes texts of which no sentence comes twice. `expected` people share the sentences that exist once. */
export function textWriter(rng: Rng, expected: number, claim: Claim) {
  const decks = new Map<string, string[]>();
  const forms = new Map<string, number>();
  const deck = (name: string, lines: readonly string[]) => {
    let ready = decks.get(name);
    if (!ready) decks.set(name, (ready = rng.shuffled(lines.filter(Boolean))));
    return ready;
  };
  /** The next free sentence of a slot, spread over all people; none for some of them, and once all are used. */
  const deal = (language: TextLanguage, slot: string, lines: readonly string[], city = ''): string[] => {
    const left = deck(`${language} ${slot}`, lines);
    if (!rng.chance(Math.min(MOSTLY, lines.length / expected))) return [];
    while (left.length > 0) {
      const text = left.pop()!.replace('{city}', city);
      if (claim(language, text)) return [text];
    }
    return [];
  };
  /** A sentence about two things that is not of the form `but`, with its form; undefined if all forms are used up. */
  const pastime = (language: TextLanguage, a: Pastime, b: Pastime, but?: string) => {
    for (const form of rng.shuffled(books[language].pastimes.filter((each) => each !== but))) {
      const used = forms.get(form) ?? 0;
      const text = form.replace('{a}', a.words[language]).replace('{b}', b.words[language]);
      if (used >= MOST_OF_A_FORM || !claim(language, text)) continue;
      forms.set(form, used + 1);
      return { form, text };
    }
    return undefined;
  };
  const answer = (language: TextLanguage): GeneratedTexts['prompts'] => {
    const ids = deck(`${language} prompts`, Object.keys(promptAnswers));
    if (!rng.chance(Math.min(MOSTLY, Object.keys(promptAnswers).length / expected))) return undefined;
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const text = promptAnswers[id]![language];
      if (claim(language, text)) return [{ id, answer: text }];
    }
    return undefined;
  };

  /** Undefined if nothing is left to say in this language. */
  return (language: TextLanguage, { niche, city, liked: [a, b, c, d] }: TextSubject): GeneratedTexts | undefined => {
    const book = books[language];
    const main = pastime(language, a, b);
    if (main === undefined) return undefined;
    const own = deal(language, `niche ${niche}`, book.niche[niche] ?? book.niche[1]!);
    const opener = deal(language, 'openers', book.openers, city);
    const middle = rng.shuffled([main.text, ...own]);
    // Without another sentence it would be a short text.
    const more = own.length + opener.length > 0 ? undefined : pastime(language, c, d, main.form);
    const closer = deal(language, 'closers', book.closers);
    const lines = [...opener, ...middle, ...(more ? [more.text] : []), ...closer];
    const text = lines.join(' ');
    const [seeking] = deal(language, 'seeking', book.seeking);
    const prompts = answer(language);
    return {
      about_me: text.charAt(0).toUpperCase() + text.slice(1),
      ...(seeking !== undefined && { looking_for: seeking }),
      ...(prompts && { prompts }),
    };
  };
}

/** Four things that a person likes, and texts mention. */
export const pickLiked = (rng: Rng) => rng.shuffled(pastimes).slice(0, 4) as unknown as TextSubject['liked'];
