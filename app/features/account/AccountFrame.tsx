import { Coins, HeartHandshake, ShieldCheck } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, pull, radius, shadow, space } from '~/theme/tokens';
import { IconList } from '~/ui/IconList/IconList';

export interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The person the visitor wants to write to; beside the form from 992 px, above it on phones. */
  person?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  width: 100%;
  max-width: 1040px;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(10)} ${space(6)} ${space(16)};
  }
`;

const Sheet = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

/* Read after the form, though it stands before it. Below its text a gradient in the colour of the brand, like a sun over the horizon. */
const Side = styled.aside`
  display: none;
  flex-direction: column;
  gap: ${space(10)};
  padding: ${space(10)} ${space(10)} 0;
  background: ${color('depth')};
  color: ${color('on-depth')};
  &::after {
    content: '';
    flex: 1 1 96px;
    min-height: 96px;
    margin-inline: ${pull(10)};
    background:
      radial-gradient(circle at 50% 100%, ${color('primary')} 48px, transparent 49px),
      radial-gradient(circle 96px at 50% 100%, ${color('primary')}, transparent);
    opacity: 0.5;
  }
  ${media.up('lg')} {
    display: flex;
    order: -1;
  }
`;

const Motto = styled.p`
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('heading')};
  line-height: 1.2;
  text-wrap: balance;
`;

const Points = styled(IconList)`
  gap: ${space(5)};
  color: ${color('on-depth-muted')};
  svg {
    color: ${color('on-depth')};
  }
`;

const Main = styled.div`
  min-width: 0;
  padding: ${space(6)} ${space(5)} ${space(8)};
  ${media.up('md')} {
    padding: ${space(10)};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize('2xl')};
  text-wrap: balance;
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
`;

const Content = styled.div`
  margin-top: ${space(6)};
`;

const OnPhone = styled.div`
  margin-bottom: ${space(5)};
  ${media.up('lg')} {
    display: none;
  }
`;

/** The frame of login and signup: the form, and on wide screens what the brand stands for. */
export function AccountFrame({ title, lead, person, children }: AccountFrameProps) {
  return (
    <Root>
      <Sheet>
        <Main>
          {person ? <OnPhone>{person}</OnPhone> : null}
          <Title>{title}</Title>
          {lead ? <Lead>{lead}</Lead> : null}
          <Content>{children}</Content>
        </Main>
        <Side>
          {person ?? <BrandMotto />}
          <Promises />
        </Side>
      </Sheet>
    </Root>
  );
}

function BrandMotto() {
  const { brand } = useShell();
  return <Motto>{brand.indexTitle}</Motto>;
}

/** Only statements that are true of every brand. */
function Promises() {
  const { brand } = useShell();
  return (
    <Points>
      <li>
        <ShieldCheck size={20} aria-hidden />
        <FormattedMessage
          id="account.promise-labelled"
          defaultMessage="Every fictional profile is labelled, wherever you come across it."
        />
      </li>
      <li>
        <Coins size={20} aria-hidden />
        <FormattedMessage
          id="account.promise-no-subscription"
          defaultMessage="{days, plural, =0 {No subscription: you see what a message costs before you send it.} one {No subscription: you see what a message costs, and unused credits can be returned for # day.} other {No subscription: you see what a message costs, and unused credits can be returned for # days.}}"
          values={{ days: brand.refundDays }}
        />
      </li>
      <li>
        <HeartHandshake size={20} aria-hidden />
        <FormattedMessage
          id="account.promise-real"
          defaultMessage="Nobody acts in your name: every like and every message comes from whoever it says it’s from."
        />
      </li>
    </Points>
  );
}
