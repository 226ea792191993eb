import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { writeService } from '~/features/legal/documents/service-pages.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from './legal-page.server';

export const handle = { messages: ['legal'] };

export const loader = pageLoader(({ context }) =>
  legalPage(context, '/pages/service', messageId('legal.service-description'), writeService(context)),
);

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesService() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
