import { createHash } from 'node:crypto';
import type { BrandContext } from '~/server/context/context.server';
import { ageOf, todayIn } from '~/server/context/calendar';
import { readEntry, type RawEntry, type ReadEntry } from '../entries/read-entry.server';
import { findRepeats } from '../entries/repeated-texts.server';
import type { EntryProblem } from '../entry-problem';
import type { KnownProfile } from '../known-profiles.server';

/** Nobody under it is on any brand, whatever the brand's own floor is. */
const ADULT = 18;

/** A person of a file beside the profile that the brand has under this key. */
export interface PlannedProfile extends ReadEntry {
  key: string;
  birthDate: string;
  known: KnownProfile | undefined;
}

/** Everything in the file that is fit, and everything that is wrong with the rest, but for the pictures. */
export function planProfiles(
  context: Pick<BrandContext, 'tenant' | 'texts' | 'clock'>,
  raw: readonly RawEntry[],
  known: readonly KnownProfile[],
): { planned: PlannedProfile[]; problems: EntryProblem[] } {
  const read = raw.map((entry) => readEntry(context, entry));
  const problems = read.flatMap((result) => ('problems' in result ? result.problems : []));
  const byKey = new Map(known.map((profile) => [profile.key, profile]));
  const lines = new Map<string, number>();
  const planned: PlannedProfile[] = [];
  for (const result of read) {
    if (!('read' in result)) continue;
    const { line, entry } = result.read;
    const { key } = entry;
    const profile = byKey.get(key);
    const birthDate = birthDateOf(context, result.read, profile);
    const sentence =
      lines.has(key) ? `${key} is the key of line ${lines.get(key)} too` :
      profile?.state === 'retired' ? `${key} was retired: somebody else needs another key` : undefined; // prettier-ignore
    lines.set(key, line);
    if (sentence !== undefined) problems.push({ line, field: 'key', sentence });
    const young = tooYoung(context, birthDate);
    if (young) problems.push({ line, field: entry.age === undefined ? 'birth_date' : 'age', sentence: young });
    if (sentence === undefined && !young) planned.push({ ...result.read, key, birthDate, known: profile });
  }
  const speakers = planned.map(({ key, line, texts }) => ({ key, line, texts }));
  return { planned, problems: [...problems, ...findRepeats(speakers, known)] };
}

const today = ({ clock, tenant }: Pick<BrandContext, 'tenant' | 'clock'>) => todayIn(clock.now(), tenant.time_zone);

function tooYoung(context: Pick<BrandContext, 'tenant' | 'clock'>, birthDate: string): string | undefined {
  const floor = Math.max(ADULT, context.tenant.min_age);
  const age = ageOf(birthDate, today(context))!;
  return age >= floor ? undefined : `must be ${floor} or older, and is ${age}`;
}

/**
 * A stated age becomes a date of birth once: as long as the file states the same one, or it is right, the profile keeps
 * its birthday and grows older like everybody.
 */
function birthDateOf(
  context: Pick<BrandContext, 'tenant' | 'clock'>,
  { entry: { key, age, birth_date } }: ReadEntry,
  known: KnownProfile | undefined,
): string {
  if (birth_date !== undefined) return birth_date;
  const day = today(context);
  const before = known?.row.birth_date;
  if (before && (known.row.stated_age === age || ageOf(before, day) === age)) return before;
  return bornDaysBefore(day, age!, 1 + (createHash('sha256').update(key).digest().readUInt16BE() % 363));
}

/** Of someone who turned `age` so many days ago. */
function bornDaysBefore(day: string, age: number, days: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - age, month - 1, date - days)).toISOString().slice(0, 10);
}
