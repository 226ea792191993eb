import type { Company, Tenant } from './tenant';
import { companyFileName, tenantFileName, type Problem } from './tenant-files.server';

/** Names that no registry gives to anybody (RFC 2606 and RFC 6761), with what is below them. */
const RESERVED_NAME = /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))$/;

export const isReservedName = (host: string): boolean => RESERVED_NAME.test(host.toLowerCase());

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * What a brand still has of the demo or of a template, with the place where it is set. Production serves no brand with a
 * placeholder. `recorded`: the brands whose terms and privacy page were read and recorded.
 */
export function placeholdersOf(tenant: Tenant, recorded: ReadonlySet<string>): Problem[] {
  const file = tenantFileName(tenant.slug);
  const problem = (path: string, message: string): Problem => ({ file, path, message });
  const hosts = [
    { host: tenant.domain, path: '$.domain' },
    ...tenant.hosts.map((host, index) => ({ host, path: `$.hosts[${index}]` })),
  ];
  const mailboxes = [
    { email: tenant.mail_address, path: '$.mail_address' },
    ...(tenant.support_email === tenant.company.support_email
      ? []
      : [{ email: tenant.support_email, path: '$.support_email' }]),
  ].filter(({ email }) => !hosts.some(({ host }) => host === domainOf(email) && isReservedName(host)));
  return [
    ...hosts
      .filter(({ host }) => isReservedName(host))
      .map(({ host, path }) => problem(path, `${host} is a placeholder: nobody can own this name`)),
    ...mailboxes
      .filter(({ email }) => isReservedName(domainOf(email)))
      .map(({ email, path }) => problem(path, `${email} is a placeholder: no mail arrives there`)),
    ...tenant.payment_providers.flatMap(({ kind }, index) =>
      kind === 'sandbox'
        ? [
            problem(
              `$.payment_providers[${index}]`,
              'is the sandbox of the demo: name an account at a provider, or [] for a brand that sells nothing',
            ),
          ]
        : [],
    ),
    ...companyPlaceholders(tenant.company),
    ...(recorded.has(tenant.slug)
      ? []
      : [
          problem(
            '$',
            `has terms and a privacy page that were never recorded: read them, then npm run tenant -- texts ${tenant.slug}`,
          ),
        ]),
  ];
}

function companyPlaceholders({ id, kvk, name, support_email: email, vat_numbers: numbers }: Company): Problem[] {
  const problem = (path: string, message: string): Problem => ({ file: companyFileName(id), path, message });
  const madeUp = `is a placeholder: ${name} needs its own`;
  return [
    ...(isReservedName(domainOf(email)) ? [problem('$.support_email', `${email} ${madeUp} address`)] : []),
    ...(isMadeUpNumber(kvk) ? [problem('$.kvk', `${kvk} ${madeUp} number in the trade register`)] : []),
    ...numbers.flatMap((number, index) =>
      isMadeUpNumber(number) ? [problem(`$.vat_numbers[${index}]`, `${number} ${madeUp} VAT number`)] : [],
    ),
  ];
}

/** Registers do not begin with five zeros in a row; the companies of the demo do. */
const isMadeUpNumber = (number: string): boolean => /^[A-Z]{0,3}0{5}/.test(number.replace(/[ ./-]/g, ''));
