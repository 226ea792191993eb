import type { TestContext } from '~/testing/context';
import type { Acts } from './acts';

/** Something with a limit that many attempt at the same time. */
export interface Race {
  /** The name in the report. */
  name: string;
  /** The number of simultaneous attempts. */
  tries: number;
  /** How many attempts may succeed, and how many rows there may be afterwards. */
  limit: number;
  /** The code of the domain error of the others; null where a further attempt succeeds without an effect. */
  error: string | null;
  /** Prepares one round with new members. */
  start(context: TestContext, acts: Acts): Promise<Start>;
}

export interface Start {
  tries: (() => Promise<unknown>)[];
  /** Counts what the database holds after all attempts. */
  count(): Promise<number>;
}

/** Runs one round and returns what differs from the limit; an empty list if nothing does. */
export async function runRound(race: Race, context: TestContext, acts: Acts): Promise<string[]> {
  const { tries, count } = await race.start(context, acts);
  const outcomes = await Promise.allSettled(tries.map((attempt) => attempt()));
  const errorCodes = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)] : [],
  );
  const succeeded = outcomes.length - errorCodes.length;
  const wanted = race.error === null ? tries.length : race.limit;
  const total = await count();
  const wrong = [...new Set(errorCodes)].filter((code) => code !== race.error);
  return [
    ...(tries.length === race.tries ? [] : [`${tries.length} tried, not ${race.tries}`]),
    ...(succeeded === wanted ? [] : [`${succeeded} succeeded, not ${wanted}`]),
    ...(total === race.limit ? [] : [`${total} are kept, not ${race.limit}`]),
    ...wrong.map((code) => `refused with ${code}`),
  ];
}
