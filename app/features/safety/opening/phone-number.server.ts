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

/** Whether the (plain) words hold a telephone number, however it is spelt. */
export function holdsPhoneNumber(plain: string): boolean {
  let text = withDigits(plain);
  for (const pattern of NO_NUMBERS) text = text.replace(pattern, 'x');
  return (text.match(RUN) ?? []).some(isPhoneNumber);
}

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < LEAST) return false;
  const dialled = /^[+(0]/.test(run);
  // Counting up, years, and lists of small numbers (ages, sizes) with commas between them.
  if (!dialled && '123456789101112131415'.startsWith(digits)) return false;
  if (groups.every((group) => /^(?:19|20)\d{2}$/.test(group))) return false;
  if (!dialled && groups.length > 2 && groups.every((group) => group.length <= 2) && isList(run)) return false;
  return true;
}

/** 12, 14, 17, 19 */
const isList = (run: string) => /^\d+(?:\s?,\s?\d+)+$/.test(run);
