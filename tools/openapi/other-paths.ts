import { liveEventSchema } from '~/contract/live-event';
import { eventSchema } from '~/providers/payment/payment-event';
import { ref, requestSchema } from './json-schema';
import { anyone, body, empty, members } from './operations';

/** Paths that are not forms of pages: the event stream and the webhooks. */
export const otherPaths = {
  '/api/events': {
    get: {
      operationId: 'openStream',
      summary:
        'Streams live events while a page is open (EventSource); after each connection the page fetches what it missed.',
      security: members,
      responses: {
        200: {
          description:
            'The stream, open until one side closes it: `data:` lines. A session that was ended on purpose gets `logout` alone.',
          content: { 'text/event-stream': { schema: ref(liveEventSchema) } },
        },
        ...empty(204, 'Nobody is logged in; the client does not reconnect.'),
      },
    },
  },
  '/webhooks/mail-reports': {
    post: {
      operationId: 'deliverMailReport',
      summary:
        'Takes in one mail that arrived at an address for reports: a delivery status (RFC 3464), a feedback report (RFC 5965) or a mail that unsubscribes. The key of the installation is a bearer token.',
      security: anyone,
      requestBody: {
        required: true,
        content: { 'message/rfc822': { schema: { type: 'string', maxLength: 512 * 1024 } } },
      },
      responses: {
        ...empty(204, 'Read: recorded now or before, of nobody at this brand, or no report.'),
        ...empty(401, 'The key is missing or wrong.'),
        ...empty(404, 'This installation has no key, so reports do not come in here.'),
        ...empty(413, 'The mail is larger than 512 kB.'),
        ...empty(429, 'Too many wrong keys, or too many reports at once: deliver it again later.'),
      },
    },
  },
  '/webhooks/payment/{provider}': {
    parameters: [{ name: 'provider', in: 'path', required: true, schema: { type: 'string' } }],
    post: {
      operationId: 'tellPayment',
      summary:
        'Receives an event of a payment provider, signed over the bytes of the body. Its format is the provider’s; this is the sandbox’s.',
      security: anyone,
      requestBody: body(requestSchema(eventSchema)),
      responses: {
        ...empty(204, 'Recorded, by this request or by an earlier one; or of no payment of this brand.'),
        ...empty(403, 'The signature is not one of this provider.'),
        ...empty(404, 'There is no such provider, or the payment is of another one.'),
        ...empty(422, 'The event contradicts the order.'),
      },
    },
  },
};
