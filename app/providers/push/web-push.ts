import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { Rejected } from '../provider-errors';
import { publicLookup, PrivateNetwork } from './public-lookup';
import { checkPush, isAcceptable } from './push-checks';
import { SubscriptionGone, TryLater, type OutgoingPush, type PushPort, type PushTarget } from './push-port';

const PROVIDER = 'web-push';
const PATIENCE_MS = 10_000;
/** A push service that asks for more is asked again after this time. */
const LONGEST_PAUSE_S = 86_400;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface WebPushOptions {
  keys: VapidKeys;
  /** Also sends to servers on this machine, for tests. */
  loopback?: boolean;
  patience?: number;
  lookup?: ReturnType<typeof publicLookup>;
  now: () => number;
}

/** Makes a pair of keys for VAPID (RFC 8292). */
export const makeVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/**
 * Encrypts by RFC 8291 and signs by RFC 8292. The library does both; the request is our own, because the library's would
 * connect to any IP address and collect a body of any length.
 */
export function webPushAdapter(options: WebPushOptions): PushPort {
  const { keys, loopback = false, patience = PATIENCE_MS, now } = options;
  const lookup = options.lookup ?? publicLookup();
  return {
    name: PROVIDER,
    publicKey: keys.publicKey,
    accepts: (endpoint) => isAcceptable(endpoint, { loopback }),
    async send(to, message) {
      checkPush(PROVIDER, to, message, { loopback });
      const response = await post(to, message);
      const { statusCode: status = 0, headers } = response;
      response.destroy();
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) throw new SubscriptionGone(PROVIDER, `answered ${status}`);
      if (status === 429 || status === 408 || status >= 500)
        throw new TryLater(PROVIDER, `answered ${status}`, { afterMs: pauseOf(headers['retry-after'], now()) });
      throw new Rejected(PROVIDER, `answered ${status}`);
    },
    async close() {},
  };

  function post(to: PushTarget, message: OutgoingPush): Promise<IncomingMessage> {
    const url = new URL(to.endpoint);
    const local = loopback && !isAcceptable(to.endpoint);
    const details = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      message.payload,
      {
        vapidDetails: { subject: message.contact, ...keys },
        TTL: message.seconds,
        urgency: message.urgency,
        contentEncoding: 'aes128gcm',
        ...(message.topic === undefined ? {} : { topic: message.topic }),
      },
    );
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'http:' ? httpRequest : httpsRequest)(url, {
        method: 'POST',
        headers: details.headers,
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(local ? {} : { lookup }),
      });
      request.once('response', resolve);
      request.once('error', (error) =>
        reject(
          error instanceof PrivateNetwork
            ? new Rejected(PROVIDER, error.message)
            : new TryLater(PROVIDER, 'no response', { cause: error }),
        ),
      );
      request.end(details.body);
    });
  }
}

/** Retry-After in milliseconds: seconds, or a date (RFC 9110, 10.2.3). */
export function pauseOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_PAUSE_S * 1000) : undefined;
}
