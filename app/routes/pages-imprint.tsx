import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { hasImprint, writeImprint } from '~/features/legal/documents/service-pages.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { noPage } from '~/features/legal/legal.errors';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) => {
  if (!hasImprint(context.tenant)) throw noPage();
  return legalPage(context, '/pages/imprint', messageId('legal.imprint-description'), writeImprint(context));
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesImprint() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
