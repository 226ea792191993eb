import { Link, NavLink, useLocation } from '@remix-run/react';
import { Coins, Crown, Heart, MessageCircle, Search, UserRound } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, space, sunkenOnHover, zIndex } from '~/theme/tokens';
import { Badge } from '~/ui/Badge/Badge';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { useNavCounts } from '~/realtime/use-nav-counts';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { LocaleMenu } from './LocaleMenu';
import { navItems, tabOrder, type NavItem } from './nav-items';
import { NavWord, useBadgeLabel } from './NavWord';
import { RoomForTabs, Tab, TabBadge, Tabs } from './TabBarParts';
import { existingPaths } from '../paths';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { usePrefetch } from '~/ui/Prefetch/use-prefetch';

const ICONS = { members: Search, chats: MessageCircle, likes: Heart, credits: Coins, premium: Crown };

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex('nav')};
  background: ${color('surface-raised')};
  box-shadow: 0 1px 0 ${color('line')};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 1328px;
  min-height: 52px;
  margin-inline: auto;
  padding: 0 ${space(3)};
  ${media.up('md')} {
    min-height: 64px;
    padding: 0 ${space(6)};
    gap: ${space(2)};
  }
  ${media.below(16)} {
    padding-inline: 4px;
  }
`;

const Logo = styled(Link)`
  margin-inline-end: auto;
  padding: ${space(2)} 0;
  color: ${color('text')};
  font-size: ${fontSize('lg')};
  font-weight: 800;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.down('sm')} {
    font-size: min(${fontSize('lg')}, 4.4vw);
    line-height: 1.1;
    /* On the narrowest phones a long name takes two lines. */
    white-space: normal;
  }
  /* A name of a brand is a mark: each of its words stays whole rather than growing with the text. */
  ${media.below(16)} {
    min-width: min-content;
    font-size: min(${fontSize('lg')}, 5vw);
    hyphens: manual;
    overflow-wrap: normal;
  }
`;

/** In one line beside a long name of a brand, unless the text is large. */
const Whole = styled.span`
  white-space: nowrap;
  ${media.below(16)} {
    margin-inline: -2px;
    white-space: normal;
  }
`;

const Mark = styled.span`
  color: ${color('primary-text')};
`;

const Items = styled.nav`
  display: none;
  ${media.up('md')} {
    display: flex;
    gap: ${space(1)};
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${radius('control')};
  color: ${color('text-muted')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  transition: background ${motion('fast')};
  &[aria-current='page'] {
    color: ${color('text')};
    background: ${color('surface-sunken')};
  }
  ${sunkenOnHover}
  ${media.down('lg')} {
    span.word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The top bar of every page of the default layout. On phones it is slim, and the tab bar below shows the items. */
export function TopBar({ items }: { items: readonly NavItem[] }) {
  const prefetch = usePrefetch();
  const shell = useShell();
  const intl = useIntl();
  return (
    <Bar>
      <Inner>
        <BackButton />
        <Logo to={shell.user ? existingPaths.members : existingPaths.index} prefetch={prefetch}>
          {shell.brand.name}
          <Mark aria-hidden>.</Mark>
        </Logo>
        {items.length > 0 && (
          <Items aria-label={intl.formatMessage({ id: 'shell.main-navigation', defaultMessage: 'Main' })}>
            {items.map((item) => (
              <NavEntry key={item.name} item={item} as="item" />
            ))}
          </Items>
        )}
        <LocaleMenu />
        {shell.user ? (
          <AccountMenu user={shell.user} />
        ) : (
          <ButtonLink to={existingPaths.login} size="sm" variant="ghost">
            <Whole>
              <FormattedMessage id="shell.login" defaultMessage="Log in" />
            </Whole>
          </ButtonLink>
        )}
      </Inner>
    </Bar>
  );
}

/** The tab bar of phones, with the same badges as the top bar. */
export function TabBar({ items }: { items: readonly NavItem[] }) {
  const intl = useIntl();
  const prefetch = usePrefetch();
  if (items.length === 0) return null;
  return (
    <Tabs aria-label={intl.formatMessage({ id: 'shell.tab-navigation', defaultMessage: 'Sections' })}>
      <RoomForTabs />
      {tabOrder(items).map((item) => (
        <NavEntry key={item.name} item={item} as="tab" />
      ))}
      <Tab to={existingPaths.profile} prefetch={prefetch}>
        <UserRound size={22} aria-hidden />
        <span className="word">
          <FormattedMessage id="shell.me" defaultMessage="Me" />
        </span>
      </Tab>
    </Tabs>
  );
}

/** The items of the member's bars; empty for visitors. */
export function useNavItems(): NavItem[] {
  const { user } = useShell();
  const counts = useNavCounts();
  const paidUser = usePremium();
  return user ? navItems({ ...user, paidUser, credits: counts.credits ?? user.credits }, counts) : [];
}

function NavEntry({ item, as }: { item: NavItem; as: 'item' | 'tab' }) {
  const prefetch = usePrefetch();
  const { pathname } = useLocation();
  // The swipe game is a view of search; NavLink knows paths only.
  const here = item.name === 'members' && pathname === existingPaths['swipe-game'];
  const current = here ? ({ as: Link, 'aria-current': 'page' } as const) : {};
  const Icon = ICONS[item.name];
  const badge = <Badge count={item.count} showZero={item.always} tone={item.tone} label={useBadgeLabel(item)} />;
  const word = <NavWord name={item.name} />;
  if (as === 'tab') {
    return (
      <Tab {...current} to={existingPaths[item.name]} prefetch={prefetch}>
        <Icon size={22} aria-hidden />
        <span className="word">{word}</span>
        <TabBadge>{badge}</TabBadge>
      </Tab>
    );
  }
  return (
    <Item {...current} to={existingPaths[item.name]} prefetch={prefetch}>
      <Icon size={20} aria-hidden />
      <span className="word">{word}</span>
      {badge}
    </Item>
  );
}
