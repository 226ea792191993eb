import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useMemo } from 'react';
import { askTermsFirst } from '~/features/account/terms/terms.service.server';
import { findCheckout } from '~/features/billing/checkout/checkout.service.server';
import { DIRECT_DEBIT, orderPath } from '~/features/billing/checkout/checkout-path';
import { PaymentsClosed } from '~/features/billing/checkout/PaymentsClosed';
import { stepAfter, type DebitAnswer } from '~/features/billing/direct-debit/debit-answer';
import { debitSchema } from '~/features/billing/direct-debit/direct-debit.schema.server';
import { askForCode, getDebitPage, orderByDebit } from '~/features/billing/direct-debit/direct-debit.service.server';
import { DirectDebitStep } from '~/features/billing/direct-debit/DirectDebitStep';
import { wayToProvider } from '~/features/billing/payments/way-to-provider.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { asksForJson } from '~/server/response/form-response.server';
import {
  echoValues,
  formProblem,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  readForm,
  safeNext,
} from '~/server/response/respond.server';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { Page, Stack } from '~/ui/Layout/Layout';

/** `checkout`: the CSP names the payment providers, which may have a page of their own for the debit. */
export const handle = { messages: ['billing'], checkout: true };

/** The order of a bundle by SEPA direct debit. Without a bundle there is nothing to pay: the bundles are shown instead. */
export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  const bundle = query.get('bundle');
  if (bundle === null) throw redirect('/credits');
  await askTermsFirst(member, request);
  return {
    title: context.texts(context.locale).formatMessage({ id: 'billing.debit-title' }),
    brand: context.tenant.name,
    ...(await getDebitPage(member, bundle, query.get('code'))),
    country: findCheckout(context).country,
    requestKey: context.ids.ulid(),
    next: safeNext(query.get('next'), '') || null,
  };
});

/** Without a code, sends one; with it, places the order and redirects to its status. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request, 'asked-again');
  const values = echoValues(await readForm(request.clone()));
  // Shows the fields again, with what was typed.
  if (values['intent'] === 'change') return data(formProblem({}, values));
  const home = findCheckout(context).country.code;
  const form = await parseForm(request, debitSchema({ home, countries: context.tenant.countries }));
  if (!form.ok) return invalidForm(form.problem);
  const next = safeNext(form.value.next, '') || null;
  if (form.value.intent !== 'order') {
    await askForCode(member, form.value);
    // A client sends the same fields again, with the code.
    if (asksForJson(request)) return redirect(orderPath(form.value.bundleId, DIRECT_DEBIT, next), 303);
    return data({ sent: true as const, values });
  }
  const outcome = await orderByDebit(member, form.value, next);
  if (outcome.ok) {
    const { location } = outcome;
    return redirect(await wayToProvider(member, request, { location, requestKey: form.value.requestKey, next }), 303);
  }
  return invalidForm(formProblem({ otp: [{ id: outcome.wrong }] }, values));
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Directdebit() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as DebitAnswer | undefined;
  const shown = useMemo(() => stepAfter(answer), [answer]);
  const { brand } = useShell();
  return (
    <Page $width="medium">
      <Stack $gap={5}>
        {page.open ? null : <PaymentsClosed />}
        <DirectDebitStep
          quote={page.quote}
          code={page.code}
          problem={page.problem}
          replaces={page.replaces}
          creditor={page.creditor}
          collectOn={page.collectOn}
          country={page.country}
          // The key stays the same when the code was wrong or the provider did not respond, so that one order is placed.
          requestKey={(shown.step === 'code' && shown.values['request_key']) || page.requestKey}
          open={page.open}
          domainError={page.domainError}
          shown={shown}
          fictionalIcon={<FictionalIcon name={brand.fictional.icon} />}
          next={page.next}
        />
      </Stack>
    </Page>
  );
}
