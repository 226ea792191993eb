import { createHmac, timingSafeEqual } from 'node:crypto';
import { Rejected } from '../provider-errors';
import type { WebhookCall } from './payment-port';

export const SIGNATURE_HEADER = 'payment-signature';
/**
 * How far the clocks of sender and receiver may differ, transport included. A replayed call is refused after that time.
 */
export const TOLERANCE_MS = 300_000;
const MAX_BODY = 64 * 1024;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of "<seconds>.<body>", so neither time nor body can be changed alone. */
export function sign(secret: string, body: string | Buffer, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/**
 * Returns the body as text if it was signed with one of the secrets within the tolerance. Throws `Rejected` otherwise.
 * There are two secrets while they are changed, and one header may contain several v1; one of them has to match.
 */
export function verified(provider: string, secrets: readonly string[], call: WebhookCall, now: number): string {
  const refuse = (reason: string) => new Rejected(provider, reason);
  const header = readHeader(call.headers);
  if (header === undefined) throw refuse('there is no signature, or more than one');
  const { seconds, candidates } = parse(header);
  if (seconds === undefined || candidates.length === 0) throw refuse('the signature is malformed');
  if (Buffer.byteLength(call.body) > MAX_BODY) throw refuse('the body is larger than 64 kB');
  const expected = secrets.map((secret) => mac(secret, seconds, call.body));
  // Compares all of them to the end, so that the time taken reveals nothing about a guess.
  const fits = candidates.flatMap((candidate) => expected.filter((signature) => timingSafeEqual(candidate, signature)));
  if (fits.length === 0) throw refuse('the signature is wrong');
  if (Math.abs(now - seconds * 1000) > TOLERANCE_MS) throw refuse('the time of the signature is outside the tolerance');
  return call.body.toString();
}

function mac(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

function readHeader(headers: WebhookCall['headers']): string | undefined {
  if (headers instanceof Headers) return headers.get(SIGNATURE_HEADER) ?? undefined;
  const value = headers[SIGNATURE_HEADER];
  return typeof value === 'string' ? value : undefined;
}

function parse(header: string): { seconds: number | undefined; candidates: Buffer[] } {
  let seconds: number | undefined;
  const candidates: Buffer[] = [];
  if (header.length > 1000) return { seconds, candidates };
  for (const part of header.split(',')) {
    const [, key, value] = /^\s*(\w+)=(\w+)\s*$/.exec(part) ?? [];
    if (key === 't') {
      // With two times, one could be signed and the other checked. Headers joins repeated headers in this way.
      if (seconds !== undefined || !/^\d{1,12}$/.test(value!)) return { seconds: undefined, candidates: [] };
      seconds = Number(value);
    } else if (key === 'v1' && /^[0-9a-f]{64}$/.test(value!)) candidates.push(Buffer.from(value!, 'hex'));
  }
  return { seconds, candidates };
}
