import type { TestContext } from '~/testing/context';

/** Something with a limit that many try at the same instant. */
export interface Race {
  /** As the report names it. */
  name: string;
  /** How many try at once. */
  tries: number;
  /** How many may succeed, and how many there may be afterwards. */
  limit: number;
  /** What the others are told; null where trying again is no refusal but changes nothing. */
  refusal: string | null;
  /** One round with people of its own. */
  start(context: TestContext): Promise<Start>;
}

export interface Start {
  tries: (() => Promise<unknown>)[];
  /** What the database holds when all have been answered. */
  count(): Promise<number>;
}

/** What a round shows beyond the limit or short of it; nothing where it ended exactly there. */
export async function runRound(race: Race, context: TestContext): Promise<string[]> {
  const { tries, count } = await race.start(context);
  const outcomes = await Promise.allSettled(tries.map((attempt) => attempt()));
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)] : [],
  );
  const succeeded = outcomes.length - refusals.length;
  const wanted = race.refusal === null ? tries.length : race.limit;
  const kept = await count();
  const wrong = [...new Set(refusals)].filter((code) => code !== race.refusal);
  return [
    ...(tries.length === race.tries ? [] : [`${tries.length} tried, not ${race.tries}`]),
    ...(succeeded === wanted ? [] : [`${succeeded} succeeded, not ${wanted}`]),
    ...(kept === race.limit ? [] : [`${kept} are kept, not ${race.limit}`]),
    ...wrong.map((code) => `refused with ${code}`),
  ];
}
