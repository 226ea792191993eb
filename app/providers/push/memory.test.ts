import { Rejected } from '../provider-errors';
import { memoryPush } from './memory';
import { browserKeys, pushContract } from './push.contract';
import { SubscriptionGone, TryLater } from './push-port';
import { pauseOf } from './web-push';

let count = 0;

pushContract('memory', async () => {
  const port = memoryPush();
  return {
    port,
    subscribe: () => {
      const { p256dh, auth } = browserKeys();
      return { endpoint: `https://push.example/${++count}`, p256dh, auth };
    },
    received: async (to) =>
      port.sent.filter(({ endpoint }) => endpoint === to.endpoint).map(({ payload }) => ({ payload })),
    respond: (to, status, headers = {}) => port.failWith(errorOf(status, headers), to.endpoint),
    close: () => port.close(),
  };
});

function errorOf(status: number, headers: Record<string, string>) {
  if (status === 404 || status === 410) return new SubscriptionGone('memory', `answered ${status}`);
  if (status === 429 || status >= 500)
    return new TryLater('memory', `answered ${status}`, { afterMs: pauseOf(headers['retry-after'], 0) });
  return new Rejected('memory', `answered ${status}`);
}
