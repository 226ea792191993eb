import { expect, it } from 'vitest';
import type { AppError } from '../response/app-error';
import { openLimits, type Limits } from './limits';
import { countFor, sharedLimits, type LimitCall } from './shared-limits';

/** Workers whose limits are counted in one place, with calls as text, as between processes. */
function workers(count: number) {
  const limits = openLimits();
  const names = Object.keys(limits) as (keyof Limits)[];
  const serve = countFor(limits);
  return Array.from({ length: count }, () =>
    sharedLimits(names, async (call) => serve(JSON.parse(JSON.stringify(call)) as LimitCall)),
  );
}

// covers X18-004
it('is one limit for all workers', async () => {
  const [first, second] = workers(2);
  for (let i = 0; i < 30; i++) {
    await first!.message.take('m');
    await second!.message.take('m');
  }
  await expect(first!.message.take('m')).rejects.toMatchObject({ status: 429 } satisfies Partial<AppError>);
  expect(await second!.message.blockedFor('m')).toBeGreaterThan(0);
  expect(await second!.message.blockedFor('another')).toBe(0);
});

it('control: limits of their own would let through twice as many', async () => {
  const [first] = workers(1);
  const [other] = workers(1);
  for (let i = 0; i < 60; i++) await Promise.all([first!.message.take('m'), other!.message.take('m')]);
  expect(await first!.message.blockedFor('m')).toBeGreaterThan(0);
});

it('gives back and starts anew from any worker, with the pauses that grow too', async () => {
  const [first, second] = workers(2);
  for (let i = 0; i < 20; i++) await first!.signup.count('ip');
  expect(await second!.signup.blockedFor('ip')).toBeGreaterThan(0);
  await second!.signup.giveBack('ip');
  expect(await first!.signup.blockedFor('ip')).toBe(0);
  for (let i = 0; i < 20; i++) await second!.signup.count('ip');
  await first!.signup.reset('ip');
  expect(await second!.signup.tryTake('ip')).toBe(0);
});
