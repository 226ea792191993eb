import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { notFound } from '~/features/billing/billing.errors';
import { OrderProblem } from '~/features/billing/checkout/OrderProblem';
import { orderSchema } from '~/features/billing/checkout/order.schema.server';
import { PaymentsClosed } from '~/features/billing/shop/PaymentsClosed';
import { wayToProvider } from '~/features/billing/payments/way-to-provider.server';
import { findOpenAmount, payOpenAmount } from '~/features/billing/returning/open-amount.service.server';
import { OpenAmountStep } from '~/features/billing/checkout/OpenAmountStep';
import { unindexedPageMeta } from '~/page/page-meta';
import { takesPayments } from '~/server/context/payment-providers';
import { pathName } from '~/server/response/path-parameters';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';
import { Page, Stack } from '~/ui/Layout/Layout';

const path = { paymentmethod: pathName.optional() };

/** `checkout`: the redirect after this page's form leads to the payment provider, which the CSP must allow. */
export const handle = { messages: ['billing'], checkout: true };

/** What the member owes after a chargeback; with a payment method in the path, the button that pays it. */
export const loader = pageLoader(path, async ({ context, request, params: { paymentmethod } }) => {
  const open = await findOpenAmount(memberContext(context, request));
  const method = open?.methods.find(({ id }) => id === paymentmethod) ?? null;
  if (open && paymentmethod !== undefined && !method) throw notFound();
  return {
    brand: context.tenant.name,
    title: context.texts(context.locale).formatMessage({ id: 'billing.open-title' }),
    open,
    method,
    closed: !takesPayments(context),
    requestKey: context.ids.ulid(),
    next: safeNext(new URL(request.url).searchParams.get('next'), '') || null,
  };
});

export const action = pageAction(path, async ({ context, request, params: { paymentmethod = '' } }) => {
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, orderSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { request_key: requestKey, discount_code: _none, next, ...seen } = form.value;
  const input = { ...seen, requestKey, methodId: paymentmethod, next: safeNext(next, '') || null };
  const location = await payOpenAmount(member, input);
  return redirect(await wayToProvider(member, request, { ...input, location }), 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function CreditsOpenAmount() {
  const { open, method, closed, requestKey, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  // If the provider did not respond, sending the form again repeats the same order.
  const reusedKey = problem?.error?.code === 'billing.provider-unavailable' ? problem.values.request_key : undefined;
  return (
    <Page $width="narrow">
      <Stack $gap={5}>
        <OrderProblem problem={problem} />
        {closed ? <PaymentsClosed /> : null}
        <OpenAmountStep open={open} method={closed ? null : method} requestKey={reusedKey ?? requestKey} next={next} />
      </Stack>
    </Page>
  );
}
