import { DAY } from '~/time/durations';
import type { Reason } from './declare';

/**
 * Why something of an erased member stays, and for how long. `days` counts from the erasure (of a report: from the
 * decision). Null: nothing personal is in it, or another clean-up ends it, as `why` says.
 */
export const reasons: Record<Reason, { why: string; days: number | null }> = {
  tombstone: {
    why: "The id alone, with status 'deleted', so that the conversations and lists of others can say 'deleted member'.",
    days: null,
  },
  books: {
    why: 'Orders, payments, receipts and the ledger of credits: tax law asks the company for them (years by its country).',
    days: null,
  },
  report: {
    why: 'A report or decision of the team, and the copy of what was seen: until it is decided and the six months have passed in which somebody can object, and a few days more. For members who are here the hourly clean-up does the same; what a profile is hidden for stays as long as it is hidden.',
    days: 190,
  },
  consent: { why: 'The proof that somebody agreed, and to which text: until claims about it lapse.', days: 3 * 365 },
  audit: { why: 'Who did what, by id, without names or e-mail addresses: until claims about it lapse.', days: 3 * 365 },
  backup: {
    why: 'The id of what was erased, so that a restored backup erases it again; the clean-up ends it.',
    days: null,
  },
  others: { why: "It is part of somebody else's data and names nobody but by the id of the tombstone.", days: null },
  certificate: {
    why: 'A hash and a date without the member: what the deletion certificate is compared with.',
    days: null,
  },
  published: {
    why: 'Figures of a whole brand for one day, which name nobody and were published; changing one would break the chain.',
    days: null,
  },
  operation: { why: 'It belongs to no member; the hourly clean-up ends it.', days: null },
};

/** For how many years a company must store its books, where that is less than ten; they begin when the year ends. */
const shorterBookYears: Readonly<Record<string, number>> = { NL: 7, AT: 7, SE: 7, GB: 6, IE: 6 };
const MOST_YEARS = 10;

/** For how many years a company of this country must store its books, from the end of their year. */
export const bookYears = (country: string): number => shorterBookYears[country] ?? MOST_YEARS;

/** When the books of the year of `at` may be deleted. */
export function booksEnd(country: string, at: number): number {
  return Date.UTC(new Date(at).getUTCFullYear() + 1 + bookYears(country), 0, 1);
}

/** When something that stays for `reason` ends, if it was erased or decided at `at`. */
export function reasonEnd(reason: Reason, at: number): number | null {
  const { days } = reasons[reason];
  return days === null ? null : at + days * DAY;
}
