import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "not a real person", "you cannot meet them".
const denied = String.raw`(?<!\b(?:not|no|never|nobody|isn['’]t|aren['’]t|cannot|can['’]t|nor)\s(?:(?:an?|any|be|even|yet)\s)?(?:\w+\s)?)`;

export const en: ForbiddenWords[] = [
  { what: 'claims', pattern: new RegExp(String.raw`${denied}\b(?:real|genuine|authentic|actual)\b`, 'i') },
  { what: 'claims', pattern: new RegExp(String.raw`${denied}\b(?:verified|vetted|screened|hand-?picked)\b`, 'i') },
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
  { what: 'pretends', pattern: new RegExp(String.raw`${denied}\bmeet (?:her|him|them|me|these|this)\b`, 'i') },
  {
    what: 'presses',
    pattern:
      /\b(?:last chance|today only|only today|expires?|ends (?:soon|tonight|today|in)|limited (?:time|offer|places)|countdown|too late|only \w+ (?:left|places|spots)|don['’]t miss|act now)\b/i,
  },
  { what: 'presses', pattern: new RegExp(String.raw`${denied}\bhurry\b`, 'i') },
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
