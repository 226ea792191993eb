import type { Clock } from '~/server/context/clock';
import type { ProviderCall, SignedWebhooks } from './payment-harness.testing';
import { sign, SIGNATURE_HEADER, TOLERANCE_MS } from './signature';

export const SECRET = 'a-secret-both-sides-know';
export const PREVIOUS_SECRET = 'the-secret-until-yesterday';

/** The scheme of the memory and the sandbox provider for the contract: SECRET signs, PREVIOUS_SECRET is accepted. */
export function hmacWebhooks(clock: Clock): SignedWebhooks {
  const secrets = { current: SECRET, previous: PREVIOUS_SECRET, stranger: 'another-secret-entirely' };
  const header = (call: ProviderCall) => call.headers[SIGNATURE_HEADER]!;
  const withHeader = (call: ProviderCall, value: string | string[]) => ({
    body: call.body,
    headers: { [SIGNATURE_HEADER]: value },
  });
  return {
    toleranceMs: TOLERANCE_MS,
    sign: (body, by = 'current') => ({ body, headers: { [SIGNATURE_HEADER]: sign(secrets[by], body, clock.now()) } }),
    forgeries: [
      ['another amount', (call) => ({ ...call, body: call.body.replace('1999', '9999') })],
      ['another state', (call) => ({ ...call, body: call.body.replace('"paid"', '"failed"') })],
      ['one more blank', (call) => ({ ...call, body: `${call.body} ` })],
      ['an empty body', (call) => ({ ...call, body: '' })],
      ['no signature', (call) => ({ ...call, headers: {} })],
      ['two signature headers', (call) => withHeader(call, [header(call), header(call)])],
      ['two headers joined', (call) => withHeader(call, `${header(call)}, ${header(call)}`)],
      ['a newer time', (call) => withHeader(call, header(call).replace('t=179', 't=180'))],
      ['a signature cut short', (call) => withHeader(call, header(call).slice(0, -1))],
      ['a signature of nothing', (call) => withHeader(call, 't=1790000000,v1=')],
      ['no time', (call) => withHeader(call, header(call).replace(/t=\d+,/, ''))],
      ['rubbish', (call) => withHeader(call, '\u0000'.repeat(5000))],
      ['a signature of tomorrow', ({ body }) => withHeader({ body, headers: {} }, sign(SECRET, body, clock.now() + 86_400_000))],
      ['another secret', ({ body }) => withHeader({ body, headers: {} }, sign(secrets.stranger, body, clock.now()))],
    ], // prettier-ignore
  };
}
