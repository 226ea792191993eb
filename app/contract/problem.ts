import { z } from 'zod';

/** What the server sends if it does not do what was asked: to pages (`FormProblem`) and to clients of the API. */

const messageCodeSchema = (description: string) =>
  z
    .string()
    .regex(/^[a-z]+\.[a-z0-9.-]+$/)
    .describe(description);

/** Values for the placeholders of a text. */
const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export type ErrorValues = z.infer<typeof valuesSchema>;

export const domainErrorSchema = z
  .object({
    code: messageCodeSchema('The id of the message that a person reads, such as chat.not-enough-credits.'),
    values: valuesSchema,
  })
  .meta({ id: 'DomainError', description: 'A domain error: a refusal that the product foresees.' });

export type DomainError = z.infer<typeof domainErrorSchema>;

const fieldProblemSchema = z.object({ id: messageCodeSchema('A message id.'), values: valuesSchema.optional() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

const fieldErrorsSchema = z
  .record(z.string(), z.array(fieldProblemSchema))
  .meta({ description: 'The problems by the name of the field.', minProperties: 1 });
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** What a page gets back if its form was not accepted, including what was typed. */
export const formProblemSchema = z.object({
  ok: z.literal(false),
  fieldErrors: fieldErrorsSchema,
  error: domainErrorSchema.nullable(),
  values: z.record(z.string(), z.string()),
});

export type FormProblem = z.infer<typeof formProblemSchema>;

export const refusedResponseSchema = z
  .object({ error: domainErrorSchema })
  .meta({ id: 'RefusedResponse', description: 'Never carries authentication_required.' });

export type RefusedResponse = z.infer<typeof refusedResponseSchema>;

export const loginMissingResponseSchema = z
  .object({ error: z.literal('authentication required'), authentication_required: z.literal(true) })
  .meta({
    id: 'LoginMissingResponse',
    description: 'Nobody is logged in. Clients log out when they receive it, on any call but user.php.',
  });

export type LoginMissingResponse = z.infer<typeof loginMissingResponseSchema>;

export const invalidResponseSchema = z
  .object({ error: z.literal('invalid'), field_errors: fieldErrorsSchema })
  .meta({ id: 'InvalidResponse', description: 'Invalid input. Unknown fields are ignored, invalid ones are listed.' });

export type InvalidResponse = z.infer<typeof invalidResponseSchema>;

/** The fields of an error response that a client looks at. */
export type ProblemBody = Partial<
  Pick<InvalidResponse, 'field_errors'> & Pick<LoginMissingResponse, 'authentication_required'>
>;

export const wrongMethodResponseSchema = z
  .object({ error: z.literal('method not allowed') })
  .meta({ id: 'WrongMethodResponse', description: 'The path supports other methods, which the header Allow lists.' });

export type WrongMethodResponse = z.infer<typeof wrongMethodResponseSchema>;

export const formDoneResponseSchema = z
  .object({ location: z.string().min(1).describe('A path of this brand, or a URL of the payment provider.') })
  .meta({ id: 'FormDoneResponse', description: 'Done. Says where the form of the page would now redirect to.' });

export type FormDoneResponse = z.infer<typeof formDoneResponseSchema>;

/** Done, with the version of what was saved. */
export const versionedDoneResponseSchema = formDoneResponseSchema
  .extend({ version: z.string().min(1).describe('Of the saved section: send it back with its next change.') })
  .meta({ id: 'VersionedDoneResponse', description: 'Done. Says also which version of the content that made.' });
