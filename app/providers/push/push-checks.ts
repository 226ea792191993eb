import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { publicIp } from '../geo/public-ip';
import { Rejected } from '../provider-errors';
import type { OutgoingPush, PushTarget } from './push-port';

const MAX_ENDPOINT = 1000;
const MAX_PAYLOAD_BYTES = 3000;
const MAX_SECONDS = 28 * 86_400;
const BASE64URL = /^[\w-]+$/;
const TOPIC = /^[\w-]{1,32}$/;
const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|\[::1\])$/;
/** Names that the public DNS never has: of this machine, of the local link, of a network at home or of a company. */
const PRIVATE_NAME = /\.(?:localhost|local|internal|home\.arpa)$/;

/**
 * An endpoint must be https on its usual port, and must not name an IP address that is not public, nor a name that only
 * a private network has. With `loopback`, for tests, it may also be a server on this machine.
 */
export function isAcceptable(endpoint: string, { loopback = false } = {}): boolean {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (loopback && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return publicIp(host) !== undefined;
  // A name without a dot belongs to the machine or its network.
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

/** Whether the keys of a subscription can be used: a point on the curve, and a secret of 16 bytes. */
export function areUsableKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth) || Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** Throws `Rejected` for what no push service would accept. */
export function checkPush(
  provider: string,
  to: PushTarget,
  message: OutgoingPush,
  options?: { loopback?: boolean },
): void {
  const bytes = Buffer.byteLength(message.payload);
  const problem =
    (!isAcceptable(to.endpoint, options) && 'the endpoint is not acceptable') ||
    (!areUsableKeys(to) && 'the keys of the subscription are malformed') ||
    ((bytes === 0 || bytes > MAX_PAYLOAD_BYTES) && `the payload has ${bytes} bytes`) ||
    (message.topic !== undefined && !TOPIC.test(message.topic) && 'the topic is malformed') ||
    (!(message.seconds >= 0 && message.seconds <= MAX_SECONDS) && 'the time to live is out of bounds');
  if (problem) throw new Rejected(provider, problem);
}
