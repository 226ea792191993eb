import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findReceipt } from '~/features/safety/report/report-page.service.server';
import { ReportReceiptScreen } from '~/features/safety/report/ReportReceiptScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['safety', 'members'] };

/** Confirms a report with its number and the next steps, and later shows the decision. */
export const loader = pageLoader({ number: pathName }, async ({ context, request, params }) => ({
  receipt: await findReceipt(context, params.number),
  again: new URL(request.url).searchParams.has('again'),
  title: context.texts(context.locale).formatMessage({ id: 'safety.receipt-meta' }),
  brand: context.tenant.name,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ReportsNumber() {
  return <ReportReceiptScreen {...useLoaderData<typeof loader>()} />;
}
