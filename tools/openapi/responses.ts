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

const json = (description: string, schema: JsonSchema, headers: object) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

/** A response with a body of the contract. */
export const response = (description: string, schema: z.ZodType, headers: object = PRIVATE) =>
  json(description, ref(schema), headers);

/** A response whose body has one of several shapes. */
export const either = (description: string, ...schemas: z.ZodType[]) =>
  json(description, { oneOf: schemas.map(ref) }, PRIVATE);

/** Responses that many operations share. */
export const problemResponses = {
  LoginMissing: response('Nobody is logged in.', loginMissingResponseSchema),
  LoginMissingOrRefused: either(
    'Nobody is logged in, or this member may not.',
    loginMissingResponseSchema,
    refusedResponseSchema,
  ),
  Invalid: response('Wrong input.', invalidResponseSchema),
  InvalidOrRefused: either('Wrong input, or refused.', invalidResponseSchema, refusedResponseSchema),
  Refused: response('Refused, and why.', refusedResponseSchema),
  NotFound: response('Not here, or of another brand.', refusedResponseSchema),
  WrongMethod: response('This path knows other methods.', wrongMethodResponseSchema, {
    Allow: header({ type: 'string' }),
  }),
  TooMany: response('Slow down.', refusedResponseSchema, {
    ...PRIVATE,
    'Retry-After': header({ type: 'string', pattern: '^[0-9]+$' }),
  }),
};
