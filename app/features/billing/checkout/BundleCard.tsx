import { Link } from '@remix-run/react';
import { Star } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, media, motion, radius, shadow, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { Price } from '~/ui/Price/Price';
import type { BundleOffer } from '../shop/bundle-offer';
import { PriceText } from '../shop/PriceText';

const frame = css<{ $best: boolean }>`
  display: grid;
  /* The words about the price break rather than those about the credits. */
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: start;
  padding: ${space(5)};
  /* The price below the credits where both do not fit side by side. */
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  color: ${color('text')};
  text-decoration: none;
  transition:
    box-shadow ${motion('fast')},
    transform ${motion('fast')};
  ${({ $best }) =>
    $best &&
    css`
      box-shadow:
        0 0 0 2px ${color('primary')},
        ${shadow('md')};
    `}
  ${forcedEdge}
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    padding: ${space(6)};
  }
`;

const Card = styled(Link)<{ $best: boolean }>`
  ${frame}
  ${media.hover} {
    &:hover {
      box-shadow:
        0 0 0 2px ${color('focus')},
        ${shadow('md')};
      transform: translateY(-2px);
    }
  }
  ${media.reducedMotion} {
    &:hover {
      transform: none;
    }
  }
`;

/** A price that cannot be paid at the moment leads nowhere. */
const StillCard = styled.div<{ $best: boolean }>`
  ${frame}
`;

/* The line keeps its height without a mark, so that the numbers of the cards align from tablets up. */
const Mark = styled.span`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
  ${media.up('md')} {
    min-height: 32px;
    &:empty {
      display: block;
    }
  }
`;

const Credits = styled.span`
  font-size: ${fontSize('xl')};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight('heading')};
  line-height: 1.15;
  ${media.up('md')} {
    font-size: ${fontSize('2xl')};
  }
`;

const Cost = styled.span`
  text-align: end;
  ${media.below(16)} {
    margin-top: ${space(2)};
    text-align: start;
  }
  ${media.up('md')} {
    margin-top: ${space(4)};
    text-align: start;
  }
`;

const Detail = styled.span`
  display: block;
  margin-top: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

const Choose = styled.span`
  display: grid;
  place-items: center;
  grid-column: 1 / -1;
  min-height: 44px;
  margin-top: ${space(4)};
  padding: ${space(2)};
  border-radius: ${radius('control')};
  text-align: center;
  font-weight: ${fontWeight('strong')};
  background: ${color('surface-sunken')};
  [data-best] > & {
    background: ${color('primary')};
    color: ${color('on-primary')};
  }
`;

export interface BundleCardProps {
  bundle: BundleOffer;
  currency: string;
  /** Null where nothing can be paid. */
  to: string | null;
  /** Whether the member's own limits refuse the bundle now, unless a code makes it cheaper. */
  beyond?: boolean;
}

/** One bundle: its credits, the number of messages, the price. The mark and the saving are computed. */
export function BundleCard({ bundle, currency, to, beyond = false }: BundleCardProps) {
  const best = bundle.best && !beyond;
  const details = <BundleDetails bundle={bundle} currency={currency} />;
  if (to === null) return <StillCard $best={best}>{details}</StillCard>;
  return (
    <Card to={to} $best={best} data-best={best || undefined}>
      {details}
      <Choose>
        {beyond ? (
          <FormattedMessage id="billing.limits-beyond" defaultMessage="Beyond your own limit" />
        ) : (
          <FormattedMessage id="billing.choose" defaultMessage="Choose" />
        )}
      </Choose>
    </Card>
  );
}

function BundleDetails({ bundle, currency }: Pick<BundleCardProps, 'bundle' | 'currency'>) {
  const { formatNumber } = useIntl();
  return (
    <>
      <Mark>
        {bundle.best ? (
          <Chip tone="primary" icon={<Star size={14} aria-hidden />}>
            <FormattedMessage id="billing.best" defaultMessage="Lowest price per credit" />
          </Chip>
        ) : null}
      </Mark>
      <span>
        <Credits>
          <FormattedMessage
            id="billing.credits"
            defaultMessage="{count, plural, one {# credit} other {# credits}}"
            values={{ count: bundle.credits }}
          />
        </Credits>
        <Detail>
          {bundle.messages === null ? (
            <FormattedMessage id="billing.messages-free" defaultMessage="Messages are free here" />
          ) : (
            <FormattedMessage
              id="billing.bundle-messages"
              defaultMessage="{count, plural, one {Pays for # message} other {Pays for # messages}}"
              values={{ count: bundle.messages }}
            />
          )}
        </Detail>
      </span>
      <Cost>
        {bundle.before === undefined ? null : (
          <Detail>
            <FormattedMessage
              id="billing.without-code"
              defaultMessage="Without the code {price}"
              values={{ price: <Price amount={bundle.before} currency={currency} old /> }}
            />
          </Detail>
        )}
        <Price amount={bundle.price} currency={currency} size="lg" />
        <Detail>
          <FormattedMessage
            id="billing.price-per-credit"
            defaultMessage="{price} per credit"
            values={{ price: <PriceText amount={bundle.pricePerCredit} currency={currency} fine /> }}
          />
        </Detail>
        {bundle.saving > 0 ? (
          <Detail>
            <FormattedMessage
              id="billing.saving"
              defaultMessage="{percent} less per credit"
              values={{ percent: formatNumber(bundle.saving / 100, { style: 'percent' }) }}
            />
          </Detail>
        ) : null}
      </Cost>
    </>
  );
}
