import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { getDocument } from '~/features/billing/documents/document.service.server';
import { DocumentScreen } from '~/features/billing/documents/DocumentScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofPayment } from '~/server/response/path-parameters';
import { memberContext, pageLoader } from '~/server/response/respond.server';
import { Page, Stack } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing'] };

const path = { ...ofPayment, document: ofPayment.id.optional() };

/** The printable receipt of an order, or with a second id a credit note of it. */
export const loader = pageLoader(path, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const document = await getDocument(member, params.id, params.document);
  const values = { number: document.number };
  const { formatMessage } = context.texts(context.locale);
  return {
    brand: context.tenant.name,
    title:
      document.kind === 'receipt'
        ? formatMessage({ id: 'billing.receipt-link' }, values)
        : formatMessage({ id: 'billing.credit-note-link' }, values),
    document,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function TransactionsIdReceipt() {
  const { document } = useLoaderData<typeof loader>();
  return (
    <Page $width="medium">
      <Stack $gap={5}>
        <DocumentScreen document={document} />
      </Stack>
    </Page>
  );
}
