import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { listHistory } from '~/features/billing/history/history.service.server';
import { HistoryView } from '~/features/billing/history/HistoryView';
import { reportOrder } from '~/features/billing/payments/order-report.service.server';
import { OrderStatus } from '~/features/billing/payments/OrderStatus';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader, safeNext } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing'] };

/** With an id: the status of that payment. Without: all orders, or the movements of credits. */
export const loader = pageLoader(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  const title = (id: string) => context.texts(context.locale).formatMessage({ id });
  if (params.id !== undefined) {
    return {
      brand: context.tenant.name,
      title: title('billing.your-order'),
      order: await reportOrder(member, params.id),
      onTheWay: query.get('pay') === 'now',
      next: safeNext(query.get('next'), '') || null,
    };
  }
  const before = query.get('before');
  const view = query.get('view') === 'credits' ? 'credits' : 'orders';
  return {
    brand: context.tenant.name,
    title: title('billing.history-title'),
    history: await listHistory(member, view, before),
    first: before === null,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function TransactionsId() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page $width="medium">
      {'order' in page ? (
        <OrderStatus order={page.order} next={page.next} onTheWay={page.onTheWay} />
      ) : (
        <HistoryView history={page.history} first={page.first} />
      )}
    </Page>
  );
}
