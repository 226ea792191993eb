import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useMemo } from 'react';
import type { FormProblem } from '~/contract/problem';
import { askTermsFirst } from '~/features/account/terms/ask-terms-first.server';
import { debitPath, DIRECT_DEBIT, orderPath } from '~/features/billing/shop/checkout-path';
import { PaymentsClosed } from '~/features/billing/shop/PaymentsClosed';
import { stepAfter } from '~/features/billing/direct-debit/debit-answer';
import { changeDebit, forgetDebit, rememberDebit } from '~/features/billing/direct-debit/debit-draft.server';
import { getDebitPage } from '~/features/billing/direct-debit/debit-page.service.server';
import { debitFormOf } from '~/features/billing/direct-debit/direct-debit.schema.server';
import { askForCode, orderByDebit } from '~/features/billing/direct-debit/direct-debit.service.server';
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
  return getDebitPage(member, { bundleId: bundle, typed: query.get('code'), next: nextOf(query.get('next')) });
});

/**
 * Without a code, sends one; with it, places the order and redirects to its status. Where the page shows another step it is
 * loaded again with what the browser then holds, so that no reload and no way back sends the form again.
 */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request, 'asked-again');
  const values = echoValues(await readForm(request.clone()));
  if (values['intent'] === 'change') {
    const changed = changeDebit(member);
    // Too late for what the browser held: the fields show what the form had.
    if (changed === null) return data(formProblem({}, values));
    return withCookies(debitPath(values['bundle'] ?? '', values['discount_code'] ?? '', nextOf(values['next'])), [
      changed,
    ]);
  }
  const form = await parseForm(request, debitFormOf(context));
  if (!form.ok) return invalidForm(form.problem);
  const { bundleId, code, requestKey } = form.value;
  const next = nextOf(form.value.next);
  if (form.value.intent !== 'order') {
    await askForCode(member, form.value);
    // A client sends the same fields again, with the code.
    if (asksForJson(request)) return redirect(orderPath(bundleId, DIRECT_DEBIT, next), 303);
    return withCookies(debitPath(bundleId, code, next), [rememberDebit(member, form.value)]);
  }
  const outcome = await orderByDebit(member, form.value, next);
  if (!outcome.ok) return invalidForm(formProblem({ otp: [{ id: outcome.wrong }] }, values));
  const way = await wayToProvider(member, request, { location: outcome.location, requestKey, next });
  return withCookies(way, forgetDebit(member));
});

const nextOf = (next: string | null | undefined) => safeNext(next, '') || null;

const withCookies = (path: string, cookies: string[]) =>
  redirect(path, { status: 303, headers: cookies.map((value): [string, string] => ['Set-Cookie', value]) });

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Directdebit() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<FormProblem>();
  const shown = useMemo(() => stepAfter(answer, page.draft), [answer, page.draft]);
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
