import { z } from 'zod';
import { languageSchema } from '~/contract/identifiers';
import { schemeChoices } from '~/features/account/settings/scheme.service.server';
import { questionNames } from '~/features/discovery/match-finder/match-finder';
import { MAX_AGE } from '~/features/discovery/filters/read-search.server';
import { correctionSchema } from '~/features/joining/activation/correct-email-response.server';
import { intentSchema, SECTIONS } from '~/features/joining/flow/flow.schema.server';
import { sectionSchema } from '~/features/profiles/edit/profile-edit.schema.server';
import { ALERT_COOKIES } from '~/server/http/cookies';
import { anyRules } from './any-brand';
import { requestSchema, type JsonSchema } from './json-schema';

/** Forms that the product reads without a schema, because it takes one or two fields of them. */
export const nothing = z.object({});
export const next = z.object({
  next: z
    .string()
    .optional()
    .describe('The path of this brand to which the form redirects afterwards; anything else is ignored.'),
});
export const languageChoice = next.extend({ locale: languageSchema });
export const schemeChoice = next.extend({ theme: z.enum(schemeChoices) });
export const siteEntry = z.object({
  alert: z.enum(ALERT_COOKIES).optional().describe('The alert that is dismissed; without one, the warning.'),
});

/** A question decides which answers it has, and of some the brand. */
const age = z.coerce.number().int().min(anyRules.minAge).max(MAX_AGE).optional();
export const matchFinder = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('forget') }),
  z.object({
    intent: z.literal('answer'),
    question: z.enum(questionNames),
    answer: z.string().optional().describe('A value, or values separated by commas; ages are in `from` and `to`.'),
    from: age,
    to: age,
  }),
]);

/** The steps of the signup flow have the fields of the sections of the profile, without the name of either. */
export function signupStep(): JsonSchema {
  const { oneOf } = requestSchema(sectionSchema(anyRules)) as { oneOf: { properties: Record<string, JsonSchema> }[] };
  const requested = Object.values(SECTIONS).flat();
  const fields = oneOf
    .map(({ properties }) => properties)
    .filter(({ section }) => requested.some((name) => name === section!['const']));
  const { section: _, name: __, ...ofSteps } = Object.assign({}, ...fields) as Record<string, JsonSchema>;
  const { email } = (requestSchema(correctionSchema) as { properties: Record<string, JsonSchema> }).properties;
  const intent = { ...requestSchema(intentSchema), description: 'next without one.' };
  const description = 'complete: the corrected e-mail address of an account that was never confirmed.';
  return { type: 'object', properties: { intent, ...ofSteps, email: { ...email, description } } };
}
