import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rejected } from '../provider-errors';
import { SubscriptionGone, TryLater, type OutgoingPush, type PushPort, type PushTarget } from './push-port';

export interface PushHarness {
  port: PushPort;
  /** A browser that has subscribed. */
  subscribe(): PushTarget;
  /** What arrived in a browser, in clear text, oldest first. */
  received(to: PushTarget): Promise<Pick<OutgoingPush, 'payload'>[]>;
  /** From now on the push service responds with this status to messages for this browser. */
  respond(to: PushTarget, status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export function aPush(changes: Partial<OutgoingPush> = {}): OutgoingPush {
  return {
    payload: JSON.stringify({
      web_push: 8030,
      notification: { title: 'Zoë schrieb dir 🌹', navigate: 'https://a.example/' },
    }),
    seconds: 3600,
    topic: 'conversation-1',
    urgency: 'high',
    contact: 'mailto:help@aurea.example',
    ...changes,
  };
}

/** The keys that a browser makes. */
export function browserKeys() {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  return { keys, p256dh, auth: randomBytes(16).toString('base64url') };
}

const WRONG: [string, Partial<OutgoingPush>, Partial<PushTarget>][] = [
  ['a payload that no push service need accept', { payload: 'x'.repeat(3001) }, {}],
  ['an empty payload', { payload: '' }, {}],
  ['a topic with other characters', { topic: 'a b' }, {}],
  ['a topic that is too long', { topic: 'x'.repeat(33) }, {}],
  ['a negative time to live', { seconds: -1 }, {}],
  ['an endpoint without encryption', {}, { endpoint: 'http://push.example/x' }],
  ['an endpoint on another port', {}, { endpoint: 'https://push.example:22/x' }],
  ['an endpoint with credentials', {}, { endpoint: 'https://a:b@push.example/x' }],
  ['an endpoint in a private network', {}, { endpoint: 'https://10.0.0.1/x' }],
  ['the metadata server of a cloud', {}, { endpoint: 'https://169.254.169.254/latest' }],
  ['a private IP address in IPv6', {}, { endpoint: 'https://[fd00::1]/x' }],
  ['a mapped IP address', {}, { endpoint: 'https://[::ffff:10.0.0.1]/x' }],
  ['a name without a dot', {}, { endpoint: 'https://intranet/x' }],
  ['the same with the dot of the root', {}, { endpoint: 'https://intranet./x' }],
  ['this machine with the dot of the root', {}, { endpoint: 'https://localhost./x' }],
  ['an IP address with the dot of the root', {}, { endpoint: 'https://10.0.0.1./x' }],
  ['a name of this machine', {}, { endpoint: 'https://push.localhost/x' }],
  ['a name of the local link', {}, { endpoint: 'https://printer.local./x' }],
  ['a name of a cloud’s own network', {}, { endpoint: 'https://metadata.internal/x' }],
  ['a name of a home network', {}, { endpoint: 'https://router.home.arpa/x' }],
  ['a key that is no point', {}, { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a secret that is too short', {}, { auth: 'AAAA' }],
];

/** What every push adapter promises, including the in-memory one. */
export function pushContract(name: string, open: () => Promise<PushHarness>): void {
  describe(`push contract: ${name}`, () => {
    let harness: PushHarness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    it('delivers the payload as it was written, to that browser alone', async () => {
      const [first, second] = [harness.subscribe(), harness.subscribe()];
      await harness.port.send(first, aPush());
      expect(await harness.received(first)).toEqual([{ payload: aPush().payload }]);
      expect(await harness.received(second)).toEqual([]);
    });

    it('delivers the longest payload', async () => {
      const to = harness.subscribe();
      await harness.port.send(to, aPush({ payload: 'é'.repeat(1500) }));
      expect(await harness.received(to)).toEqual([{ payload: 'é'.repeat(1500) }]);
    });

    it('has a public key with which browsers can subscribe', () => {
      expect(Buffer.from(harness.port.publicKey, 'base64url')).toHaveLength(65);
      expect(Buffer.from(harness.port.publicKey, 'base64url')[0]).toBe(4);
    });

    it.each([404, 410])('says that a subscription is gone: %d', async (status) => {
      const to = harness.subscribe();
      harness.respond(to, status);
      await expect(harness.port.send(to, aPush())).rejects.toBeInstanceOf(SubscriptionGone);
    });

    it('says for how long a push service wants to be left alone', async () => {
      const to = harness.subscribe();
      harness.respond(to, 429, { 'retry-after': '120' });
      const error = await harness.port.send(to, aPush()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TryLater);
      expect((error as TryLater).afterMs).toBe(120_000);
    });

    it.each([500, 503])('asks to try again when the push service fails: %d', async (status) => {
      const to = harness.subscribe();
      harness.respond(to, status);
      const error = await harness.port.send(to, aPush()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TryLater);
      expect((error as TryLater).afterMs).toBeUndefined();
    });

    it.each([400, 403, 413])('gives up what the push service refuses: %d', async (status) => {
      const to = harness.subscribe();
      harness.respond(to, status);
      await expect(harness.port.send(to, aPush())).rejects.toBeInstanceOf(Rejected);
    });

    it.each(WRONG)('refuses %s and sends nothing', async (_, message, target) => {
      const to = harness.subscribe();
      await expect(harness.port.send({ ...to, ...target }, aPush(message))).rejects.toBeInstanceOf(Rejected);
      expect(await harness.received(to)).toEqual([]);
    });

    it('accepts the endpoints of push services', () => {
      for (const endpoint of ['https://fcm.googleapis.com/fcm/send/x:y', 'https://web.push.apple.com/QN-1'])
        expect(harness.port.accepts(endpoint)).toBe(true);
      const wrong = WRONG.map(([, , { endpoint }]) => endpoint).filter((endpoint) => endpoint !== undefined);
      for (const endpoint of wrong) expect(harness.port.accepts(endpoint)).toBe(false);
      for (const text of ['', 'push', 'javascript:alert(1)', `https://push.example/${'x'.repeat(1000)}`])
        expect(harness.port.accepts(text)).toBe(false);
    });
  });
}
