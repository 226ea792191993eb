import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "not a real person", "you cannot meet them".
const denied = String.raw`(?<!\b(?:niet|geen|nooit|niemand|noch)\s(?:een\s)?(?:\w+\s)?)`;

export const nl: ForbiddenWords[] = [
  { what: 'claims', pattern: new RegExp(String.raw`${denied}\b(?:echte|authentieke|werkelijke)\b`, 'i') },
  {
    what: 'claims',
    pattern: new RegExp(String.raw`${denied}\b(?:geverifieerde?|gecontroleerde?|gescreende?)\b`, 'i'),
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
  { what: 'pretends', pattern: new RegExp(String.raw`${denied}\bontmoet (?:haar|hem|hen|ze|deze)\b`, 'i') },
  {
    what: 'presses',
    pattern:
      /\b(?:wees (?:er )?snel|laatste kans|alleen vandaag|vandaag alleen|verloopt|eindigt|op is op|tijdelijk|nog maar \w+|te laat|mis het niet|aftell\w+)\b/i,
  },
  { what: 'presses', pattern: new RegExp(String.raw`${denied}\b(?:haast je|schiet op)\b`, 'i') },
  {
    what: 'promises',
    pattern:
      /\b(?:gegarandeerd|garantie|garanderen|100 ?%|zonder risico|altijd gratis|(?:helemaal|volledig) gratis|nummer (?:één|1))/i,
  },
  { what: 'undresses', pattern: /\b(?:seks\w*|sexy|geil\w*|ondeugend\w*|naakt\w*|slet\w*|neuk\w*|kinky|stout\w*)\b/i },
];
