import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { faqData } from '~/features/legal/documents/faq-data';
import { writeFaq } from '~/features/legal/documents/faq.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { messageId } from '~/i18n/message-id';
import { structuredData } from '~/page/head/page-head';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) =>
  legalPage(context, '/pages/faq', messageId('faq.description'), writeFaq(context)),
);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? [...describedPageMeta({ data, matches }), ...structuredData({ matches }, faqData(data.document))] : [];

export default function PagesFaq() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
