import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from '~/tenancy/tenant-choices';
import { withDigits } from './plain-words';

/** The least number of digits of a telephone number: the shortest national ones have eight. */
const LEAST = 8;

const TIME = String.raw`(?:[01]?\d|2[0-4])\.[0-5]\d`;
const HOURS = String.raw`${TIME}\s?[-–]\s?${TIME}`;

/** Patterns that are not telephone numbers. Replaced by a letter first, so that digits on both sides are not joined. */
const NO_NUMBERS = [
  // Dates and times.
  /(?<!\d[-/.]?)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}(?![-/.]?\d)/g,
  /(?<!\d[-/.]?)(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![-/.]?\d)/g,
  /(?<!\d)\d{1,2}[:.]\d{2}(?=\s?(?:u|uur|h|am|pm)(?!\p{L}))/gu,
  /(?<!\d)(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/g,
  // Opening and working hours, also several in a row. What goes on with further digits is a number in groups.
  new RegExp(`(?<![\\d.])${HOURS}(?:,?\\s{1,2}${HOURS})*(?![^\\p{L}\\p{N}]{0,3}\\d)`, 'gu'),
  // Amounts of money.
  /[€$£]\s?\d[\d.,]*/g,
  /(?<![\d.,])\d[\d.,]{0,20}\s?(?:€|euros?|eur|dollars?|pounds?|pond|credits?)(?!\p{L})/gu,
  // Numbers with separators of thousands.
  /(?<![\d.,])[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?![\d.,])/g,
  // Measures and ages.
  /(?<![\d.,])\d[\d.,]{0,20}\s?(?:cm|mm|km|m|meters?|metres?|kg|kilo|kilos|pounds|ft|feet|jaar|years?|yrs|procent|percent|%)(?!\p{L})/gu,
];

/** A run of digits with what people write between them: no letters, and at most five other characters. */
const RUN = /\+?\(?\d(?:[^\p{L}\p{N}]{0,5}\d)*/gu;

/** Digits in more groups than this were split on purpose. */
const MOST_GROUPS = 5;
/** More long runs of digits than this in one message are no coincidence, and checking each takes time. */
const MOST_RUNS = 10;
/** Without trunk zero a number is always dialled as a whole, so any valid number counts, not only mobile ones. */
const WITHOUT_TRUNK_ZERO: readonly string[] = ['DK', 'ES', 'IT', 'NO', 'PL'] satisfies CountryCode[];

/**
 * Runs that begin like a dialled number (+, 0 or a bracket) always count. Others count if they are a number of one of
 * these countries, or a number of any country without its plus.
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

/** Several years side by side do not count as a long run. */
function isLong(run: string): boolean {
  const groups = groupsOf(run);
  return groups.join('').length >= LEAST && !groups.every((group) => /^(?:19|20)\d{2}$/.test(group));
}

/** A run that begins like a dialled number is meant as one, whether or not it is valid. */
const isDialled = (run: string) => /^[+(0]/.test(run);

/** Counting (1 2 3 4 …), and lists of small numbers (ages, sizes) separated by commas. */
function isCounting(run: string): boolean {
  const groups = groupsOf(run);
  if ('123456789101112131415'.startsWith(groups.join(''))) return true;
  return groups.length > 2 && groups.every((group) => group.length <= 2) && isList(run);
}

/** Checks every sequence of adjacent groups, because other figures may stand beside the number. */
function isCallable(run: string, countries: readonly CountryCode[]): boolean {
  const groups = groupsOf(run);
  if (groups.length > MOST_GROUPS) return true;
  return groups.some((_, from) =>
    groups.some((_group, to) => isNumber(groups.slice(from, to + 1).join(''), countries)),
  );
}

/** Whether the digits are an international number without its plus, or a mobile number without its trunk zero. */
function isNumber(digits: string, countries: readonly CountryCode[]): boolean {
  if (digits.length < LEAST) return false;
  if (parsePhoneNumberFromString(`+${digits}`)?.isValid()) return true;
  return countries.some((country) => {
    const number = parsePhoneNumberFromString(digits, country);
    if (!number?.isValid()) return false;
    return WITHOUT_TRUNK_ZERO.includes(country) || /MOBILE$/.test(number.getType() ?? '');
  });
}

/** Matches lists such as "12, 14, 17, 19". */
const isList = (run: string) => /^\d+(?:\s?,\s?\d+)+$/.test(run);
