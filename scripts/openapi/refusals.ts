import { listOf, object, ref, text, type JsonSchema } from './json-schema';

const messageId = (description: string) => text(description, { pattern: '^[a-z]+\\.[a-z0-9.-]+$' });
const values = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

/** What the wire says when it does not do what was asked. */
export const refusalSchemas: Record<string, JsonSchema> = {
  Refusal: object(
    { code: messageId('The message id of the sentence a person reads, such as chat.not-enough-credits.'), values },
    { description: 'A refusal the product foresees.' },
  ),
  RefusedAnswer: object({ error: ref('Refusal') }, { description: 'Never carries authentication_required.' }),
  LoginMissingAnswer: object(
    { error: { const: 'authentication required' }, authentication_required: { const: true } },
    { description: 'Clients log out on it, on any call but user.php.' },
  ),
  InvalidAnswer: object(
    {
      error: { const: 'invalid' },
      field_errors: {
        type: 'object',
        description: 'By field name.',
        minProperties: 1,
        additionalProperties: listOf(object({ id: messageId('A message id.'), values }, { optional: ['values'] })),
      },
    },
    { description: 'Wrong input. Unknown fields are ignored, wrong ones are told.' },
  ),
  MethodAnswer: object({ error: { const: 'method not allowed' } }),
};

export const PRIVATE = { 'Cache-Control': { required: true, schema: { const: 'private, no-store' } } };
const header = (schema: JsonSchema) => ({ required: true, schema });

export const answer = (description: string, schema: JsonSchema, headers: object = PRIVATE) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

export const refusalResponses = {
  LoginMissing: answer('Nobody is logged in.', ref('LoginMissingAnswer')),
  LoginMissingOrRefused: answer('Nobody is logged in, or this member may not.', {
    oneOf: [ref('LoginMissingAnswer'), ref('RefusedAnswer')],
  }),
  Invalid: answer('Wrong input.', ref('InvalidAnswer')),
  InvalidOrRefused: answer('Wrong input, or refused.', { oneOf: [ref('InvalidAnswer'), ref('RefusedAnswer')] }),
  Refused: answer('Refused, and why.', ref('RefusedAnswer')),
  NotFound: answer('Not here, or of another brand.', ref('RefusedAnswer')),
  WrongMethod: answer('This path knows other methods.', ref('MethodAnswer'), { Allow: header({ type: 'string' }) }),
  TooMany: answer('Slow down.', ref('RefusedAnswer'), {
    ...PRIVATE,
    'Retry-After': header({ type: 'string', pattern: '^[0-9]+$' }),
  }),
};
