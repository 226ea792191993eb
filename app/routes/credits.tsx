import { redirect } from '@remix-run/node';
import { Link, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { BundleList } from '~/features/billing/checkout/BundleList';
import { CheckoutNotes } from '~/features/billing/checkout/CheckoutNotes';
import { bundlesPath } from '~/features/billing/shop/checkout-path';
import { choosePaymentCountry } from '~/features/billing/shop/offer.service.server';
import { getBundlesPage } from '~/features/billing/checkout/bundles-page.service.server';
import { CodeNote } from '~/features/billing/discounts/CodeNote';
import { OwnLimitAlert } from '~/features/billing/limits/OwnLimitAlert';
import { mergeCards } from '~/features/billing/methods/merge-cards';
import { MethodsNote } from '~/features/billing/methods/MethodsNote';
import { countryFormSchema } from '~/features/billing/checkout/order.schema.server';
import { PaymentCountry } from '~/features/billing/checkout/PaymentCountry';
import { PaymentsClosed } from '~/features/billing/shop/PaymentsClosed';
import { OpenOrderNote } from '~/features/billing/open-orders/OpenOrderNote';
import { OpenAmountNote } from '~/features/billing/returning/OpenAmountNote';
import { unindexedPageMeta } from '~/page/page-meta';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { useNavCounts } from '~/realtime/use-nav-counts';
import { useShell } from '~/page/use-shell';
import {
  invalidForm,
  pageAction,
  pageLoader,
  parseForm,
  memberContext,
  requireMember,
  safeNext,
} from '~/server/response/respond.server';
import { Card } from '~/ui/Card/Card';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';

export const handle = { messages: ['billing'] };

export const loader = pageLoader(({ context, request }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  return getBundlesPage(member, { typed: query.get('code'), next: safeNext(query.get('next'), '') || null });
});

/** Changes the payment country for this page and all other pages of the checkout. */
export const action = pageAction(async ({ context, request }) => {
  requireMember(context, request);
  const form = await parseForm(request, countryFormSchema);
  if (!form.ok) return invalidForm(form.problem);
  const next = safeNext(form.value.next, '') || null;
  const { cookie, location } = choosePaymentCountry(context, {
    country: form.value.country,
    returnTo: form.value.return_to,
    next,
  });
  return redirect(location, cookie ? { headers: { 'Set-Cookie': cookie } } : {});
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Credits() {
  const page = useLoaderData<typeof loader>();
  const { bundles, methods, country, balance, owed, unpaid, open, next, beyond, ownLimit, code, codeProblem } = page;
  const typed = code?.typed ? code.code : null;
  const { brand } = useShell();
  const { credits = balance } = useNavCounts();
  return (
    <Page>
      <Stack $gap={6}>
        <PageHeader title={<FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />}>
          <FormattedMessage
            id="billing.balance"
            defaultMessage="{count, plural, =0 {You have no credits.} one {You have # credit.} other {You have # credits.}}"
            values={{ count: credits }}
          />
        </PageHeader>
        {open ? null : <PaymentsClosed />}
        {ownLimit ? <OwnLimitAlert error={ownLimit} /> : null}
        {owed && owed.methods.length > 0 ? <OpenAmountNote {...owed} next={next} /> : null}
        {unpaid ? <OpenOrderNote order={unpaid} next={next} /> : null}
        <CodeNote code={code} problem={codeProblem} />
        <BundleList
          bundles={bundles}
          currency={country.currency}
          next={next}
          code={typed}
          beyond={beyond}
          open={open}
        />
        <MethodsNote methods={open ? mergeCards(methods) : []} currency={country.currency} vatRate={country.vatRate} />
        <PaymentCountry country={country} returnTo={bundlesPath(null, typed)} next={next} />
        <p>
          <Link to="/credits/limits">
            <FormattedMessage id="billing.limits-link" defaultMessage="Set myself a limit or a pause" />
          </Link>
        </p>
        <Card>
          <CheckoutNotes fictionalIcon={<FictionalIcon name={brand.fictional.icon} />} />
        </Card>
      </Stack>
    </Page>
  );
}
