import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Stack } from '~/ui/Layout/Layout';
import { bundlePath } from '../shop/checkout-path';
import { OPEN_AMOUNT } from '../orders/order-status';
import { PriceText } from '../shop/PriceText';
import type { ReturnExample } from './pricing.service.server';

export interface ReturnPolicyProps {
  days: number;
  /** The days of the law, where the brand serves people who have that right. */
  legalDays: number | null;
  example: ReturnExample;
}

/** The rules of returns. Its figures are those by which returns are computed. */
export function ReturnPolicy({ days, legalDays, example }: ReturnPolicyProps) {
  return (
    <Stack $gap={6}>
      <h1>
        <FormattedMessage id="pricing.return-policy" defaultMessage="Return policy" />
      </h1>
      <p>
        {days > 0 ? (
          <FormattedMessage
            id="pricing.policy-promise"
            defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits. You need not give a reason, and a return costs nothing."
            values={{ days }}
          />
        ) : (
          <FormattedMessage
            id="pricing.policy-no-days"
            defaultMessage="Beyond the rights that the law gives you, orders cannot be returned."
          />
        )}
      </p>
      {days > 0 ? <Amounts days={days} example={example} /> : null}
      {legalDays === null ? null : (
        <Part title={<FormattedMessage id="pricing.policy-eu" defaultMessage="Your legal right of withdrawal" />}>
          <FormattedMessage
            id="pricing.policy-eu-text"
            defaultMessage="If you live in the European Union, Iceland, Liechtenstein, Norway or the United Kingdom, you can withdraw from an order within {days, plural, one {# day} other {# days}} of buying it, without giving a reason. Credits that you spend in that time are used at your request and stay paid for."
            values={{ days: legalDays }}
          />
        </Part>
      )}
      {days > 0 ? <HowTo /> : null}
      <Part
        title={<FormattedMessage id="pricing.policy-chargeback" defaultMessage="If your bank reverses a payment" />}
      >
        <FormattedMessage
          id="pricing.policy-chargeback-text"
          defaultMessage="When a payment is charged back, the unused credits of that order are taken back. The price of credits you had already used stays open, and nothing is added to it. You can <pay>pay the open amount</pay> without a fee; until then we sell no new credits, but you can spend those you have. Your balance never goes below zero. If the chargeback is withdrawn, the credits come back, and so does what you paid for them a second time."
          values={{ pay: (label) => <Link to={bundlePath(OPEN_AMOUNT, null)}>{label}</Link> }}
        />
      </Part>
    </Stack>
  );
}

function HowTo() {
  const { brand } = useShell();
  return (
    <Part title={<FormattedMessage id="pricing.policy-how" defaultMessage="How to return an order" />}>
      <FormattedMessage
        id="pricing.policy-how-text"
        defaultMessage="<withdraw>Choose the order and confirm</withdraw>, with or without logging in. You get a receipt by e-mail with the date and time. The money goes back the way you paid. Questions? Write to {email}."
        values={{
          withdraw: (label) => <Link to="/withdrawal">{label}</Link>,
          email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
        }}
      />
    </Part>
  );
}

function Amounts({ days, example }: Omit<ReturnPolicyProps, 'legalDays'>) {
  const price = (amount: number) => <PriceText amount={amount} currency={example.currency} />;
  return (
    <>
      <Part title={<FormattedMessage id="pricing.policy-what" defaultMessage="What you get back" />}>
        <FormattedMessage
          id="pricing.policy-whole"
          defaultMessage="If you have spent nothing of an order, you get back all that you paid, the fee of the payment method included."
        />
      </Part>
      <p>
        <FormattedMessage
          id="pricing.policy-part"
          defaultMessage="If you have spent a part, you get back the price of the unused credits: their share of what the bundle cost you after any discount, rounded up. The fee is then not part of it."
        />
      </p>
      <p>
        <FormattedMessage
          id="pricing.policy-example"
          defaultMessage="An example: you buy {credits, plural, one {# credit} other {# credits}} for {price}{fees, select, yes {, with a fee of {fee}} other {}}. With nothing spent you get back {total}; with {left, plural, one {# credit} other {# credits}} left, {back}."
          values={{
            credits: example.credits,
            fees: example.fee > 0 ? 'yes' : 'no',
            left: example.left,
            price: price(example.price),
            fee: price(example.fee),
            total: price(example.total),
            back: price(example.back),
          }}
        />
      </p>
      <Part title={<FormattedMessage id="pricing.policy-which" defaultMessage="Which credits can be returned" />}>
        <FormattedMessage
          id="pricing.policy-which-text"
          defaultMessage="Credits that you bought, for {days, plural, one {# day} other {# days}} after the payment. Free credits are spent before bought ones and have no price to give back; of the bought ones, the oldest are spent first. Credits reserved for a message can be returned when they come back to you."
          values={{ days }}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" $gap={2}>
      <h2>{title}</h2>
      <p>{children}</p>
    </Stack>
  );
}
