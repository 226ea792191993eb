import type { UnsubscribeLinks } from '~/features/account/mail/design/mail-content';
import type { Company, Tenant } from '~/tenancy/tenant';
import { brands, FIRST_BRAND } from '../.storybook/brands';
import type { MailSample } from './mail-sample';

const companies = import.meta.glob<Company>('../../tenants/companies/*.json', { eager: true, import: 'default' });

/** A brand as its mails need it, with its company and what the server fills in. */
export function sampleBrand(slug: string, niche?: number): Tenant {
  const brand = brands.get(slug) ?? brands.get(FIRST_BRAND)!;
  const company = Object.values(companies).find(({ id }) => id === brand.company_id)!;
  return {
    ...brand,
    niche: (niche ?? brand.niche) as Tenant['niche'],
    theme: { both: {}, light: {}, dark: {}, ...(brand.theme as object | undefined) },
    company,
    support_email: brand.support_email ?? company.support_email,
    mail_address: brand.mail_address ?? `no-reply@${brand.domain}`,
  };
}

export const originOf = (brand: Tenant): string => `https://${brand.domain}`;

/** The links that end such mail, as the footer has them. */
export function sampleUnsubscribe({ category }: Pick<MailSample, 'category'>, origin: string): UnsubscribeLinks | null {
  if (category === 'service') return null;
  if (category === 'entry') return { reader: 'entry', all: `${origin}/leave-waiting-list`, each: [] };
  const types = typeof category === 'string' ? [] : category;
  const url = (name: string) => `${origin}/unsubscribe-${name}`;
  return { all: url('sample'), each: types.map((type) => ({ type, url: url(type) })) };
}
