import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { askTermsFirst } from '~/features/account/terms/ask-terms-first.server';
import { OrderProblem } from '~/features/billing/checkout/OrderProblem';
import { OrderStep } from '~/features/billing/checkout/OrderStep';
import { PaymentsClosed } from '~/features/billing/shop/PaymentsClosed';
import { wayToProvider } from '~/features/billing/payments/way-to-provider.server';
import { OwnLimitAlert } from '~/features/billing/limits/OwnLimitAlert';
import { repeatOrder } from '~/features/billing/repeat/repeat-order.service.server';
import { getRepeatPage } from '~/features/billing/repeat/repeat-page.service.server';
import { RepeatUnavailable } from '~/features/billing/repeat/RepeatUnavailable';
import { savingOrderSchema } from '~/features/billing/checkout/order.schema.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
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
  return getRepeatPage(member, { typed: query.get('code'), next: safeNext(query.get('next'), '') || null });
});

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, savingOrderSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { request_key: requestKey, discount_code: code, saved: savedId, next, ...seen } = form.value;
  const order = { ...seen, code, requestKey, savedId, next: safeNext(next, '') || null };
  const location = await repeatOrder(member, order);
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
