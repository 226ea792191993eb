import { accountForms } from './account-forms';
import { apiPaths } from './api-paths';
import { billingForms } from './billing-forms';
import { calls } from './calls';
import { formPaths, type Form } from './form-operation';
import { contractSchemas } from './json-schema';
import { memberForms } from './member-forms';
import { otherPaths } from './other-paths';
import { problemResponses } from './responses';

/** The forms of the pages by their paths. */
export const forms: Record<string, Form> = { ...accountForms, ...memberForms, ...billingForms };

/**
 * The API contract as an OpenAPI 3.1 document, against which the tests check the server. Its shapes come from
 * app/contract, those of requests from the schemas that the product reads them with.
 */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facet API contract',
      version: '1.0.0',
      description: [
        'Requests and responses are JSON, on the host of each brand. Names are in snake_case, times in epoch milliseconds, amounts of money in minor units.',
        'Unknown fields of a request are ignored; invalid ones cause a 400 with the errors of each field.',
        'Only requests of the same origin change anything (Sec-Fetch-Site, Origin).',
        'Paths outside /api/ are the forms of pages: with Accept: application/json they respond as described here, otherwise with pages.',
        'An id of another brand is treated as an id that never existed: 404.',
        'Clients repeat GET requests and requests with a key up to 5 times, with exponential delay, jitter and Retry-After.',
      ].join(' '),
    },
    servers: [{ url: 'http://{brand}.localhost:3000', variables: { brand: { default: 'golden-hour' } } }],
    paths: { ...apiPaths(calls), ...formPaths(forms), ...otherPaths },
    components: {
      schemas: contractSchemas(),
      responses: problemResponses,
      parameters: {
        ClientType: {
          name: 'X-Client-Type',
          in: 'header',
          description: 'Sent with every call of user.php: in a browser tab, or as an installed app.',
          required: false,
          schema: { enum: ['browser', 'installed'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: '__Host-session over https.' },
      },
    },
  };
}
