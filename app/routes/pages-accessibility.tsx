import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { writeAccessibility } from '~/features/legal/documents/service-pages.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) =>
  legalPage(context, '/pages/accessibility', messageId('legal.access-description'), writeAccessibility(context)),
);

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesAccessibility() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
