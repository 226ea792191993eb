import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { Price } from '~/ui/Price/Price';
import { BackLink } from './BackLink';
import { bundlesPath } from './checkout-path';
import { MethodList, type ListedMethod } from '../methods/MethodList';
import { PaymentCountry, type PaymentCountryProps } from './PaymentCountry';

export interface MethodStepProps {
  bundle: { id: string; credits: number; price: number; messages: number | null };
  methods: readonly ListedMethod[];
  /** The member's saved methods that this bundle can be paid with. */
  saved: readonly ListedMethod[];
  country: PaymentCountryProps['country'];
  next: string | null;
}

const Heading = styled.h2`
  font-size: ${fontSize('lg')};
`;

const Muted = styled.p`
  color: ${color('text-muted')};
`;

/** The second step: choosing a payment method for the bundle. */
export function MethodStep({ bundle, methods, saved, country, next }: MethodStepProps) {
  return (
    <Stack $gap={5}>
      <BackLink to={bundlesPath(next)}>
        <FormattedMessage id="billing.other-bundle" defaultMessage="Choose another bundle" />
      </BackLink>
      <h1>
        <FormattedMessage id="billing.method-title" defaultMessage="How would you like to pay?" />
      </h1>
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
          <Price amount={bundle.price} currency={country.currency} size="lg" />
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
          <MethodList bundle={bundle} methods={saved} currency={country.currency} next={next} />
        </Stack>
      ) : null}
      <Stack $gap={3}>
        {saved.length > 0 ? (
          <Heading>
            <FormattedMessage id="billing.saved-others" defaultMessage="Pay another way" />
          </Heading>
        ) : null}
        <MethodList bundle={bundle} methods={methods} currency={country.currency} next={next} />
      </Stack>
      <PaymentCountry country={country} returnTo={`/credits/${bundle.id}`} next={next} />
    </Stack>
  );
}
