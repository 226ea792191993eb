import type { z } from 'zod';
import {
  invalidResponseSchema,
  loginMissingResponseSchema,
  refusedResponseSchema,
  wrongMethodResponseSchema,
} from '~/contract/problem';
import { ref, type JsonSchema } from './json-schema';

export const PRIVATE = { 'Cache-Control': { required: true, schema: { const: 'private, no-store' } } };
const header = (schema: JsonSchema) => ({ required: true, schema });
/** A member's answer that may be asked for again; a visitor's has none. */
export const TAG = { ETag: { required: false, schema: { type: 'string' } } };

const json = (description: string, schema: JsonSchema, headers: object) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

/** A response with a body of the contract. */
export const response = (description: string, schema: z.ZodType, headers: object = PRIVATE) =>
  json(description, ref(schema), headers);

/** A response whose body has one of several shapes. */
export const either = (description: string, ...schemas: z.ZodType[]) => eitherWith(description, schemas, PRIVATE);

export const eitherWith = (description: string, schemas: readonly z.ZodType[], headers: object) =>
  json(description, { oneOf: schemas.map(ref) }, headers);

/** Responses that many operations share. */
export const problemResponses = {
  Unchanged: {
    description: 'The answer that the client holds has not changed: there is no body.',
    headers: { ...PRIVATE, ETag: header({ type: 'string' }) },
  },
  LoginMissing: response('Nobody is logged in.', loginMissingResponseSchema),
  LoginMissingOrRefused: either(
    'Nobody is logged in, or this member lacks the permission.',
    loginMissingResponseSchema,
    refusedResponseSchema,
  ),
  Invalid: response('Invalid input.', invalidResponseSchema),
  InvalidOrRefused: either('Invalid input, or refused.', invalidResponseSchema, refusedResponseSchema),
  Refused: response('Refused, with the reason.', refusedResponseSchema),
  NotFound: response('Does not exist, or belongs to another brand.', refusedResponseSchema),
  WrongMethod: response('This path supports other methods.', wrongMethodResponseSchema, {
    Allow: header({ type: 'string' }),
  }),
  TooMany: response('Too many requests: wait for Retry-After seconds.', refusedResponseSchema, {
    ...PRIVATE,
    'Retry-After': header({ type: 'string', pattern: '^[0-9]+$' }),
  }),
};
