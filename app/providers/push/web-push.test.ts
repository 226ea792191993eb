import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '~/server/context/clock';
import { Rejected } from '../provider-errors';
import { aPush, browserKeys, pushContract } from './push.contract';
import { publicLookup } from './public-lookup';
import { openPushService, type PushService } from './push-service.testing';
import { TryLater } from './push-port';
import { makeVapidKeys, pauseOf, webPushAdapter } from './web-push';

const keys = makeVapidKeys();
const { now } = systemClock;
let service: PushService | undefined;
afterEach(() => service?.close());

pushContract('web-push', async () => {
  const opened = await openPushService();
  return {
    port: webPushAdapter({ keys, now, loopback: true }),
    subscribe: opened.subscribe,
    received: async (to) => opened.received(to).map(({ payload }) => ({ payload })),
    respond: opened.respond,
    close: opened.close,
  };
});

describe('web-push', () => {
  it('encrypts for the browser and signs for the push service', async () => {
    service = await openPushService();
    const to = service.subscribe();
    await webPushAdapter({ keys, now, loopback: true }).send(to, aPush());
    const [received] = service.received(to);
    expect(received).toMatchObject({
      payload: aPush().payload,
      senderKey: keys.publicKey,
      claims: { aud: service.origin, sub: 'mailto:help@aurea.example' },
      headers: { ttl: '3600', topic: 'conversation-1', urgency: 'high', 'content-encoding': 'aes128gcm' },
    });
    const hours = (received!.claims.exp * 1000 - now()) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('negative control: with another secret the message cannot be read', async () => {
    service = await openPushService();
    const to = service.subscribe();
    const other = { ...to, auth: browserKeys().auth };
    await expect(webPushAdapter({ keys, now, loopback: true }).send(other, aPush())).rejects.toBeInstanceOf(Rejected);
    expect(() => service!.received(to)).toThrow();
  });

  it('does not wait longer than its patience', async () => {
    service = await openPushService();
    const to = service.subscribe();
    service.respond(to, 'silence');
    const port = webPushAdapter({ keys, now, loopback: true, patience: 50 });
    await expect(port.send(to, aPush())).rejects.toBeInstanceOf(TryLater);
  });

  it('sends nothing to this machine outside tests', async () => {
    service = await openPushService();
    const to = service.subscribe();
    const port = webPushAdapter({ keys, now });
    expect(port.accepts(to.endpoint)).toBe(false);
    await expect(port.send(to, aPush())).rejects.toBeInstanceOf(Rejected);
    expect(service.received(to)).toEqual([]);
  });

  it('does not connect to a name that leads into a private network', async () => {
    const { p256dh, auth } = browserKeys();
    const lookup = publicLookup((_name, _options, done) => done(null, [{ address: '10.0.0.7', family: 4 }]));
    const port = webPushAdapter({ keys, now, lookup });
    const sent = port.send({ endpoint: 'https://push.example/x', p256dh, auth }, aPush());
    await expect(sent).rejects.toThrow('private network');
    await expect(sent).rejects.toBeInstanceOf(Rejected);
  });

  it('reads Retry-After as seconds and as a date', () => {
    const at = Date.UTC(2026, 10, 21, 12);
    expect(pauseOf('30', at)).toBe(30_000);
    expect(pauseOf('Sat, 21 Nov 2026 12:05:00 GMT', at)).toBe(300_000);
    expect(pauseOf('999999999', at)).toBe(86_400_000);
    for (const none of [undefined, '', 'soon', '-5', '0', 'Sat, 21 Nov 2026 11:00:00 GMT'])
      expect(pauseOf(none, at)).toBeUndefined();
  });
});

describe('publicLookup', () => {
  const resolved = (found: { address: string; family: number }[], options: object = {}) =>
    new Promise((resolve) =>
      publicLookup((_name, _options, done) => done(null, found))('push.example', options, (error, address) =>
        resolve(error ? error.message : address),
      ),
    );
  const open = { address: '93.184.216.34', family: 4 };

  it('returns public IP addresses, one or all', async () => {
    expect(await resolved([open])).toBe(open.address);
    expect(await resolved([open], { all: true })).toEqual([open]);
  });

  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', 'fe80::1', '100.64.0.1'])(
    'refuses %s, also beside a public one',
    async (address) => {
      const hidden = { address, family: address.includes(':') ? 6 : 4 };
      expect(await resolved([hidden])).toContain('private network');
      expect(await resolved([open, hidden], { all: true })).toContain('private network');
    },
  );

  it('passes on that there is no such name', async () => {
    expect(await resolved([])).toContain('no IP address');
  });
});
