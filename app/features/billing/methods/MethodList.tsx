import { Link } from '@remix-run/react';
import { ChevronRight } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, motion, radius, space, sunkenOnHover } from '~/theme/tokens';
import { Price } from '~/ui/Price/Price';
import { orderPath } from '../shop/checkout-path';
import { AppleProbe, appleOnlyCss } from './ApplePay';
import { savedName, savedPath, type SavedChoice } from '../saved/saved-choice';
import { MethodIcon } from '../shop/MethodIcon';
import { PriceText } from '../shop/PriceText';

export interface ListedMethod {
  id: string;
  name: string;
  pictogram: 'bank' | 'card' | 'phone' | 'wallet' | 'voucher';
  /** In minor units, added to the price. */
  fee: number;
  /** The discount with this method, in minor units. */
  discount?: number;
  /** Whether the method is shown only in browsers that can pay with it. */
  appleOnly?: boolean;
  /** The networks that this line stands for beside other cards. */
  cards?: readonly string[];
  /** A saved method of this kind, which is charged without a page. */
  saved?: SavedChoice;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $appleOnly?: boolean | undefined }>`
  ${({ $appleOnly }) => $appleOnly && appleOnlyCss}
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 68px;
  padding: ${space(3)} ${space(4)};
  border-radius: min(${radius('md')}, 16px);
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  color: ${color('text')};
  text-decoration: none;
  transition: background ${motion('fast')};
  ${forcedEdge}
  ${sunkenOnHover}
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${fontWeight('strong')};
`;

/** One above the other: beside each other they leave a narrow screen no room for the name. */
const Prices = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
`;

const Detail = styled.span`
  display: block;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('regular')};
`;

export interface MethodListProps {
  /** `before`: its price without the discount code. */
  bundle: { id: string; price: number; before?: number };
  methods: readonly ListedMethod[];
  currency: string;
  next: string | null;
  /** The discount code that the order applies. */
  code?: string | null;
}

/** The payment methods for the bundle, each with its fee and the total. */
export function MethodList({ bundle, methods, currency, next, code = null }: MethodListProps) {
  const price = bundle.before ?? bundle.price;
  return (
    <List>
      {methods.map(({ id, name, pictogram, fee, discount = 0, appleOnly, cards, saved }) => (
        <Item key={saved?.id ?? id} $appleOnly={appleOnly}>
          {appleOnly ? <AppleProbe /> : null}
          <Row to={pathTo(orderPath(bundle.id, id, next, code), saved)}>
            <MethodIcon pictogram={pictogram} />
            <Name>
              {saved ? savedName(name, saved) : name}
              {cards ? (
                <Detail>
                  <CardNetworks cards={cards} />
                </Detail>
              ) : null}
              <Detail>
                {fee > 0 ? (
                  <FormattedMessage
                    id="billing.fee"
                    defaultMessage="{fee} fee"
                    values={{ fee: <PriceText amount={fee} currency={currency} /> }}
                  />
                ) : (
                  <FormattedMessage id="billing.no-fee" defaultMessage="No fee" />
                )}
              </Detail>
            </Name>
            <Prices>
              {discount > 0 ? <Price amount={price + fee} currency={currency} old /> : null}
              <Price amount={price - discount + fee} currency={currency} />
            </Prices>
            <ChevronRight size={20} aria-hidden />
          </Row>
        </Item>
      ))}
    </List>
  );
}

/** What the line of cards stands for. */
export function CardNetworks({ cards }: { cards: readonly string[] }) {
  return (
    <FormattedMessage
      id="billing.card-networks"
      defaultMessage="{cards} and other cards"
      values={{ cards: cards.join(', ') }}
    />
  );
}

const pathTo = (path: string, saved: SavedChoice | undefined) => (saved ? savedPath(path, saved) : path);
