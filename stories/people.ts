import { aboutWriter } from '~db/seed/about/about';
import { castBrand } from '~db/seed/casting';
import { pickName } from '~db/seed/names';
import { pastimes, type TextLanguage } from '~db/seed/pastimes';
import { seededRng } from '~db/seed/rng';
import type { PersonSummary } from '~/contract/person-summary';

/** A person of the demo's cast, so that stories show the same portraits, names and texts as the demo. */
export interface StoryPerson extends PersonSummary {
  thumb: string;
  photo: string;
  about: string;
  language: string;
  interestIds: string[];
}

const TOWNS = {
  en: ['Brighton', 'Leeds', 'Bath', 'York', 'Bristol'],
  nl: ['Leiden', 'Zwolle', 'Breda', 'Delft', 'Gouda'],
};

/** The first people of a niche's cast in a language of the demo; the same at every call. */
export function castOf(niche: number, locale: string, count = 12): StoryPerson[] {
  const language: TextLanguage & keyof typeof TOWNS = locale === 'nl' ? 'nl' : 'en';
  const rng = seededRng(`stories ${niche} ${language}`);
  const write = aboutWriter(rng);
  const used = new Set<string>();
  return castBrand(niche, 18, rng)
    .slice(0, count)
    .map(({ gender, age, portrait }, index) => {
      const place = rng.pick(TOWNS[language]);
      const [a, b] = rng.shuffled(pastimes);
      const about = write({ language, niche, city: place, transWoman: false, pastimes: [a!, b!] });
      return {
        id: `${'p'.repeat(24)}${String(index + 10)}`,
        name: pickName(rng, language, gender, age, used),
        age,
        place,
        distance: index % 2 === 0 ? { value: 10 + 5 * index, unit: language === 'nl' ? 'km' : 'mile' } : null,
        thumb: `${portrait.file}-thumb.webp`,
        photo: `${portrait.file}.webp`,
        color: portrait.tone,
        fictional: index % 3 !== 1,
        checked: index % 6 === 1,
        online: index % 3 === 1,
        liked: index % 4 === 3,
        about,
        language,
        interestIds: [a!.id, b!.id],
      };
    });
}

/** The people of the page stories: women and men of all ages. */
export const people = castOf(1, 'en', 24);
/** A fictional profile, which is labelled. */
export const fictionalPerson = people.find(({ fictional }) => fictional)!;
/** A member, not a fictional profile. */
export const memberPerson = people.find(({ fictional }) => !fictional)!;
