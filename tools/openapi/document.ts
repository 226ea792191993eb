import { chatPaths } from './chat-paths';
import { formPaths } from './form-paths';
import { contractSchemas } from './json-schema';
import { paths } from './paths';
import { problemResponses } from './responses';

/**
 * The API contract as an OpenAPI 3.1 document, against which the tests check the server. Its shapes come from
 * app/contract.
 */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facet API contract',
      version: '1.0.0',
      description: [
        'JSON in and out, on every brand’s own host. Names are snake_case, times epoch milliseconds, money minor units.',
        'Unknown fields of a request are ignored, wrong ones are 400 with field errors.',
        'State changes only from the same origin (Sec-Fetch-Site, Origin).',
        'Paths outside /api/ are forms of pages: with Accept: application/json they respond as described, else with pages.',
        'An id of another brand is treated as an id that never existed: 404.',
        'Clients repeat GET and keyed requests up to 5 times with exponential delay, jitter and Retry-After.',
      ].join(' '),
    },
    servers: [{ url: 'http://{brand}.localhost:3000', variables: { brand: { default: 'golden-hour' } } }],
    paths: { ...paths, ...chatPaths, ...formPaths },
    components: {
      schemas: contractSchemas(),
      responses: problemResponses,
      parameters: {
        ClientType: {
          name: 'X-Client-Type',
          in: 'header',
          description: 'On every user.php call: in a browser tab, or as an installed app.',
          required: false,
          schema: { enum: ['browser', 'installed'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: '__Host-session on https.' },
      },
    },
  };
}
