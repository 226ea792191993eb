import type { Tenant } from '~/tenancy/tenant';
import type { Inline, LegalDocument } from './legal-document';
import { brandWriter, datedLine, type LegalReader } from './legal-values.server';

/** How to keep the brand away from children or from oneself. */
export function writeBan(reader: LegalReader): LegalDocument {
  const { line, words, text, list, section } = brandWriter(reader);
  return {
    title: line('legal.ban-title'),
    lead: words('legal.ban-lead'),
    dated: null,
    sections: [
      section('who', 'legal.ban-who', text('legal.ban-who-text')),
      section(
        'children',
        'legal.ban-children',
        list('legal.ban-children-label', 'legal.ban-children-device', 'legal.ban-children-home'),
      ),
      section('self', 'legal.ban-self', list('legal.ban-self-limits', 'legal.ban-self-leave', 'legal.ban-self-filter')),
      section('email', 'legal.ban-email', text('legal.ban-email-text')),
    ],
  };
}

export function writeService(reader: LegalReader): LegalDocument {
  const { line, words, text, list, section } = brandWriter(reader);
  const { company } = reader.tenant;
  const fact = (name: string, ...value: Inline[]) => ({ name: line(name), words: value });
  return {
    title: line('legal.service-title'),
    lead: words('legal.service-lead'),
    dated: null,
    sections: [
      section('contact', 'legal.service-ways', {
        kind: 'facts',
        facts: [
          fact('legal.service-email', ...words('legal.contact-email')),
          fact('legal.service-phone', ...words('legal.contact-phone')),
          fact('legal.service-post', `${company.name}, ${company.address}, ${company.city}`),
        ],
      }),
      section('write', 'legal.service-write', text('legal.service-write-text')),
      section(
        'quick',
        'legal.service-quick',
        list(
          'legal.service-return',
          'legal.service-orders',
          'legal.service-password',
          'legal.service-leave',
          'legal.service-complaint',
          'legal.service-notice',
        ),
      ),
    ],
  };
}

export function writeAccessibility(reader: LegalReader): LegalDocument {
  const { line, words, text, list, section } = brandWriter(reader);
  return {
    title: line('legal.access-title'),
    lead: words('legal.access-lead'),
    dated: datedLine(reader, 'accessibility'),
    sections: [
      section('standard', 'legal.access-standard', text('legal.access-standard-text')),
      section(
        'measures',
        'legal.access-do',
        list(
          'legal.access-do-keyboard',
          'legal.access-do-contrast',
          'legal.access-do-script',
          'legal.access-do-motion',
          'legal.access-do-check',
        ),
      ),
      section('known', 'legal.access-known', text('legal.access-known-text')),
      section('contact', 'legal.access-tell', text('legal.access-tell-text')),
    ],
  };
}

/** German and Austrian law ask for an imprint from anyone who is at home there or serves people there. */
export function hasImprint({ company, countries }: Pick<Tenant, 'company' | 'countries'>): boolean {
  return [company.country, ...countries].some((country) => country === 'DE' || country === 'AT');
}

export function writeImprint(reader: LegalReader): LegalDocument {
  const { line, words, text, section } = brandWriter(reader);
  const { company } = reader.tenant;
  const fact = (name: string, ...value: Inline[]) => ({ name: line(name), words: value });
  return {
    title: line('legal.imprint-title'),
    lead: words('legal.imprint-lead'),
    dated: null,
    sections: [
      section('provider', 'legal.imprint-provider', {
        kind: 'facts',
        facts: [
          fact('legal.imprint-company', company.name),
          fact('legal.imprint-address', line('legal.imprint-address-text')),
          fact('legal.imprint-register', company.kvk),
          ...(company.vat_numbers.length > 0 ? [fact('legal.imprint-vat', company.vat_numbers.join(', '))] : []),
          fact('legal.imprint-brands', company.tradenames.join(', ')),
        ],
      }),
      section('contact', 'legal.imprint-contact', {
        kind: 'facts',
        facts: [
          fact('legal.imprint-email', ...words('legal.contact-email')),
          fact('legal.imprint-phone', ...words('legal.contact-phone')),
        ],
      }),
      section('dsa', 'legal.imprint-dsa', text('legal.imprint-dsa-text')),
      section('content', 'legal.imprint-content', text('legal.imprint-content-text')),
    ],
  };
}
