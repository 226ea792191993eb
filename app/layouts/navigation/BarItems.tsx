import { Link } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, media, motion, radius, space, sunkenOnHover } from '~/theme/tokens';
import { Badge } from '~/ui/Badge/Badge';
import { existingPaths } from '../paths';
import { NAV_ICONS } from './nav-icons';
import type { NavItem } from './nav-items';
import { NavWord, useBadgeLabel } from './NavWord';

const Items = styled.nav`
  display: none;
  ${media.up('md')} {
    display: flex;
    gap: ${space(1)};
  }
`;

const Item = styled(Link)`
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

/** An item as a page shows it. */
export interface ShownNavItem extends NavItem {
  /** It stands for the page that is open. */
  current: boolean;
}

interface BarItemsProps {
  items: readonly ShownNavItem[];
  prefetch: 'intent' | 'none';
}

/** The items of the top bar, by their content: the server remembers their HTML. */
export function BarItems({ items, prefetch }: BarItemsProps) {
  const intl = useIntl();
  return (
    <Items aria-label={intl.formatMessage({ id: 'shell.main-navigation', defaultMessage: 'Main' })}>
      {items.map((item) => (
        <BarItem key={item.name} item={item} prefetch={prefetch} />
      ))}
    </Items>
  );
}

function BarItem({ item, prefetch }: { item: ShownNavItem; prefetch: BarItemsProps['prefetch'] }) {
  const Icon = NAV_ICONS[item.name];
  return (
    <Item to={existingPaths[item.name]} aria-current={item.current ? 'page' : undefined} prefetch={prefetch}>
      <Icon size={20} aria-hidden />
      <span className="word">
        <NavWord name={item.name} />
      </span>
      <Badge count={item.count} showZero={item.always} tone={item.tone} label={useBadgeLabel(item)} />
    </Item>
  );
}
