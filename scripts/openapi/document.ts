import { brandSchemas } from './brands';
import { chatPaths } from './chat-paths';
import { chatSchemas } from './chats';
import { discoverySchemas } from './discovery-form-paths';
import { formPaths } from './form-paths';
import { formSchemas } from './forms';
import { paths } from './paths';
import { peopleSchemas } from './people';
import { refusalResponses, refusalSchemas } from './refusals';

/** The wire contract as an OpenAPI 3.1 document: what tests hold the server to. */
export function wireContract() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facet wire contract',
      version: '1.0.0',
      description: [
        'JSON in and out, on every brand’s own host. Names are snake_case, times epoch milliseconds, money minor units.',
        'Unknown fields of a request are ignored, wrong ones are 400 with field errors.',
        'State changes only from the same origin (Sec-Fetch-Site, Origin).',
        'Paths outside /api/ are forms of pages: with Accept: application/json they answer as described, else with pages.',
        'An id of another brand answers as an id that never existed: 404.',
        'Clients repeat GET and keyed requests up to 5 times with exponential delay, jitter and Retry-After.',
      ].join(' '),
    },
    servers: [{ url: 'http://{brand}.localhost:3000', variables: { brand: { default: 'golden-hour' } } }],
    paths: { ...paths, ...chatPaths, ...formPaths },
    components: {
      schemas: {
        ...peopleSchemas,
        ...chatSchemas,
        ...brandSchemas,
        ...formSchemas,
        ...discoverySchemas,
        ...refusalSchemas,
      },
      responses: refusalResponses,
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
