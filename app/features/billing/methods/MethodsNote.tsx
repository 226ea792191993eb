import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { Cluster } from '~/ui/Layout/Layout';
import { AppleProbe, appleOnlyCss } from './ApplePay';
import { PriceText } from '../shop/PriceText';
import { CardNetworks } from './MethodList';

export interface MethodsNoteProps {
  methods: readonly { id: string; name: string; fee: number; appleOnly?: boolean; cards?: readonly string[] }[];
  currency: string;
  vatRate: number;
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Method = styled.span<{ $appleOnly?: boolean | undefined }>`
  ${({ $appleOnly }) => $appleOnly && appleOnlyCss}
`;

/** Stands below the prices: whether they include VAT, and the payment methods with their fees, if there are any. */
export function MethodsNote({ methods, currency, vatRate }: MethodsNoteProps) {
  return (
    <Root>
      {vatRate > 0 ? (
        <p>
          <FormattedMessage id="billing.vat-included" defaultMessage="All prices include VAT." />
        </p>
      ) : null}
      {methods.length > 0 ? (
        <Cluster as="div" $gap={2}>
          <span>
            <FormattedMessage id="billing.pay-with" defaultMessage="You can pay with" />
          </span>
          {methods.map(({ id, name, fee, appleOnly, cards }) => (
            <Method key={id} $appleOnly={appleOnly}>
              {appleOnly ? <AppleProbe /> : null}
              <Chip>
                {cards ? <CardNetworks cards={cards} /> : name}
                {fee > 0 ? (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="billing.fee"
                      defaultMessage="{fee} fee"
                      values={{ fee: <PriceText amount={fee} currency={currency} /> }}
                    />
                  </>
                ) : null}
              </Chip>
            </Method>
          ))}
        </Cluster>
      ) : null}
    </Root>
  );
}
