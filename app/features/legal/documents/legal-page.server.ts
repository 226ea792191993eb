import type { LegalDocument } from './legal-document';
import type { RequestContext } from '~/server/context/context.server';

/** The data of a legal page: its text, and what search engines read about it. */
export function legalPage(context: RequestContext, path: string, description: string, document: LegalDocument) {
  const { tenant, origin, locale, texts } = context;
  return {
    title: document.title,
    description: texts(locale).formatMessage({ id: description }, { brand: tenant.name }),
    brand: tenant.name,
    canonical: `${origin}${path}`,
    document,
  };
}
