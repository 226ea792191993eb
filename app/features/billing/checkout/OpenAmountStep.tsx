import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Card } from '~/ui/Card/Card';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { CircleCheck } from '~/ui/Icon/icons';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { Price } from '~/ui/Price/Price';
import { BackLink } from '../shop/BackLink';
import { bundlePath, bundlesPath, orderStatusPath } from '../shop/checkout-path';
import { OrderForm } from './OrderForm';
import { OrderLines } from '../shop/OrderLines';
import { Aside, Rows, RowWords, Small } from '../shop/MoneyParts';
import { MethodIcon } from '../shop/MethodIcon';
import { MethodList, type ListedMethod } from '../methods/MethodList';
import { OPEN_AMOUNT } from '../orders/order-status';
import { OrderedOn } from '../shop/OrderTexts';

export interface ShownOpenAmount {
  amount: number;
  vat: number;
  vatRate: number;
  currency: string;
  country: string;
  items: readonly { orderId: string; orderedAt: number; credits: number; amount: number }[];
  methods: readonly ListedMethod[];
}

export interface OpenAmountStepProps {
  /** What is owed; null if nothing is. */
  open: ShownOpenAmount | null;
  /** The chosen method; null before one is. */
  method: ListedMethod | null;
  requestKey: string;
  next: string | null;
}

/** What is open and why, and its payment: first the method, then the button. */
export function OpenAmountStep({ open, method, requestKey, next }: OpenAmountStepProps) {
  if (!open) return <NothingOpen next={next} />;
  if (method) return <PayStep open={open} method={method} requestKey={requestKey} next={next} />;
  return (
    <Stack $gap={5}>
      <PageHeader title={<FormattedMessage id="billing.open-title" defaultMessage="Pay the open amount" />}>
        <FormattedMessage
          id="billing.open-rule"
          defaultMessage="Your bank took back a payment after you had used some of its credits. The price of those credits is open. Nothing is added to it."
        />
      </PageHeader>
      <OpenItems open={open} />
      {open.methods.length > 0 ? (
        <Stack as="section" $gap={3}>
          <h2>
            <FormattedMessage id="billing.method-title" defaultMessage="How would you like to pay?" />
          </h2>
          <MethodList
            bundle={{ id: OPEN_AMOUNT, price: open.amount }}
            methods={open.methods}
            currency={open.currency}
            next={next}
          />
        </Stack>
      ) : (
        <TooSmall />
      )}
    </Stack>
  );
}

function PayStep({
  open,
  method,
  requestKey,
  next,
}: OpenAmountStepProps & { open: ShownOpenAmount; method: ListedMethod }) {
  const { amount, vat, vatRate, currency, country } = open;
  return (
    <Stack $gap={5}>
      <BackLink to={bundlePath(OPEN_AMOUNT, next)}>
        <FormattedMessage id="billing.other-method" defaultMessage="Choose another payment method" />
      </BackLink>
      <h1>
        <FormattedMessage id="billing.open-title" defaultMessage="Pay the open amount" />
      </h1>
      <Card $pad="lg">
        <Stack $gap={6}>
          <Cluster>
            <MethodIcon pictogram={method.pictogram} />
            <strong>{method.name}</strong>
          </Cluster>
          <OrderLines
            {...{ amount, vat, vatRate, currency }}
            credits={0}
            code={null}
            discount={0}
            fee={0}
            total={amount}
            methodName={method.name}
          />
          <OrderForm
            total={amount}
            {...{ currency, country, requestKey, next }}
            methodName={method.name}
            savedId=""
            canSave={false}
            code={null}
            debt
          />
        </Stack>
      </Card>
    </Stack>
  );
}

function OpenItems({ open: { items, amount, currency } }: { open: ShownOpenAmount }) {
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.orderId}>
          <RowWords>
            <Link to={orderStatusPath(item.orderId, null)}>
              <FormattedMessage
                id="billing.open-credits"
                defaultMessage="{count, plural, =0 {Paid back twice} one {# used credit} other {# used credits}}"
                values={{ count: item.credits }}
              />
            </Link>
            <Small>
              <OrderedOn at={item.orderedAt} format="medium" />
            </Small>
          </RowWords>
          <Aside>
            <Price amount={item.amount} currency={currency} />
          </Aside>
        </li>
      ))}
      {items.length > 1 ? (
        <li>
          <RowWords>
            <strong>
              <FormattedMessage id="billing.total" defaultMessage="Total" />
            </strong>
          </RowWords>
          <Aside>
            <Price amount={amount} currency={currency} />
          </Aside>
        </li>
      ) : null}
    </Rows>
  );
}

/** An amount that no payment method takes prevents nothing, and the page says so. */
function TooSmall() {
  const { brand } = useShell();
  return (
    <Alert tone="info">
      <FormattedMessage
        id="billing.open-too-small"
        defaultMessage="This amount can’t be paid online. You can buy and spend credits as usual. Questions? Write to {email}."
        values={{ email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
      />
    </Alert>
  );
}

function NothingOpen({ next }: { next: string | null }) {
  return (
    <>
      <PageHeader title={<FormattedMessage id="billing.open-title" defaultMessage="Pay the open amount" />} />
      <EmptyState
        illustration={<CircleCheck size={48} />}
        title={<FormattedMessage id="billing.open-none" defaultMessage="Nothing is open" />}
        action={
          <ButtonLink to={bundlesPath(next)}>
            <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="billing.open-none-text" defaultMessage="All your orders are paid." />
      </EmptyState>
    </>
  );
}
