import type { Locale } from '~/i18n/locales';
import { testTexts } from '~/testing/context';
import { marketJson, testTenant } from '~/tenancy/tenant.testing';
import type { Block, Inline, LegalDocument } from './legal-document';
import type { LegalReader } from './legal-values.server';

export type Settings = Record<string, unknown>;

export const reader = (settings: Settings = {}, company: Settings = {}, locale: Locale = 'en'): LegalReader => ({
  tenant: testTenant(settings, company),
  locale,
  texts: testTexts,
});

/** Outside the European Union a brand may give fewer days. */
export const abroad = {
  countries: ['US'],
  markets: { US: marketJson({ currency: 'USD', payment_methods: [{ method: 'visa' }] }) },
};

const plain = (inline: Inline[]) => inline.map((part) => (typeof part === 'string' ? part : part.words)).join('');

function blockWords(block: Block): string {
  if (block.kind === 'text') return plain(block.words);
  if (block.kind === 'list') return block.items.map(plain).join('\n');
  if (block.kind === 'facts') return block.facts.map(({ name, words }) => `${name}: ${plain(words)}`).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
  return [block.question, ...block.blocks.map(blockWords)].join('\n');
}

export function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (value === null || typeof value !== 'object') return [];
  const link = 'to' in value && 'words' in value ? [String(value.to)] : [];
  return [...link, ...Object.values(value).flatMap(linksOf)];
}

/** All that a reader of the page reads. */
export const readAll = ({ title, lead, dated, sections }: LegalDocument) =>
  [
    title,
    plain(lead),
    dated ?? '',
    ...sections.flatMap((section) => [section.title, ...section.blocks.map(blockWords)]),
  ].join('\n');
