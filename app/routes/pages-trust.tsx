import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { getTrustPage } from '~/features/legal/trust/trust-page.service.server';
import { TrustCharts } from '~/features/legal/trust/TrustCharts';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['legal', 'trust'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) => getTrustPage(context));

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesTrust() {
  const { document, days } = useLoaderData<typeof loader>();
  return <LegalPage document={document} parts={{ history: <TrustCharts days={days} /> }} />;
}
