import type { Locale } from '~/i18n/locales';

export interface ForbiddenWords {
  /** What such words do. */
  what: 'claims' | 'presses' | 'promises' | 'pretends' | 'undresses';
  pattern: RegExp;
}

// A sentence that denies it is honest: "not a real person", "you cannot meet them".
const deniedEn = String.raw`(?<!\b(?:not|no|never|nobody|isn['’]t|aren['’]t|cannot|can['’]t|nor)\s(?:(?:an?|any|be|even|yet)\s)?(?:\w+\s)?)`;
const deniedNl = String.raw`(?<!\b(?:niet|geen|nooit|niemand|noch)\s(?:een\s)?(?:\w+\s)?)`;

const en: ForbiddenWords[] = [
  { what: 'claims', pattern: new RegExp(String.raw`${deniedEn}\b(?:real|genuine|authentic|actual)\b`, 'i') },
  { what: 'claims', pattern: new RegExp(String.raw`${deniedEn}\b(?:verified|vetted|screened|hand-?picked)\b`, 'i') },
  {
    what: 'claims',
    pattern:
      /\b(?:near (?:you|me|by)|nearby|close to you|close by|in your (?:area|town|city|street|neighbou?rhood)|around the corner|next door|locals?)\b/i,
  },
  {
    what: 'claims',
    pattern:
      /\b(?:thousands|hundreds|dozens|millions|countless|\d[\d.,]*\s?[km]?\+?\s(?:members|singles|people|profiles|women|men|users))\b/i,
  },
  {
    what: 'pretends',
    pattern:
      /\b(?:(?:online|active|here) (?:right )?now|is typing|(?:she|he|they|someone|somebody|women|men|people|members|profiles|singles)(?:['’](?:s|re))?(?: (?:is|are|all|already))* waiting|^waiting for you|viewed your|wants? to meet you|just joined|looked at you|new messages?)\b/i,
  },
  { what: 'pretends', pattern: new RegExp(String.raw`${deniedEn}\bmeet (?:her|him|them|me|these|this)\b`, 'i') },
  {
    what: 'presses',
    pattern:
      /\b(?:last chance|today only|only today|expires?|ends (?:soon|tonight|today|in)|limited (?:time|offer|places)|countdown|too late|only \w+ (?:left|places|spots)|don['’]t miss|act now)\b/i,
  },
  { what: 'presses', pattern: new RegExp(String.raw`${deniedEn}\bhurry\b`, 'i') },
  {
    what: 'promises',
    pattern:
      /\b(?:guarante\w+|100 ?%|risk[- ]free|always free|(?:completely|totally) free|instant match\w*|number one|#1)/i,
  },
  {
    what: 'undresses',
    pattern: /\b(?:sex|sexy|sexual|horny|naughty|nudes?|naked|hook-?ups?|slut\w*|fuck\w*|kinky|dirty)\b/i,
  },
];

const nl: ForbiddenWords[] = [
  { what: 'claims', pattern: new RegExp(String.raw`${deniedNl}\b(?:echte|authentieke|werkelijke)\b`, 'i') },
  {
    what: 'claims',
    pattern: new RegExp(String.raw`${deniedNl}\b(?:geverifieerde?|gecontroleerde?|gescreende?)\b`, 'i'),
  },
  {
    what: 'claims',
    pattern:
      /\b(?:(?:bij|naast) jou in de (?:buurt|straat)|in (?:de|jouw|je) (?:buurt|omgeving|stad|straat)|dicht ?bij|vlak ?bij|om de hoek|lokale?|plaatselijke?)\b/i,
  },
  {
    what: 'claims',
    pattern:
      /\b(?:duizenden|honderden|tientallen|miljoenen|talloze|\d[\d.,]*\+?\s(?:leden|singles|mensen|profielen|vrouwen|mannen))\b/i,
  },
  {
    what: 'pretends',
    pattern:
      /\b(?:(?:nu|op dit moment) (?:online|actief)|online nu|is aan het typen|(?:ze|zij|hij|iemand|vrouwen|mannen|mensen|leden|profielen|singles) wacht(?:en)?|bekeek je|wil je ontmoeten|net lid geworden|nieuwe? berichten?)\b/i,
  },
  { what: 'pretends', pattern: new RegExp(String.raw`${deniedNl}\bontmoet (?:haar|hem|hen|ze|deze)\b`, 'i') },
  {
    what: 'presses',
    pattern:
      /\b(?:wees (?:er )?snel|laatste kans|alleen vandaag|vandaag alleen|verloopt|eindigt|op is op|tijdelijk|nog maar \w+|te laat|mis het niet|aftell\w+)\b/i,
  },
  { what: 'presses', pattern: new RegExp(String.raw`${deniedNl}\b(?:haast je|schiet op)\b`, 'i') },
  {
    what: 'promises',
    pattern:
      /\b(?:gegarandeerd|garantie|garanderen|100 ?%|zonder risico|altijd gratis|(?:helemaal|volledig) gratis|nummer (?:één|1))/i,
  },
  { what: 'undresses', pattern: /\b(?:seks\w*|sexy|geil\w*|ondeugend\w*|naakt\w*|slet\w*|neuk\w*|kinky|stout\w*)\b/i },
];

/** What no lander says, by language. A language without a list is not checked, and a warning says so. */
export const forbiddenWords: Partial<Record<Locale, readonly ForbiddenWords[]>> = { en, nl };

export const reasons: Record<ForbiddenWords['what'], string> = {
  claims: 'claims something of profiles that is not true of a fictional one',
  pretends: 'pretends that somebody is there or waits',
  presses: 'puts pressure on the reader, although nothing runs out',
  promises: 'promises what nobody can guarantee',
  undresses: 'is too explicit or disrespectful for a first impression',
};
