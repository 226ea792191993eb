import { table } from './report-markdown';
import type { Verdict } from './verdicts';

/** Why a promise is missed, by the key of the verdict; `*` after the dot stands for both databases. */
export type Notes = Record<string, string>;

/** The promises and the measured values in a table, and the reasons of missed ones. */
export function verdictTable(verdicts: readonly Verdict[], notes: Notes): string[] {
  const rows = verdicts.map(({ promise, measured, met }) => [promise, measured, met ? 'met' : '**missed**']);
  const missed = verdicts.filter((verdict) => !verdict.met);
  const reasons = missed.map(({ key, promise }) => {
    const note = notes[key] ?? notes[key.replace(/\.[^.]+$/, '.*')];
    return `- ${promise}: ${note ?? 'no reason is known yet.'}`;
  });
  return [table(['Promise', 'Measured', ''], rows), ...(reasons.length > 0 ? ['Missed:', reasons.join('\n')] : [])];
}
