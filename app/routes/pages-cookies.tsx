import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { writeCookies } from '~/features/legal/documents/cookies.service.server';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) =>
  legalPage(context, '/pages/cookies', messageId('cookies.description'), writeCookies(context, context.secure)),
);

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesCookies() {
  return <LegalPage document={useLoaderData<typeof loader>().document} />;
}
