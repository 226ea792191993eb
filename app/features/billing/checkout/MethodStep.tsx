import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import type { DomainError } from '~/contract/problem';
import { Card } from '~/ui/Card/Card';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { Price } from '~/ui/Price/Price';
import { BackLink } from '../shop/BackLink';
import { bundlePath, bundlesPath } from '../shop/checkout-path';
import { CodeNote } from '../discounts/CodeNote';
import type { ListedCode } from '../discounts/listed-code';
import { MethodList, type ListedMethod } from '../methods/MethodList';
import { PaymentCountry, type PaymentCountryProps } from './PaymentCountry';

export interface MethodStepProps {
  bundle: { id: string; credits: number; price: number; before?: number; messages: number | null };
  methods: readonly ListedMethod[];
  /** The member's saved methods that this bundle can be paid with. */
  saved: readonly ListedMethod[];
  country: PaymentCountryProps['country'];
  next: string | null;
  /** The discount code of the prices, and why the one in the URL does not apply. */
  code?: ListedCode | null;
  problem?: DomainError | null;
}

const Heading = styled.h2`
  font-size: ${fontSize('lg')};
`;

const Muted = styled.p`
  color: ${color('text-muted')};
`;

/** The second step: choosing a payment method for the bundle. */
export function MethodStep({ bundle, methods, saved, country, next, code = null, problem = null }: MethodStepProps) {
  const typed = code?.typed ? code.code : null;
  return (
    <Stack $gap={5}>
      <BackLink to={bundlesPath(next, typed)}>
        <FormattedMessage id="billing.other-bundle" defaultMessage="Choose another bundle" />
      </BackLink>
      <h1>
        <FormattedMessage id="billing.method-title" defaultMessage="How would you like to pay?" />
      </h1>
      <CodeNote code={code} problem={problem} />
      <Card>
        <Cluster $justify="space-between">
          <div>
            <strong>
              <FormattedMessage
                id="billing.credits"
                defaultMessage="{count, plural, one {# credit} other {# credits}}"
                values={{ count: bundle.credits }}
              />
            </strong>
            {bundle.messages === null ? null : (
              <Muted>
                <FormattedMessage
                  id="billing.bundle-messages"
                  defaultMessage="{count, plural, one {Pays for # message} other {Pays for # messages}}"
                  values={{ count: bundle.messages }}
                />
              </Muted>
            )}
          </div>
          <span>
            {bundle.before === undefined ? null : <Price amount={bundle.before} currency={country.currency} old />}{' '}
            <Price amount={bundle.price} currency={country.currency} size="lg" />
          </span>
        </Cluster>
      </Card>
      {saved.length > 0 ? (
        <Stack $gap={3}>
          <Cluster $justify="space-between">
            <Heading>
              <FormattedMessage id="billing.saved-title" defaultMessage="Saved payment methods" />
            </Heading>
            <Link to="/transactions#saved">
              <FormattedMessage id="billing.saved-manage" defaultMessage="Manage" />
            </Link>
          </Cluster>
          <MethodList bundle={bundle} methods={saved} currency={country.currency} next={next} code={typed} />
        </Stack>
      ) : null}
      <Stack $gap={3}>
        {saved.length > 0 ? (
          <Heading>
            <FormattedMessage id="billing.saved-others" defaultMessage="Pay another way" />
          </Heading>
        ) : null}
        <MethodList bundle={bundle} methods={methods} currency={country.currency} next={next} code={typed} />
      </Stack>
      <PaymentCountry country={country} returnTo={bundlePath(bundle.id, null, typed)} next={next} />
    </Stack>
  );
}
