import { z } from 'zod';
import { Misconfigured, Rejected, Unavailable } from '../provider-errors';
import { checkSms } from './sms-checks';
import type { SmsPort } from './sms-port';

const PROVIDER = 'vonage';
/** The Messages API, version 1 (https://developer.vonage.com/en/api/messages). */
export const VONAGE_ORIGIN = 'https://api.nexmo.com';
const PATIENCE_MS = 10_000;
/** After this many seconds a code is worth nothing; the provider recommends at least half an hour. */
const TIME_TO_LIVE = 1800;

export interface VonageOptions {
  key: string;
  secret: string;
  /** Another origin for tests, or the API of one region. */
  origin?: string;
  /** How many milliseconds to wait for a response. */
  patience?: number;
}

const acceptedSchema = z.object({ message_uuid: z.string().min(1).max(100) });

/** Sends through the Messages API of Vonage over plain HTTPS with basic authentication. */
export function vonageSms({ key, secret, origin = VONAGE_ORIGIN, patience = PATIENCE_MS }: VonageOptions): SmsPort {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  return {
    name: PROVIDER,
    async send(message) {
      checkSms(PROVIDER, message);
      const response = await fetch(`${origin}/v1/messages`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          message_type: 'text',
          channel: 'sms',
          // The API wants the number without its plus.
          to: message.to.slice(1),
          from: message.from,
          text: message.text,
          ttl: TIME_TO_LIVE,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch(noResponse);
      // The body of an error repeats what was sent, so it is neither read nor logged.
      if (!response.ok) {
        await response.body?.cancel();
        throw errorOf(response.status);
      }
      const accepted = acceptedSchema.safeParse(await response.json().catch(noResponse));
      if (!accepted.success) throw new Unavailable(PROVIDER, 'the response has no message id');
      return { reference: accepted.data.message_uuid };
    },
    async close() {},
  };
}

function noResponse(error: unknown): never {
  throw new Unavailable(PROVIDER, 'no response', { cause: error });
}

/** 401 and 403: the key or the rights of the account; 402: its balance; 422: this message. */
function errorOf(status: number): Error {
  if (status === 401 || status === 402 || status === 403 || status === 404)
    return new Misconfigured(PROVIDER, `the account or its balance does not allow it (${status})`);
  if (status === 429 || status >= 500) return new Unavailable(PROVIDER, `answered ${status}`);
  return new Rejected(PROVIDER, `answered ${status}`);
}
