import { BadgeCheck, HandCoins, ShieldCheck } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, media, space } from '~/theme/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
  max-width: 1328px;
  margin: 0 auto;
  padding: ${space(12)} ${space(4)};
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
    padding: ${space(16)} ${space(6)};
  }
`;

const Title = styled.h2`
  margin: ${space(3)} 0 ${space(2)};
  font-size: ${fontSize('lg')};
`;

const Icon = styled.span`
  display: inline-grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

const Body = styled.p`
  margin: 0;
  color: ${color('text-muted')};
`;

export function Promises({ seenBy }: { seenBy: string }) {
  const { brand } = useShell();
  return (
    <List>
      <li>
        <Icon>
          <BadgeCheck size={24} aria-hidden />
        </Icon>
        <Title>
          <FormattedMessage id="landing.honest-title" defaultMessage="You know who you’re meeting" />
        </Title>
        <Body>
          <FormattedMessage
            id="landing.honest-text"
            defaultMessage="Profiles that are not private individuals carry a label wherever they appear: {fictional}. Nobody likes or writes in a member’s name."
            values={{ fictional: brand.fictional.plural }}
          />
        </Body>
      </li>
      <li>
        <Icon>
          <HandCoins size={24} aria-hidden />
        </Icon>
        <Title>
          <FormattedMessage id="landing.price-title" defaultMessage="One-time prices, no subscription" />
        </Title>
        <Body>
          <FormattedMessage
            id="landing.price-text"
            defaultMessage="Searching and liking are free. Messages cost credits, which you buy when you want to. Unused credits can be returned for {days} days."
            values={{ days: brand.refundDays }}
          />
        </Body>
      </li>
      <li>
        <Icon>
          <ShieldCheck size={24} aria-hidden />
        </Icon>
        <Title>
          <FormattedMessage id="landing.leave-title" defaultMessage="Leaving is as easy as joining" />
        </Title>
        <Body>
          {seenBy} <FormattedMessage id="landing.leave-text" defaultMessage="You decide what stays and when you go." />
        </Body>
      </li>
    </List>
  );
}
