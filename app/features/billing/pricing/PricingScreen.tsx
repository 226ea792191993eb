import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Gift, ReceiptText, Repeat, Undo2 } from '~/ui/Icon/icons';
import { IconList } from '~/ui/IconList/IconList';
import { Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { PaymentsClosed } from '../shop/PaymentsClosed';
import { ActionPrices } from './ActionPrices';
import { BundlePrices } from './BundlePrices';
import { MethodPrices } from './MethodPrices';
import type { Pricing } from './pricing.service.server';
import { PricingCountry } from './PricingCountry';
import { useVatPercent } from '../shop/OrderTexts';

/** Everything that can cost money on this brand, for one country. */
export function PricingScreen({ pricing }: { pricing: Pricing }) {
  const { country, bundles, methods, actions, sells } = pricing;
  return (
    <Stack $gap={8}>
      <Stack $gap={4}>
        <PageHeader title={<FormattedMessage id="pricing.title" defaultMessage="Prices" />}>
          <FormattedMessage
            id="billing.country-line"
            defaultMessage="Prices for {country}, in {currency}"
            values={{ country: country.name, currency: country.currency }}
          />
        </PageHeader>
        {country.choices.length > 1 ? <PricingCountry country={country} /> : null}
      </Stack>
      {sells ? null : <PaymentsClosed />}
      <Terms pricing={pricing} />
      <Stack as="section">
        <h2>
          <FormattedMessage id="pricing.bundles" defaultMessage="Credits" />
        </h2>
        <BundlePrices bundles={bundles} currency={country.currency} />
      </Stack>
      <Stack as="section">
        <h2>
          <FormattedMessage id="pricing.actions" defaultMessage="What credits pay for" />
        </h2>
        <ActionPrices actions={actions} currency={country.currency} />
        <p>
          <FormattedMessage
            id="pricing.actions-note"
            defaultMessage="{bundles, plural, one {} other {What it costs in money depends on the bundle you buy. }}Reading messages costs nothing."
            values={{ bundles: bundles.length }}
          />
        </p>
      </Stack>
      {sells ? <WaysToPay methods={methods} currency={country.currency} /> : null}
    </Stack>
  );
}

function WaysToPay(props: { methods: Pricing['methods']; currency: string }) {
  return (
    <>
      <Stack as="section">
        <h2>
          <FormattedMessage id="pricing.methods" defaultMessage="How you can pay" />
        </h2>
        <MethodPrices {...props} />
      </Stack>
      <div>
        <ButtonLink to="/credits">
          <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
        </ButtonLink>
      </div>
    </>
  );
}

function Terms({ pricing: { country, signupCredits, refundDays } }: { pricing: Pricing }) {
  const vatPercent = useVatPercent();
  const rate = vatPercent(country.vatRate);
  return (
    <IconList>
      <li>
        <Repeat size={20} aria-hidden />
        <FormattedMessage
          id="billing.once-note"
          defaultMessage="You pay once. There is no subscription and nothing is renewed."
        />
      </li>
      <li>
        <ReceiptText size={20} aria-hidden />
        {country.vatRate > 0 ? (
          <FormattedMessage
            id="pricing.vat"
            defaultMessage="All prices and fees include {rate} VAT."
            values={{ rate }}
          />
        ) : (
          <FormattedMessage id="pricing.no-vat" defaultMessage="No tax is added to these prices." />
        )}
      </li>
      {signupCredits > 0 ? (
        <li>
          <Gift size={20} aria-hidden />
          <FormattedMessage
            id="pricing.signup"
            defaultMessage="{count, plural, one {# credit is} other {# credits are}} yours for free when you sign up."
            values={{ count: signupCredits }}
          />
        </li>
      ) : null}
      {refundDays > 0 ? (
        <li>
          <Undo2 size={20} aria-hidden />
          <span>
            <FormattedMessage
              id="billing.return-note"
              defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits."
              values={{ days: refundDays }}
            />{' '}
            <Link to="/pages/return-policy">
              <FormattedMessage id="pricing.return-policy" defaultMessage="Return policy" />
            </Link>
          </span>
        </li>
      ) : null}
    </IconList>
  );
}
