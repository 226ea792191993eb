import { refTo, type JsonSchema } from './json-schema';

/** The common parts of operations. */
export type Responses = Record<number, object>;

export const anyone: object[] = [];
export const members = [{ session: [] }];
const refused = refTo('responses', 'Refused');
/** A domain error, in the words of this operation. */
export const domainError = (status: number, description: string): Responses => ({
  [status]: { ...refused, description },
});
/** A response without a body. */
export const empty = (status: number, description: string): Responses => ({ [status]: { description } });
export const loginMissing = { 403: refTo('responses', 'LoginMissing') };
export const invalid = { 400: refTo('responses', 'Invalid') };
export const wrongMethod = { 405: refTo('responses', 'WrongMethod') };

const usual = {
  400: refTo('responses', 'InvalidOrRefused'),
  401: refused,
  403: refTo('responses', 'LoginMissingOrRefused'),
  404: refTo('responses', 'NotFound'),
  429: refTo('responses', 'TooMany'),
};
/** A status alone has its usual meaning: 403, nobody is logged in (with the flag), or the member lacks the permission. */
export type Answers = readonly (keyof typeof usual | Responses)[];
export const answers = (given: Answers): Responses =>
  Object.assign(
    {},
    ...given.map((entry) => (typeof entry === 'number' ? { [entry]: usual[entry] } : entry)),
  ) as Responses;

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

export const messageResponses = answers([
  domainError(402, 'The member does not have enough credits.'),
  403,
  404,
  domainError(409, 'The key was used for another message, or the other member no longer has an account.'),
  429,
]);
