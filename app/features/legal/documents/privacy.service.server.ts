import type { Block, LegalDocument } from './legal-document';
import { brandWriter, datedLine, offeredMethods, type LegalReader } from './legal-values.server';
import type { Writer } from './writer.server';

const AUTHORITIES = ['NL', 'GB', 'DK'];

export function writePrivacy(reader: LegalReader): LegalDocument {
  const { tenant } = reader;
  const writer = brandWriter(reader);
  const { line, words, text, list, section } = writer;
  const { country } = tenant.company;
  const authority = AUTHORITIES.includes(country) ? country.toLowerCase() : 'other';
  return {
    title: line('privacy.title'),
    lead: words('privacy.lead'),
    dated: datedLine(reader, 'privacy'),
    sections: [
      section('who', 'privacy.who', text('privacy.who-text')),
      section('what', 'privacy.what', dataTable(writer, offeredMethods(tenant).includes('directdebit'))),
      section('sensitive', 'privacy.sensitive', text('privacy.sensitive-text')),
      section(
        'seen',
        'privacy.seen',
        text('privacy.seen-members'),
        text('privacy.seen-direct'),
        tenant.logged_out_search !== tenant.logged_out_search_trafficsource && text('privacy.seen-partner'),
        tenant.features.member_landings && text('privacy.seen-landings'),
        text('privacy.seen-invisible'),
      ),
      section(
        'team',
        'privacy.team',
        list(
          tenant.photo_review === 'before-publishing' ? 'privacy.team-before' : 'privacy.team-after',
          tenant.photo_check && 'privacy.team-check',
          'privacy.team-report',
          tenant.fictional_chat === 'answered' && 'privacy.team-answered',
          'privacy.team-closed',
          'privacy.team-people',
        ),
      ),
      section(
        'others',
        'privacy.share',
        list(
          'privacy.share-payment',
          'privacy.share-host',
          'privacy.share-law',
          tenant.member_resell ? 'privacy.share-resell' : 'privacy.share-never',
        ),
        text(country === 'GB' ? 'privacy.share-outside-gb' : 'privacy.share-outside'),
      ),
      section(
        'rights',
        'privacy.rights',
        list(
          'privacy.rights-see',
          'privacy.rights-correct',
          'privacy.rights-erase',
          'privacy.rights-consent',
          'privacy.rights-object',
          'privacy.rights-mail',
        ),
        text('privacy.rights-time'),
      ),
      section('leaving', 'privacy.erasure', text('privacy.erasure-days'), text('privacy.erasure-stays')),
      section('security', 'privacy.safe', text('privacy.safe-text')),
      section('cookies', 'privacy.cookies', text('privacy.cookies-text')),
      section('authority', 'privacy.authority', text(`privacy.authority-${authority}`)),
    ],
  };
}

const ROWS = [
  ['account', 'contract', 'account'],
  ['profile', 'profile', 'profile'],
  ['talk', 'contract', 'talk'],
  ['orders', 'orders', 'orders'],
  ['debit', 'contract', 'debit'],
  ['sent', 'contract', 'sent'],
  ['technical', 'interest', 'technical'],
  ['help', 'law', 'help'],
  ['list', 'list', 'list'],
  ['proof', 'proof', 'proof'],
] as const;

function dataTable({ line }: Writer, takesDebits: boolean): Block {
  return {
    kind: 'table',
    label: line('privacy.what'),
    head: [line('privacy.head-what'), line('privacy.head-why'), line('privacy.head-basis'), line('privacy.head-long')],
    rows: ROWS.filter(([what]) => what !== 'debit' || takesDebits).map(([what, basis, long]) => [
      line(`privacy.row-${what}`),
      line(`privacy.row-${what}-why`),
      line(`privacy.basis-${basis}`),
      line(`privacy.long-${long}`),
    ]),
  };
}
