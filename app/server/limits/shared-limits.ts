import { tooManyRequests } from '../response/app-error';
import type { Limit } from './limit';
import type { Limits } from './limits';

const CALLS = ['tryTake', 'blockedFor', 'giveBack', 'count', 'reset'] as const;

/** A call of one limit, as it crosses from a worker to the process that counts. */
export interface LimitCall {
  limit: keyof Limits;
  call: (typeof CALLS)[number];
  key: string;
}

/** The limits of a worker, which are counted elsewhere for all workers together. */
export function sharedLimits(names: readonly (keyof Limits)[], ask: (call: LimitCall) => Promise<unknown>): Limits {
  const limit = (name: keyof Limits): Limit => {
    const call = (call: LimitCall['call']) => (key: string) => ask({ limit: name, call, key });
    const tryTake = call('tryTake') as Limit['tryTake'];
    return {
      async take(key) {
        const wait = await tryTake(key);
        if (wait > 0) throw tooManyRequests({ retry_after: Math.ceil(wait / 1000) });
      },
      tryTake,
      blockedFor: call('blockedFor') as Limit['blockedFor'],
      giveBack: call('giveBack') as Limit['giveBack'],
      count: call('count') as Limit['count'],
      reset: call('reset') as Limit['reset'],
    };
  };
  return Object.fromEntries(names.map((name) => [name, limit(name)])) as unknown as Limits;
}

/** Counts for the workers. */
export const countFor =
  (limits: Limits) =>
  ({ limit, call, key }: LimitCall): Promise<number | void> =>
    limits[limit][call](key);
