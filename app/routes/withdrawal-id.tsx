import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import {
  isLinkSecret,
  withdrawalRequestSchema,
  withdrawalSchema,
} from '~/features/billing/returning/withdrawal.schema.server';
import {
  getLinkedPage,
  getRequestPage,
  getWithdrawalPage,
  getWithdrawalsPage,
  submitWithdrawalForm,
} from '~/features/billing/returning/withdrawal-page.service.server';
import { WithdrawalList } from '~/features/billing/returning/WithdrawalList';
import { WithdrawalOrder } from '~/features/billing/returning/WithdrawalOrder';
import { WithdrawalRequest } from '~/features/billing/returning/WithdrawalRequest';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing', 'account'] };

const path = { id: pathName.optional() };

/** The URL may contain the secret of a mailed link, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/**
 * The withdrawal function. Without an id: the member's orders that can be returned or, without a login, the form that
 * asks for a link. With the id of an order or the secret of a link: that order.
 */
export const loader = pageLoader(path, async ({ context, request, params: { id } }) => {
  if (id !== undefined && isLinkSecret(id)) return getLinkedPage(context, id);
  if (id !== undefined) return getWithdrawalPage(memberContext(context, request), id);
  if (isMember(context.viewer)) return getWithdrawalsPage(memberContext(context, request));
  return getRequestPage(context, new URL(request.url).searchParams.has('sent'));
});

export const action = pageAction(path, async ({ context, request, params: { id } }) => {
  if (id === undefined) {
    const form = await parseForm(request, withdrawalRequestSchema);
    if (!form.ok) return invalidForm(form.problem);
    await submitWithdrawalForm(context, { by: 'visitor', asked: form.value });
    return redirect('/withdrawal?sent=1', 303);
  }
  // A withdrawal is confirmed by its own button only, so a visitor's form is not resumed after the login.
  const member = isLinkSecret(id) ? null : memberContext(context, request, 'asked-again');
  const form = await parseForm(request, withdrawalSchema);
  if (!form.ok) return invalidForm(form.problem);
  const seen = { requestKey: form.value.request_key, amount: form.value.amount };
  if (member) await submitWithdrawalForm(context, { by: 'member', member, order: id, seen });
  else await submitWithdrawalForm(context, { by: 'link', secret: id, seen });
  return redirect(`/withdrawal/${id}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function WithdrawalId() {
  const page = useLoaderData<typeof loader>();
  const problem = (useActionData<typeof action>() as FormProblem | undefined) ?? null;
  return (
    <Page $width="narrow">
      {'order' in page ? (
        <WithdrawalOrder withdrawal={page.order} byLink={page.byLink} problem={problem} />
      ) : 'orders' in page ? (
        <WithdrawalList withdrawals={page.orders} />
      ) : (
        <WithdrawalRequest sent={page.sent} days={page.days} problem={problem} />
      )}
    </Page>
  );
}
