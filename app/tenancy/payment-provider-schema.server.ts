import { z } from 'zod';
import { setOf } from './field-schemas.server';
import { providerMethods, type PaymentProvider, type ProviderKind } from './payment-providers';

const KINDS = Object.keys(providerMethods) as [ProviderKind, ...ProviderKind[]];

const variable = z
  .string()
  .regex(
    /^PAYMENT_SECRET_[A-Z0-9_]{1,60}$/,
    'must be the name of an environment variable PAYMENT_SECRET_…, never the secret itself',
  );

const providerSchema = z
  .strictObject({
    account: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and dashes')
      .describe('Its name in the URL of the webhook: /webhooks/payment/<account>. It never changes.'),
    kind: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }).describe('The provider.'),
    api_key: variable.optional().describe('The environment variable with the key of the API.'),
    webhook_secrets: setOf(variable, 2)
      .default([])
      .describe('The environment variables with the secrets of the webhook; two while the secret is changed.'),
  })
  .superRefine(({ account, kind, api_key, webhook_secrets }, ctx) => {
    const problem = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'sandbox') {
      if (account !== 'sandbox') problem('account', 'must be sandbox: there is one sandbox for all brands');
      if (api_key !== undefined || webhook_secrets.length > 0) problem('kind', 'sandbox has no secrets');
      return;
    }
    if (account === 'sandbox') problem('account', `must not be sandbox for ${kind}`);
    if (api_key === undefined) problem('api_key', `is missing: ${kind} needs the key of its API`);
    if (kind === 'stripe' && webhook_secrets.length === 0) {
      problem('webhook_secrets', 'is missing: stripe signs its webhooks');
    }
    if (kind === 'mollie' && webhook_secrets.length > 0) {
      problem('webhook_secrets', 'must be empty: mollie does not sign its webhooks, their state is fetched');
    }
  });

/** The provider accounts of a brand: the first that takes a method and responds gets the payment. */
export const paymentProvidersSchema = z
  .array(providerSchema)
  .max(5)
  .superRefine((providers, ctx) => {
    providers.forEach(({ account }, index) => {
      if (providers.slice(0, index).some((other) => other.account === account)) {
        ctx.addIssue({ code: 'custom', path: [index, 'account'], message: `"${account}" is used twice` });
      }
    });
  })
  .default((): PaymentProvider[] => [{ account: 'sandbox', kind: 'sandbox', webhook_secrets: [] }])
  .describe(
    'The accounts at payment providers, in order: the first that takes the method and responds gets the payment. An empty list: the brand sells nothing, and shows no prices to choose from.',
  );
