import { expect, it } from 'vitest';
import type { AppError } from '../response/app-error';
import { openLimits, type Limits } from './limits';
import { countFor, sharedLimits, type LimitCall } from './shared-limits';

/** Workers whose limits are counted in one place, with calls as text, as between processes. */
function workers(count: number) {
  const counted = openLimits();
  const names = Object.keys(counted) as (keyof Limits)[];
  const serve = countFor(counted);
  return Array.from({ length: count }, () =>
    sharedLimits(names, async (call) => serve(JSON.parse(JSON.stringify(call)) as LimitCall)),
  );
}

// covers X18-004
it('is one limit for all workers', async () => {
  const [one, other] = workers(2);
  for (let i = 0; i < 30; i++) {
    await one!.message.take('m');
    await other!.message.take('m');
  }
  await expect(one!.message.take('m')).rejects.toMatchObject({ status: 429 } satisfies Partial<AppError>);
  expect(await other!.message.blockedFor('m')).toBeGreaterThan(0);
  expect(await other!.message.blockedFor('another')).toBe(0);
});

it('control: limits of their own would let through twice as many', async () => {
  const [one] = workers(1);
  const [other] = workers(1);
  for (let i = 0; i < 60; i++) await Promise.all([one!.message.take('m'), other!.message.take('m')]);
  expect(await one!.message.blockedFor('m')).toBeGreaterThan(0);
});

it('gives back and starts anew from any worker, with the pauses that grow too', async () => {
  const [one, other] = workers(2);
  for (let i = 0; i < 20; i++) await one!.signup.count('ip');
  expect(await other!.signup.blockedFor('ip')).toBeGreaterThan(0);
  await other!.signup.giveBack('ip');
  expect(await one!.signup.blockedFor('ip')).toBe(0);
  for (let i = 0; i < 20; i++) await other!.signup.count('ip');
  await one!.signup.reset('ip');
  expect(await other!.signup.tryTake('ip')).toBe(0);
});
