import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { askTermsFirst } from '~/features/account/terms/ask-terms-first.server';
import { DIRECT_DEBIT, orderPath, withNext } from '~/features/billing/shop/checkout-path';
import { MethodStep } from '~/features/billing/checkout/MethodStep';
import { OrderProblem } from '~/features/billing/checkout/OrderProblem';
import { getMethodPage, getOrderPage } from '~/features/billing/checkout/order-page.service.server';
import { placeOrder } from '~/features/billing/checkout/order.service.server';
import { OrderStep } from '~/features/billing/checkout/OrderStep';
import { PaymentsClosed } from '~/features/billing/shop/PaymentsClosed';
import { wayToProvider } from '~/features/billing/payments/way-to-provider.server';
import { savingOrderSchema } from '~/features/billing/checkout/order.schema.server';
import { OwnLimitAlert } from '~/features/billing/limits/OwnLimitAlert';
import { unindexedPageMeta } from '~/page/page-meta';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { useShell } from '~/page/use-shell';
import { ofPayment, pathName, readParameters } from '~/server/response/path-parameters';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  requireMember,
  safeNext,
} from '~/server/response/respond.server';
import { Page, Stack } from '~/ui/Layout/Layout';

const path = { id: pathName, paymentmethod: pathName.optional() };

/** `checkout`: the CSP names the payment providers, to which the form of this page may lead. */
export const handle = { messages: ['billing'], checkout: true };

/** Without a payment method in the path, the page offers the methods; with one, it shows the order. */
export const loader = pageLoader(path, async ({ context, request, params }) => {
  const member = requireMember(context, request);
  const query = new URL(request.url).searchParams;
  const { id = '', paymentmethod } = params;
  await askTermsFirst({ ...context, member }, request);
  if (paymentmethod === DIRECT_DEBIT) throw redirect(directDebitPath(id, query));
  const input = { bundleId: id, typed: query.get('code'), next: safeNext(query.get('next'), '') || null };
  const buyer = { ...context, member };
  if (paymentmethod === undefined) return getMethodPage(buyer, input);
  const saved = query.get('saved');
  const savedId = saved === null ? null : readParameters(ofPayment, { id: saved }).id;
  return getOrderPage(buyer, { ...input, methodId: paymentmethod, savedId });
});

/** An order by direct debit has a page of its own. */
function directDebitPath(id: string, query: URLSearchParams): string {
  const code = query.get('code');
  const path = orderPath(id, DIRECT_DEBIT, null) + (code === null ? '' : `&code=${encodeURIComponent(code)}`);
  return withNext(path, safeNext(query.get('next'), '') || null);
}

export const action = pageAction(path, async ({ context, request, params }) => {
  // An order is only placed by its own button on its own page, whose CSP allows the redirect to the provider. A
  // visitor's form is therefore not resumed after the login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, savingOrderSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { request_key: requestKey, discount_code: code, saved: savedId, next, ...seen } = form.value;
  const { id = '', paymentmethod = '' } = params;
  const order = {
    ...seen,
    code,
    requestKey,
    savedId,
    bundleId: id,
    methodId: paymentmethod,
    next: safeNext(next, '') || null,
  };
  const location = await placeOrder(member, order);
  return redirect(await wayToProvider(member, request, { ...order, location }), 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function CreditsIdPaymentmethod() {
  const page = useLoaderData<typeof loader>();
  const { brand } = useShell();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  const ownLimit = page.step === 'order' ? page.ownLimit : null;
  return (
    <Page $width={page.step === 'method' ? 'narrow' : 'medium'}>
      <Stack $gap={5}>
        <OrderProblem problem={problem ?? page.notYet} />
        {page.open ? null : <PaymentsClosed />}
        {ownLimit && !problem ? <OwnLimitAlert error={ownLimit} /> : null}
        {page.step === 'method' ? (
          <MethodStep
            bundle={page.bundle}
            methods={page.methods}
            saved={page.saved}
            country={page.country}
            next={page.next}
            code={page.listed}
            problem={page.codeProblem}
          />
        ) : (
          <OrderStep
            quote={page.quote}
            code={page.code}
            problem={page.problem}
            replaces={page.replaces}
            saved={page.saved}
            canSave={page.canSave}
            country={page.country}
            requestKey={keyFor(problem) ?? page.requestKey}
            open={page.open && !ownLimit}
            fictionalIcon={<FictionalIcon name={brand.fictional.icon} />}
            next={page.next}
          />
        )}
      </Stack>
    </Page>
  );
}

/** If the provider did not respond, the form keeps its request key, so that sending it again repeats the same order. */
function keyFor(problem: FormProblem | undefined): string | undefined {
  return problem?.error?.code === 'billing.provider-unavailable' ? problem.values.request_key : undefined;
}
