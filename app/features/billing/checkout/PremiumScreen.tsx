import { Link } from '@remix-run/react';
import { Crown } from '~/ui/Icon/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { bundlesPath } from '../shop/checkout-path';
import { PriceText } from '../shop/PriceText';
import { PremiumComparison, type ComparedTerms } from './PremiumComparison';

export interface ShownPremium {
  terms: ComparedTerms & { refundDays: number; from: { price: number; currency: string } };
  premium: { since: number | null; balance: number } | null;
}

const Hero = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('depth')};
  color: ${color('on-depth')};
  ${media.up('md')} {
    padding: ${space(12)};
  }
  h1 {
    font-size: ${fontSize('3xl')};
  }
  p {
    max-width: 56ch;
    color: ${color('on-depth-muted')};
  }
`;

const QuietLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(3)};
  color: ${color('on-depth')};
  font-weight: ${fontWeight('strong')};
`;

const Balance = styled.strong`
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: tabular-nums;
`;

/** The benefits of premium; for premium members also its start and their balance. */
export function PremiumScreen({ overview, next }: { overview: ShownPremium; next: string | null }) {
  const { terms, premium } = overview;
  const { gifts, chatPhotos } = useShell().brand.offers;
  return (
    <Stack $gap={8}>
      <Hero>
        <Crown size={40} aria-hidden />
        {premium ? <Owned premium={premium} next={next} /> : <Offered terms={terms} next={next} />}
      </Hero>
      <PremiumComparison terms={terms} />
      <Stack $gap={3}>
        <p>
          <FormattedMessage
            id="billing.premium-stays"
            defaultMessage="Premium stays when your credits are used up. It ends only if all your purchases are refunded or reversed."
          />
        </p>
        <p>
          <FormattedMessage
            id="billing.premium-costs"
            defaultMessage="{offers, select, all {Messages, photos and gifts} photos {Messages and photos} gifts {Messages and gifts} other {Messages}} in a conversation cost credits for everybody; what they cost is always shown before you send them."
            values={{ offers: gifts && chatPhotos ? 'all' : gifts ? 'gifts' : chatPhotos ? 'photos' : 'none' }}
          />
        </p>
        <p>
          <FormattedMessage
            id="billing.return-note"
            defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits."
            values={{ days: terms.refundDays }}
          />
        </p>
      </Stack>
    </Stack>
  );
}

function Offered({ terms, next }: { terms: ShownPremium['terms']; next: string | null }) {
  return (
    <>
      <h1>
        <FormattedMessage id="billing.premium-title" defaultMessage="Become a premium member" />
      </h1>
      <p>
        <FormattedMessage
          id="billing.premium-lead"
          defaultMessage="Your first purchase of credits makes you premium, whichever bundle it is. There is no subscription and no further fee."
        />
      </p>
      <ButtonLink to={bundlesPath(next)} size="lg">
        <FormattedMessage
          id="billing.premium-button"
          defaultMessage="Choose credits, from {price}"
          values={{ price: <PriceText amount={terms.from.price} currency={terms.from.currency} /> }}
        />
      </ButtonLink>
    </>
  );
}

function Owned({ premium, next }: { premium: NonNullable<ShownPremium['premium']>; next: string | null }) {
  return (
    <>
      <h1>
        <FormattedMessage id="billing.premium-yours" defaultMessage="You are a premium member" />
      </h1>
      {premium.since === null ? null : (
        <p>
          <FormattedMessage
            id="billing.premium-since"
            defaultMessage="Since {date}"
            values={{ date: <FormattedDate value={premium.since} {...DATE_FORMATS.long} /> }}
          />
        </p>
      )}
      <Balance>
        <FormattedMessage
          id="billing.balance"
          defaultMessage="{count, plural, =0 {You have no credits.} one {You have # credit.} other {You have # credits.}}"
          values={{ count: premium.balance }}
        />
      </Balance>
      <Cluster>
        <ButtonLink to={bundlesPath(next)}>
          <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
        </ButtonLink>
        <QuietLink to="/transactions">
          <FormattedMessage id="billing.history-title" defaultMessage="Orders and credits" />
        </QuietLink>
      </Cluster>
    </>
  );
}
