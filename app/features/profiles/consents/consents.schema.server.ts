import { z } from 'zod';
import { consentKinds, type ConsentKind } from './consents';

/** One decision. The version is that of the text which the member has read. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds as [ConsentKind, ...ConsentKind[]], 'errors.invalid-value'),
  given: z.enum(['yes', 'no'], 'errors.invalid-value').transform((value) => value === 'yes'),
  version: z
    .string('errors.invalid-value')
    .max(20, 'errors.invalid-value')
    .describe('The version of the text that the member has read.'),
});
