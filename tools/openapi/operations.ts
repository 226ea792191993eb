import { refTo, type JsonSchema } from './json-schema';

/** The common parts of operations. */
export const anyone: object[] = [];
export const members = [{ session: [] }];
export const refused = refTo('responses', 'Refused');
export const loginMissing = { 403: refTo('responses', 'LoginMissing') };
/** Nobody is logged in (with the flag), or the member lacks the permission (without it). */
export const loginMissingOrRefused = { 403: refTo('responses', 'LoginMissingOrRefused') };
export const invalid = { 400: refTo('responses', 'Invalid') };
export const notFound = { 404: refTo('responses', 'NotFound') };
export const tooMany = { 429: refTo('responses', 'TooMany') };
export const wrongMethod = { 405: refTo('responses', 'WrongMethod') };

export const body = (schema: JsonSchema) => ({ required: true, content: { 'application/json': { schema } } });

export const query = (name: string, description: string, schema: JsonSchema, required = false) => ({
  name,
  in: 'query',
  description,
  required,
  schema,
});

/** What open pages fetch again and again is not sent again while it has not changed. */
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of the answer that the client holds.',
  required: false,
  schema: { type: 'string' },
};
export const unchanged = { 304: refTo('responses', 'Unchanged') };
