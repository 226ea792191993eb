import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { askTermsFirst } from '~/features/account/terms/terms.service.server';
import { notFound } from '~/features/billing/billing.errors';
import { findCheckout } from '~/features/billing/shop/offer.service.server';
import { OrderProblem } from '~/features/billing/checkout/OrderProblem';
import { quoteWithCode } from '~/features/billing/checkout/order-quote.service.server';
import { placeOrder } from '~/features/billing/checkout/order.service.server';
import { OrderStep } from '~/features/billing/checkout/OrderStep';
import { PaymentsClosed } from '~/features/billing/checkout/PaymentsClosed';
import { wayToProvider } from '~/features/billing/payments/way-to-provider.server';
import { findOwnLimit } from '~/features/billing/limits/own-limits.service.server';
import { OwnLimitAlert } from '~/features/billing/limits/OwnLimitAlert';
import { findRepeat } from '~/features/billing/repeat/repeat-order.service.server';
import { RepeatUnavailable } from '~/features/billing/repeat/RepeatUnavailable';
import { savingOrderSchema } from '~/features/billing/checkout/order.schema.server';
import { canSave } from '~/features/billing/saved/saved-method.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { takesPayments } from '~/server/context/payment-providers';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { Page, Stack } from '~/ui/Layout/Layout';

/** `checkout`: the CSP names the payment providers, to which the form of this page may lead. */
export const handle = { messages: ['billing'], checkout: true };

/** The last completed order again, at today's price in the payment country, on one page. */
export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  await askTermsFirst(member, request);
  const query = new URL(request.url).searchParams;
  const checkout = findCheckout(context);
  const choice = await findRepeat(member, checkout);
  const common = {
    brand: context.tenant.name,
    title: context.texts(context.locale).formatMessage({ id: 'billing.your-order' }),
    country: checkout.country,
    open: takesPayments(context),
    next: safeNext(query.get('next'), '') || null,
  };
  if (choice.kind !== 'choice') return { ...common, problem: choice };
  const quoted = await quoteWithCode(member, checkout, { ...choice, typed: query.get('code') });
  const ownLimit = await findOwnLimit(member, quoted.quote, quoted.replaces);
  const { saved } = choice;
  return {
    ...common,
    quoted,
    ownLimit,
    saved,
    canSave: !saved && canSave(member, choice.methodId),
    requestKey: context.ids.ulid(),
  };
});

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, savingOrderSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { request_key: requestKey, discount_code: code, saved: savedId, next, ...seen } = form.value;
  const choice = await findRepeat(member, findCheckout(context));
  if (choice.kind !== 'choice') throw notFound();
  const { bundleId, methodId } = choice;
  const order = { ...seen, code, requestKey, savedId, bundleId, methodId, next: safeNext(next, '') || null };
  const location = await placeOrder(member, order);
  return redirect(await wayToProvider(member, request, { ...order, location }), 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function CreditsRepeatOrder() {
  const page = useLoaderData<typeof loader>();
  const { brand } = useShell();
  const refused = useActionData<typeof action>() as FormProblem | undefined;
  // If the provider did not respond, sending the form again repeats the same order.
  const reusedKey = refused?.error?.code === 'billing.provider-unavailable' ? refused.values.request_key : undefined;
  const ownLimit = 'quoted' in page ? page.ownLimit : null;
  return (
    <Page $width="medium">
      <Stack $gap={5}>
        <OrderProblem problem={refused} />
        {page.open ? null : <PaymentsClosed />}
        {ownLimit && !refused ? <OwnLimitAlert error={ownLimit} /> : null}
        {'quoted' in page ? (
          <OrderStep
            {...page.quoted}
            saved={page.saved}
            canSave={page.canSave}
            country={page.country}
            requestKey={reusedKey ?? page.requestKey}
            open={page.open && !ownLimit}
            fictionalIcon={<FictionalIcon name={brand.fictional.icon} />}
            next={page.next}
          />
        ) : (
          <RepeatUnavailable problem={page.problem} next={page.next} />
        )}
      </Stack>
    </Page>
  );
}
