import type { z } from 'zod';
import { overrideProblems } from '~/theme/overrides';
import { DAY } from '~/time/durations';
import { EU_RETURN_DAYS, hasRightToWithdraw } from './eu-countries';
import { paymentMethods } from './payment-methods';
import { takesMethod } from './payment-providers';
import type { TenantFile, TextChange } from './tenant';
import { tenantFields } from './tenant-fields.server';
import { LEAD_DAYS } from './text-versions';

const RESERVED = ['www', 'api', 'office', 'pay', 'mail', 'static', 'localhost'];

/** Rules over several fields, for example that every country has a market and that premium allows more than free. */
function tenantRules(file: z.output<typeof tenantFields>, ctx: z.RefinementCtx): void {
  const problem = (path: PropertyKey[], message: string) => ctx.addIssue({ code: 'custom', path, message });

  if (RESERVED.includes(file.slug)) problem(['slug'], `"${file.slug}" is a name of the platform itself`);
  if (file.hosts.includes(file.domain)) problem(['hosts'], 'must not repeat the domain');
  for (const country of file.countries) {
    if (!file.markets[country]) problem(['markets', country], 'is missing: every country needs prices');
  }
  for (const country of Object.keys(file.markets)) {
    if (!file.countries.some((known) => known === country)) {
      problem(['markets', country], 'is not one of the countries of this brand');
    }
  }
  for (const [country, market] of Object.entries(file.markets)) {
    market.payment_methods.forEach(({ method }, index) => {
      // A brand without any provider sells nothing, whatever its markets say.
      if (file.payment_providers.length === 0) return;
      if (file.payment_providers.some((provider) => takesMethod(provider, method))) return;
      problem(
        ['markets', country, 'payment_methods', index, 'method'],
        `none of the payment_providers takes ${paymentMethods[method].name}: remove the method or add a provider that takes it`,
      );
    });
  }
  for (const country of file.site_entry_countries ?? []) {
    if (!file.countries.includes(country)) {
      problem(['site_entry_countries'], `${country} is not one of the countries of this brand`);
    }
  }
  const protectedIn = file.countries.find(hasRightToWithdraw);
  if (protectedIn && file.refund_days < EU_RETURN_DAYS) {
    problem(['refund_days'], `must be at least ${EU_RETURN_DAYS}, because consumers in ${protectedIn} have that right`);
  }
  textChangeRules(file.text_changes, problem);
  for (const line of overrideProblems(file.theme)) {
    const [where = '', ...rest] = line.split(': ');
    problem(where.split('.'), rest.join(': '));
  }
  if (file.limits.premium.photos < file.limits.free.photos) {
    problem(['limits', 'premium', 'photos'], 'must not be lower than for free members');
  }
}

/** Nobody is bound by new terms that they had no time to read, and no version is told in the wrong order. */
function textChangeRules(
  changes: readonly TextChange[],
  problem: (path: PropertyKey[], message: string) => void,
): void {
  changes.forEach(({ text, date, from }, index) => {
    const at = (field: string) => ['text_changes', index, field];
    const earlier = changes.slice(0, index).findLast((change) => change.text === text);
    if (earlier && Date.parse(earlier.date) >= Date.parse(date)) {
      problem(at('date'), 'must be later than that of the change before it');
    }
    if (text === 'privacy') {
      if (from !== undefined) problem(at('from'), 'is for terms only: a change of the privacy page needs no answer');
    } else if (from === undefined || Date.parse(from) < Date.parse(date) + LEAD_DAYS * DAY) {
      problem(at('from'), `must be at least ${LEAD_DAYS} days after the date`);
    }
  });
}

/** Checks a tenant file and fills in the defaults. */
export const tenantSchema = tenantFields
  .superRefine(tenantRules)
  .transform(({ $schema: _editor, ...file }): TenantFile => ({
    ...file,
    site_entry_countries: file.site_entry_countries ?? file.countries,
    theme: { both: file.theme.both ?? {}, light: file.theme.light ?? {}, dark: file.theme.dark ?? {} },
  }));
