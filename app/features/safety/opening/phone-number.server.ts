import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from '~/tenancy/tenant-choices';
import { withDigits } from './plain-words';

/** Digits of a telephone number, at least: the shortest national ones have eight. */
const LEAST = 8;

/** What looks like many digits and is none: taken out before, as a letter, so that nothing joins across it. */
const NO_NUMBERS = [
  // Dates and times of day.
  /(?<!\d[-/.]?)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}(?![-/.]?\d)/g,
  /(?<!\d[-/.]?)(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![-/.]?\d)/g,
  /(?<!\d)\d{1,2}[:.]\d{2}(?=\s?(?:u|uur|h|am|pm)(?!\p{L}))/gu,
  /(?<!\d)(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/g,
  // Money.
  /[€$£]\s?\d[\d.,]*/g,
  /(?<![\d.,])\d[\d.,]{0,20}\s?(?:€|euros?|eur|dollars?|pounds?|pond|credits?)(?!\p{L})/gu,
  // Thousands and millions with their points.
  /(?<![\d.,])[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?![\d.,])/g,
  // Measures.
  /(?<![\d.,])\d[\d.,]{0,20}\s?(?:cm|mm|km|m|meters?|metres?|kg|kilo|kilos|pounds|ft|feet|jaar|years?|yrs|procent|percent|%)(?!\p{L})/gu,
];

/** A run of digits with what people put between them: no letters, and not much of anything. */
const RUN = /\+?\(?\d(?:[^\p{L}\p{N}]{0,5}\d)*/gu;

/** Digits in more pieces than this were taken apart on purpose. */
const MOST_GROUPS = 5;
/** So many long figures in one message are no coincidence, and looking at each takes time. */
const MOST_RUNS = 10;
/** Every number is dialled as a whole here: there is no zero that would tell the one of a fixed line from other figures. */
const WITHOUT_TRUNK_ZERO: readonly string[] = ['DK', 'ES', 'IT', 'NO', 'PL'] satisfies CountryCode[];

/**
 * Whether the (plain) words hold a telephone number, however it is spelt: digits as one dials them anywhere, and others
 * where they are a number of one of these countries or, but for the plus, of any country.
 */
export function holdsPhoneNumber(plain: string, countries: readonly CountryCode[]): boolean {
  let text = withDigits(plain);
  for (const pattern of NO_NUMBERS) text = text.replace(pattern, 'x');
  const runs = (text.match(RUN) ?? []).filter(isLong);
  if (runs.some(isDialled)) return true;
  const figures = runs.filter((run) => !isCounting(run));
  return figures.length > MOST_RUNS || figures.some((run) => isCallable(run, countries));
}

const groupsOf = (run: string) => run.match(/\d+/g) ?? [];

/** Years side by side are none. */
function isLong(run: string): boolean {
  const groups = groupsOf(run);
  return groups.join('').length >= LEAST && !groups.every((group) => /^(?:19|20)\d{2}$/.test(group));
}

/** Written as one dials, it is meant as a number, whether or not it is one. */
const isDialled = (run: string) => /^[+(0]/.test(run);

/** Counting up, and lists of small numbers (ages, sizes) with commas between them. */
function isCounting(run: string): boolean {
  const groups = groupsOf(run);
  if ('123456789101112131415'.startsWith(groups.join(''))) return true;
  return groups.length > 2 && groups.every((group) => group.length <= 2) && isList(run);
}

/** Each part from one group to another, because another figure may stand beside the number. */
function isCallable(run: string, countries: readonly CountryCode[]): boolean {
  const groups = groupsOf(run);
  if (groups.length > MOST_GROUPS) return true;
  return groups.some((_, from) =>
    groups.some((_group, to) => isNumber(groups.slice(from, to + 1).join(''), countries)),
  );
}

/** A number without its plus, or that of a mobile without its trunk zero. */
function isNumber(digits: string, countries: readonly CountryCode[]): boolean {
  if (digits.length < LEAST) return false;
  if (parsePhoneNumberFromString(`+${digits}`)?.isValid()) return true;
  return countries.some((country) => {
    const number = parsePhoneNumberFromString(digits, country);
    if (!number?.isValid()) return false;
    return WITHOUT_TRUNK_ZERO.includes(country) || /MOBILE$/.test(number.getType() ?? '');
  });
}

/** 12, 14, 17, 19 */
const isList = (run: string) => /^\d+(?:\s?,\s?\d+)+$/.test(run);
