import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { publicIdSchema } from '~/contract/identifiers';
import {
  getHistoryPage,
  getPaymentPage,
  submitTransactionForm,
} from '~/features/billing/history/transactions-page.service.server';
import { HistoryScreen } from '~/features/billing/history/HistoryScreen';
import { orderStatusPath } from '~/features/billing/shop/checkout-path';
import { SpendingNotice } from '~/features/billing/limits/SpendingNotice';
import { OrderStatus } from '~/features/billing/status/OrderStatus';
import { notFound } from '~/features/billing/billing.errors';
import { cancelOrderSchema, removeSavedSchema } from '~/features/billing/checkout/order.schema.server';
import type { FormProblem } from '~/contract/problem';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofPayment } from '~/server/response/path-parameters';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Page, Stack } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing'] };

const path = { id: ofPayment.id.optional() };

/** With an id: the status of that payment. Without: all orders, or the movements of credits. */
export const loader = pageLoader(path, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  if (params.id !== undefined) {
    const next = safeNext(query.get('next'), '') || null;
    return getPaymentPage(member, params.id, { onTheWay: query.get('pay') === 'now', next });
  }
  // Anything that is no id means the first page.
  const before = publicIdSchema.safeParse(query.get('before')).data ?? null;
  const view = query.get('view') === 'credits' ? 'credits' : 'orders';
  return getHistoryPage(member, view, before);
});

/** Of an order: cancels it while nobody has paid it. Of the list: removes a saved payment method. */
export const action = pageAction(path, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  if (params.id !== undefined) {
    const cancelling = await parseForm(request, cancelOrderSchema);
    if (!cancelling.ok) throw notFound();
    await submitTransactionForm(member, { cancel: params.id });
    return redirect(safeNext(cancelling.value.back, orderStatusPath(params.id, null)), 303);
  }
  const form = await parseForm(request, removeSavedSchema);
  if (!form.ok) return invalidForm(form.problem);
  await submitTransactionForm(member, { remove: form.value.saved });
  return redirect('/transactions#saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function TransactionsId() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return (
    <Page $width="medium">
      {'order' in page ? (
        <Stack $gap={6}>
          {problem?.error ? <ErrorAlert error={problem.error} /> : null}
          {page.notice ? (
            <SpendingNotice notice={page.notice} path={orderStatusPath(page.order.id, page.next)} />
          ) : null}
          <OrderStatus order={page.order} next={page.next} onTheWay={page.onTheWay} />
        </Stack>
      ) : (
        <HistoryScreen history={page.history} first={page.first} saved={page.saved} />
      )}
    </Page>
  );
}
