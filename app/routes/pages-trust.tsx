import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { writeTrust } from '~/features/legal/trust/trust-document.service.server';
import { listTrust } from '~/features/legal/trust/trust.service.server';
import { TrustCharts } from '~/features/legal/trust/TrustCharts';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal', 'trust'], scripts: 'on-demand' };

/** Days in the charts. */
const CHARTED = 90;

export const loader = pageLoader(async ({ context }) => {
  const days = await listTrust(context, CHARTED);
  return {
    ...legalPage(context, '/pages/trust', messageId('trust.description'), writeTrust(context, days)),
    days,
  };
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesTrust() {
  const { document, days } = useLoaderData<typeof loader>();
  return <LegalPage document={document} parts={{ history: <TrustCharts days={days} /> }} />;
}
