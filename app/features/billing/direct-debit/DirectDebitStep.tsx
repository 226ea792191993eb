import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import type { DomainError } from '~/contract/problem';
import { TermsNote } from '~/features/account/TermsNote';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Lock } from '~/ui/Icon/icons';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { BackLink } from '../shop/BackLink';
import { bundlePath, debitPath, orderPath } from '../shop/checkout-path';
import type { Quote } from '../shop/offer.service.server';
import { CheckoutNotes } from '../checkout/CheckoutNotes';
import { isOwnLimit, OwnLimitAlert } from '../limits/OwnLimitAlert';
import type { ListedMethod } from '../methods/MethodList';
import { OrderLines } from '../shop/OrderLines';
import { PaymentCountry, type PaymentCountryProps } from '../checkout/PaymentCountry';
import { PriceText } from '../shop/PriceText';
import { CodeField } from '../discounts/CodeField';
import type { OpenOrder } from '../open-orders/open-order';
import { ReplacesNote } from '../open-orders/OpenOrderNote';
import type { DebitStep } from './debit-answer';
import { DebitCode } from './DebitCode';
import { DebitFields } from './DebitFields';
import { MandateText, type MandateTextProps } from './MandateText';

export interface DirectDebitStepProps {
  quote: Omit<Quote, 'method'> & { method: ListedMethod };
  /** The content of the code field, and the reason why the code does not apply. */
  code: string;
  problem: DomainError | null;
  /** The open order that this one ends, because it takes its code over. */
  replaces: OpenOrder | null;
  creditor: MandateTextProps['creditor'];
  collectOn: string;
  country: PaymentCountryProps['country'];
  requestKey: string;
  /** Whether payments and text messages are open at the moment. */
  open: boolean;
  /** The reason why the member cannot order by direct debit now. */
  domainError: DomainError | null;
  shown: DebitStep;
  fictionalIcon: ReactNode;
  next: string | null;
}

/* The order first, so that the total is read before an account is typed; side by side where there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** The page of an order by SEPA direct debit, in two steps: the account, then the code that orders. */
export function DirectDebitStep(props: DirectDebitStepProps) {
  const { quote, code, problem, country, open, domainError, shown, fictionalIcon, next } = props;
  const { bundle, method } = quote;
  // An order that is placed already, but not yet with the provider, counts for the limit that refuses the next one.
  const isOpen = domainError === null || shown.step === 'code';
  return (
    <Stack $gap={5}>
      <BackLink to={bundlePath(bundle.id, next)}>
        <FormattedMessage id="billing.other-method" defaultMessage="Choose another payment method" />
      </BackLink>
      <h1>
        <FormattedMessage id="billing.debit-title" defaultMessage="Pay by SEPA direct debit" />
      </h1>
      <OwnProblem error={shown.problem?.error ?? (isOpen ? null : domainError)} refused={shown.problem !== null} />
      <Columns>
        <Card $pad="lg">
          <Stack $gap={5}>
            <OrderLines {...quote} credits={bundle.credits} methodName={method.name} />
            <CodeField
              path={orderPath(bundle.id, method.id, null)}
              code={code}
              applied={quote.code !== null}
              problem={problem}
              next={next}
            />
            <ReplacesNote order={props.replaces} />
            <PaymentCountry country={country} returnTo={`/credits/${bundle.id}`} next={next} />
            <CheckoutNotes fictionalIcon={fictionalIcon} />
          </Stack>
        </Card>
        {open && isOpen ? <DebitForm {...props} /> : null}
      </Columns>
    </Stack>
  );
}

function OwnProblem({ error, refused }: { error: DomainError | null; refused: boolean }) {
  if (error && isOwnLimit(error)) return <OwnLimitAlert error={error} refused={refused} />;
  return <ErrorAlert error={error} />;
}

function DebitForm({ quote, creditor, collectOn, requestKey, shown, next }: DirectDebitStepProps) {
  const { step, values, problem } = shown;
  const form = useFormFocus(shown);
  const busy = useNavigation().state !== 'idle';
  const { total, currency, country, bundle, code } = quote;
  return (
    <Card $pad="lg" $lift>
      <Form ref={form} method="post" action={debitPath(bundle.id, code ?? '', next)} noValidate>
        <Stack $gap={6}>
          <input type="hidden" name="bundle" value={bundle.id} />
          <input type="hidden" name="request_key" value={requestKey} />
          <input type="hidden" name="total" value={total} />
          <input type="hidden" name="currency" value={currency} />
          <input type="hidden" name="country" value={country} />
          <input type="hidden" name="discount_code" value={code ?? ''} />
          <input type="hidden" name="next" value={next ?? ''} />
          {step === 'code' ? (
            <DebitCode values={values} problem={problem} />
          ) : (
            <DebitFields values={values} problem={problem} />
          )}
          <MandateText creditor={creditor} total={total} currency={currency} collectOn={collectOn} />
          {step === 'code' ? (
            <OrderButtons total={total} currency={currency} busy={busy} />
          ) : (
            <CodeButton busy={busy} />
          )}
        </Stack>
      </Form>
    </Card>
  );
}

function CodeButton({ busy }: { busy: boolean }) {
  return (
    <Stack $gap={3}>
      <Button size="lg" wide busy={busy} name="intent" value="code">
        <FormattedMessage id="billing.debit-send-code" defaultMessage="Send me the code" />
      </Button>
      <p className="quiet">
        <FormattedMessage
          id="billing.debit-send-note"
          defaultMessage="This doesn’t order anything yet. You order in the next step, with the code."
        />
      </p>
    </Stack>
  );
}

/* The button that orders comes first, because the Enter key presses the first one. */
function OrderButtons({ total, currency, busy }: { total: number; currency: string; busy: boolean }) {
  return (
    <Stack $gap={4}>
      <Button size="lg" wide busy={busy} name="intent" value="order">
        <Lock size={18} aria-hidden />
        <FormattedMessage
          id="billing.order-and-pay"
          defaultMessage="Order and pay {total}"
          values={{ total: <PriceText amount={total} currency={currency} /> }}
        />
      </Button>
      <p className="quiet">
        <FormattedMessage
          id="billing.debit-oblige"
          defaultMessage="Placing this order means you agree to pay, and gives the mandate above."
        />
      </p>
      <p className="quiet">
        <TermsNote />
      </p>
      <Cluster>
        <Button variant="ghost" size="sm" name="intent" value="resend">
          <FormattedMessage id="billing.debit-resend" defaultMessage="Send another code" />
        </Button>
        <Button variant="ghost" size="sm" name="intent" value="change">
          <FormattedMessage id="billing.debit-change" defaultMessage="Change my details" />
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Focuses the field of the code when its step begins, and the first invalid field after a refused form. */
function useFormFocus(shown: DebitStep) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown.problem?.error) return;
    const wrong = form.current?.querySelector<HTMLElement>('input[aria-invalid]');
    const code = shown.step === 'code' ? form.current?.querySelector<HTMLElement>('input[name=otp]') : null;
    (wrong ?? code)?.focus();
  }, [shown]);
  return form;
}
