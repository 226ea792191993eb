import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, form, media, radius, zIndex } from '~/theme/tokens';
import { Badge } from '~/ui/Badge/Badge';
import { UserRound } from '~/ui/Icon/icons';
import { existingPaths } from '../paths';
import type { ShownNavItem } from './BarItems';
import { NAV_ICONS } from './nav-icons';
import { NavWord, useBadgeLabel } from './NavWord';

const Tabs = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex('nav')};
  display: grid;
  grid-auto-flow: column;
  /* Equal widths where there is room; a longer word takes what a shorter one leaves. */
  grid-auto-columns: minmax(max-content, 1fr);
  /* On the narrowest phones equal spaces, and two words below each other where even that is too little. */
  ${media.below(22)} {
    grid-auto-columns: minmax(min-content, auto);
  }
  ${media.below(16)} {
    grid-auto-columns: minmax(0, 1fr);
  }
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color('surface-raised')};
  box-shadow: 0 -1px 0 ${color('line')};
  ${media.up('md')} {
    display: none;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 56px;
  /* Between two words that fill their tabs. */
  padding-inline: 3px;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  white-space: nowrap;
  text-decoration: none;
  ${media.below(22)} {
    white-space: normal;
    hyphens: manual;
    line-height: 1.15;
    text-align: center;
  }
  &[aria-current='page'] {
    color: ${color('primary-text')};
    font-weight: ${fontWeight('strong')};
    background: ${form('tab-ground')};
    box-shadow: ${form('tab-line')};
    > svg {
      width: 48px;
      padding: 2px 0;
      margin-block: -2px;
      border-radius: ${radius('full')};
      background: ${form('tab-icon-ground')};
      color: ${form('tab-icon-ink')};
    }
  }
  /* Five words of large text do not fit side by side: the symbols stay, and screen readers go on saying the words. */
  ${media.below(16)} {
    > .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const TabBadge = styled.span`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
  /* A badge of large text would cover the symbol and its neighbour. */
  ${media.below(16)} {
    top: 2px;
    > * {
      min-width: 24px;
      min-height: 24px;
      padding: 0 5px;
      font-size: 16px;
    }
  }
`;

interface TabItemsProps {
  items: readonly ShownNavItem[];
  /** The member's own profile is open. */
  me: boolean;
  prefetch: 'intent' | 'none';
}

/** The tabs of phones, by their content: the server remembers their HTML. */
export function TabItems({ items, me, prefetch }: TabItemsProps) {
  const intl = useIntl();
  return (
    <Tabs aria-label={intl.formatMessage({ id: 'shell.tab-navigation', defaultMessage: 'Sections' })}>
      {items.map((item) => (
        <TabItem key={item.name} item={item} prefetch={prefetch} />
      ))}
      <Tab to={existingPaths.profile} aria-current={me ? 'page' : undefined} prefetch={prefetch}>
        <UserRound size={22} aria-hidden />
        <span className="word">
          <FormattedMessage id="shell.me" defaultMessage="Me" />
        </span>
      </Tab>
    </Tabs>
  );
}

function TabItem({ item, prefetch }: { item: ShownNavItem; prefetch: TabItemsProps['prefetch'] }) {
  const Icon = NAV_ICONS[item.name];
  return (
    <Tab to={existingPaths[item.name]} aria-current={item.current ? 'page' : undefined} prefetch={prefetch}>
      <Icon size={22} aria-hidden />
      <span className="word">
        <NavWord name={item.name} />
      </span>
      <TabBadge>
        <Badge count={item.count} showZero={item.always} tone={item.tone} label={useBadgeLabel(item)} />
      </TabBadge>
    </Tab>
  );
}
