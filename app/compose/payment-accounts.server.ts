import { molliePayments } from '~/providers/payment/mollie/mollie';
import { ProviderError } from '~/providers/provider-errors';
import type { PaymentPort } from '~/providers/payment/payment-port';
import { stripePayments } from '~/providers/payment/stripe/stripe';
import type { Clock } from '~/server/context/clock';
import type { Ports } from '~/server/context/platform';
import type { Logger } from '~/server/operations/logger';
import type { PaymentProvider } from '~/tenancy/payment-providers';
import type { Tenant } from '~/tenancy/tenant';

interface AccountParts {
  /** The brands as they are served now. */
  tenants: () => readonly Pick<Tenant, 'slug' | 'payment_providers'>[];
  secrets: ReadonlyMap<string, string>;
  sandbox: PaymentPort | null;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

/**
 * The accounts at payment providers that the brands name, opened when they are first needed, because files of brands
 * change while the server runs. An account that cannot be opened is logged once and missing until its entry changes.
 */
export function openPaymentAccounts(parts: AccountParts): Ports['payments'] {
  const opened = new Map<string, { entry: string; port: PaymentPort | undefined }>();
  return {
    get(account) {
      const provider = findAccount(parts, account);
      if (!provider) return opened.get(account)?.port;
      const entry = JSON.stringify(provider);
      const known = opened.get(account);
      if (known?.entry === entry) return known.port;
      const port = openAccount(parts, provider);
      opened.set(account, { entry, port });
      return port;
    },
  };
}

/** The problems of the accounts of all brands, as sentences for the operator. */
export function accountProblems(parts: Pick<AccountParts, 'tenants' | 'secrets'>): string[] {
  const problems = parts.tenants().flatMap(({ slug, payment_providers }) =>
    payment_providers.flatMap((provider) =>
      variablesOf(provider)
        .filter((name) => !parts.secrets.has(name))
        .map((name) => `${name} is missing: the payment account ${provider.account} of ${slug} needs it.`),
    ),
  );
  return [...new Set(problems)];
}

function findAccount({ tenants }: AccountParts, account: string): PaymentProvider | undefined {
  for (const { payment_providers } of tenants()) {
    const found = payment_providers.find((provider) => provider.account === account);
    if (found) return found;
  }
  return undefined;
}

function openAccount(parts: AccountParts, provider: PaymentProvider): PaymentPort | undefined {
  try {
    return open(parts, provider);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    parts.log.error({ err: error, account: provider.account }, 'a payment account cannot be opened');
    return undefined;
  }
}

function open({ secrets, sandbox, clock, log }: AccountParts, provider: PaymentProvider): PaymentPort | undefined {
  const { account, kind } = provider;
  if (kind === 'sandbox') return sandbox ?? undefined;
  const missing = variablesOf(provider).filter((name) => !secrets.has(name));
  if (missing.length > 0) {
    log.error({ account, missing }, 'a payment account has no secret in the environment');
    return undefined;
  }
  const apiKey = secrets.get(provider.api_key!)!;
  const webhookSecrets = provider.webhook_secrets.map((name) => secrets.get(name)!);
  if (kind === 'mollie') return molliePayments({ account, apiKey, clock });
  return stripePayments({ account, apiKey, webhookSecrets, clock });
}

function variablesOf({ api_key, webhook_secrets }: PaymentProvider): string[] {
  return [...(api_key === undefined ? [] : [api_key]), ...webhook_secrets];
}
