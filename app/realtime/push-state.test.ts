import { expect, it } from 'vitest';
import { isPushSubscribed } from './push-state';

const worker = (getRegistration: () => unknown) => ({ getRegistration }) as unknown as ServiceWorkerContainer;
const withSubscription = (found: unknown) => () =>
  Promise.resolve({ pushManager: { getSubscription: async () => found } });

it.each<[string, ServiceWorkerContainer | undefined, boolean]>([
  ['a subscription', worker(withSubscription({ endpoint: 'https://push.example' })), true],
  ['none', worker(withSubscription(null)), false],
  ['no worker registered', worker(() => Promise.resolve(undefined)), false],
  ['a worker without push', worker(() => Promise.resolve({})), false],
  ['no workers at all', undefined, false],
  ['a browser that refuses', worker(() => Promise.reject(new Error('SecurityError'))), false],
])('with %s says %#', async (_what, container, subscribed) => {
  expect(await isPushSubscribed(container)).toBe(subscribed);
});
