import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { writeTerms } from '~/features/legal/documents/terms.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) =>
  legalPage(context, '/pages/terms', messageId('terms.description'), writeTerms(context)),
);

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesTerms() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
