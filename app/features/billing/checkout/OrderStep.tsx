import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import type { DomainError } from '~/contract/problem';
import { Card } from '~/ui/Card/Card';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { BackLink } from '../shop/BackLink';
import { CheckoutNotes } from './CheckoutNotes';
import { bundlePath, orderPath } from '../shop/checkout-path';
import type { Quote } from '../shop/offer.service.server';
import { CodeField } from '../discounts/CodeField';
import { MethodIcon } from '../shop/MethodIcon';
import type { ListedMethod } from '../methods/MethodList';
import type { OpenOrder } from '../open-orders/open-order';
import { ReplacesNote } from '../open-orders/OpenOrderNote';
import { savedName, savedPath, type SavedChoice } from '../saved/saved-choice';
import { OrderForm } from './OrderForm';
import { OrderLines } from '../shop/OrderLines';
import { PaymentCountry, type PaymentCountryProps } from './PaymentCountry';

export interface OrderStepProps {
  quote: Omit<Quote, 'method'> & { method: ListedMethod };
  /** The saved method that is charged; null for one that the provider's page asks for. */
  saved: SavedChoice | null;
  /** Whether the method can be saved for later orders. */
  canSave: boolean;
  country: PaymentCountryProps['country'];
  /** The content of the code field, and the reason why the code does not apply. */
  code: string;
  problem: DomainError | null;
  /** The open order that this one ends, because it takes its code over. */
  replaces: OpenOrder | null;
  requestKey: string;
  /** Whether payments are open at the moment. */
  open: boolean;
  fictionalIcon: ReactNode;
  next: string | null;
}

/* The order on one side, the terms and the button on the other; one below the other on phones. */
const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** The last step: everything a person must know before the button that obliges to pay. */
export function OrderStep(props: OrderStepProps) {
  const { quote, code, problem, replaces, saved, canSave, country, requestKey, open, fictionalIcon, next } = props;
  const { bundle, method } = quote;
  const page = orderPath(bundle.id, method.id, null);
  return (
    <Stack $gap={5}>
      <BackLink to={bundlePath(bundle.id, next, quote.code)}>
        <FormattedMessage id="billing.other-method" defaultMessage="Choose another payment method" />
      </BackLink>
      <h1>
        <FormattedMessage id="billing.your-order" defaultMessage="Your order" />
      </h1>
      <Columns>
        <Card $pad="lg">
          <Stack $gap={5}>
            <Cluster>
              <MethodIcon pictogram={method.pictogram} />
              <strong>{saved ? savedName(method.name, saved) : method.name}</strong>
            </Cluster>
            <OrderLines {...quote} credits={bundle.credits} methodName={method.name} />
            <CodeField
              path={saved ? savedPath(page, saved) : page}
              code={code}
              applied={quote.code !== null}
              problem={problem}
              next={next}
            />
            <ReplacesNote order={replaces} />
            <PaymentCountry country={country} returnTo={`/credits/${bundle.id}`} next={next} />
          </Stack>
        </Card>
        <Card $pad="lg" $lift>
          <Stack $gap={6}>
            <CheckoutNotes fictionalIcon={fictionalIcon} />
            {open ? (
              <OrderForm
                total={quote.total}
                currency={quote.currency}
                country={quote.country}
                methodName={saved ? savedName(method.name, saved) : method.name}
                savedId={saved?.id ?? ''}
                canSave={canSave}
                code={quote.code}
                requestKey={requestKey}
                next={next}
              />
            ) : null}
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}
