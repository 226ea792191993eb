import { afterEach, beforeEach, expect, it } from 'vitest';
import { adjustableClock, frozenClock } from '../context/clock';
import { startTestControl } from './test-control';

const done: string[] = [];
const base = frozenClock(1000);
const clock = adjustableClock(base);
const country: { value: string | undefined } = { value: undefined };
let fails = false;
let control: Awaited<ReturnType<typeof startTestControl>>;

beforeEach(async () => {
  done.length = 0;
  fails = false;
  control = await startTestControl(
    {
      clock,
      country,
      mails: (tenant) => [{ tenant }],
      textMessages: (tenant) => [{ tenant, text: 'code' }],
      drain: async () => {
        if (fails) throw new Error('drain failed');
        done.push(`drain at ${clock.now()}`);
      },
      clearCache: () => void done.push('clear'),
      useFragments: (on) => void done.push(`fragments ${on ? 'on' : 'off'}`),
      runJob: async (name) => {
        if (name !== 'erasure') return undefined;
        done.push('run');
        return { kind: 'ended', handled: 1, error: null };
      },
    },
    0,
  );
});
afterEach(() => new Promise((resolve) => control.server.close(resolve)));

const call = async (method: string, path: string) => {
  const response = await fetch(`http://127.0.0.1:${control.port}${path}`, { method, headers: { connection: 'close' } });
  const text = await response.text();
  return { status: response.status, value: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
};

it('listens on this machine only', () => {
  expect(control.server.address()).toMatchObject({ address: '127.0.0.1' });
});

it('moves the clock and runs what became due', async () => {
  const before = clock.now();
  expect(await call('POST', '/clock/advance?ms=5000')).toEqual({ status: 200, value: { now: before + 5000 } });
  expect(done).toEqual([`drain at ${before + 5000}`]);
  expect((await call('GET', '/clock')).value).toEqual({ now: before + 5000 });
});

it.each(['', '?ms=', '?ms=soon', '?ms=Infinity'])('does not move the clock without a time: %s', async (query) => {
  const before = clock.now();
  expect((await call('POST', `/clock/advance${query}`)).status).toBe(400);
  expect(clock.now()).toBe(before);
});

it('stops the clock, which a test still moves', async () => {
  const before = clock.now();
  base.advance(60_000);
  expect(clock.now()).toBe(before + 60_000);
  expect(await call('POST', '/clock/stop')).toEqual({ status: 200, value: { now: before + 60_000 } });
  base.advance(60_000);
  expect(clock.now()).toBe(before + 60_000);
  await call('POST', '/clock/advance?ms=5000');
  expect(clock.now()).toBe(before + 65_000);
});

it('turns remembered HTML off and on', async () => {
  await call('POST', '/fragments?on=0');
  await call('POST', '/fragments?on=1');
  expect(done).toEqual(['fragments off', 'fragments on']);
});

it('returns the mails of a brand, drains the outbox, clears the cache and changes the country', async () => {
  expect((await call('GET', '/mails?tenant=rose')).value).toEqual([{ tenant: 'rose' }]);
  expect((await call('GET', '/sms?tenant=rose')).value).toEqual([{ tenant: 'rose', text: 'code' }]);
  await call('POST', '/drain');
  await call('POST', '/cache/clear');
  await call('POST', '/country?code=BE');
  expect(country.value).toBe('BE');
  expect(done.slice(1)).toEqual(['clear', 'clear']);
  await call('POST', '/country');
  expect(country.value).toBeUndefined();
});

it('runs a job that is not due yet, and then what it left to do', async () => {
  expect(await call('POST', '/jobs/run?name=erasure')).toMatchObject({ status: 200, value: { handled: 1 } });
  expect(done).toEqual(['run', `drain at ${clock.now()}`]);
  expect((await call('POST', '/jobs/run?name=nothing')).status).toBe(404);
  expect((await call('POST', '/jobs/run')).status).toBe(404);
  expect((await call('GET', '/jobs/run?name=erasure')).status).toBe(404);
});

it('says if something does not exist or failed', async () => {
  expect((await call('GET', '/drain')).status).toBe(404);
  fails = true;
  expect(await call('POST', '/drain')).toEqual({ status: 500, value: 'Error: drain failed' });
});
