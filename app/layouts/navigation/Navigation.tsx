import { Link, useLocation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { cachedFragment } from '~/document/fragments/cached-fragment';
import { color, fontSize, media, space, zIndex } from '~/theme/tokens';
import { BrandMark } from '~/ui/BrandMark/BrandMark';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { useNavCounts } from '~/realtime/use-nav-counts';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { LocaleMenu } from './LocaleMenu';
import { isWithin, navItems, tabOrder, type NavItem } from './nav-items';
import { BarItems, type ShownNavItem } from './BarItems';
import { OwnPicture } from './OwnPicture';
import { RoomForTabs } from './RoomForTabs';
import { TabItems } from './TabItems';
import { existingPaths } from '../paths';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { usePrefetch } from '~/ui/Prefetch/use-prefetch';

const CachedBarItems = cachedFragment('bar-items', BarItems, { browserOnly: ['prefetch'] });
const CachedTabItems = cachedFragment('tab-items', TabItems, { browserOnly: ['prefetch'] });
const CachedAccountMenu = cachedFragment('account-menu', AccountMenu);

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
  display: flex;
  align-items: center;
  gap: 0.4em;
  margin-inline-end: auto;
  padding: ${space(2)} 0;
  color: ${color('text')};
  font-size: ${fontSize('lg')};
  font-weight: 800;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
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
    > svg {
      display: none;
    }
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

/** The top bar of every page of the default layout. On phones it is slim, and the tab bar below shows the items. */
export function TopBar({ items }: { items: readonly NavItem[] }) {
  const prefetch = usePrefetch();
  const shell = useShell();
  const shown = useShownItem();
  return (
    <Bar>
      <Inner>
        <BackButton />
        <Logo to={shell.user ? existingPaths.members : existingPaths.index} prefetch={prefetch}>
          <BrandMark mark={shell.brand.mark} />
          <span>{shell.brand.name}</span>
        </Logo>
        {items.length > 0 && <CachedBarItems items={items.map(shown)} prefetch={prefetch} />}
        <LocaleMenu />
        {shell.user ? (
          <CachedAccountMenu>
            <OwnPicture user={shell.user} />
          </CachedAccountMenu>
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
  const prefetch = usePrefetch();
  const shown = useShownItem();
  const { pathname } = useLocation();
  if (items.length === 0) return null;
  return (
    <>
      <RoomForTabs />
      <CachedTabItems
        items={tabOrder(items).map(shown)}
        me={isWithin(pathname, existingPaths.profile)}
        prefetch={prefetch}
      />
    </>
  );
}

/** The items of the member's bars; empty for visitors. */
export function useNavItems(): NavItem[] {
  const { user } = useShell();
  const counts = useNavCounts();
  const paidUser = usePremium();
  return user ? navItems({ ...user, paidUser, credits: counts.credits ?? user.credits }, counts) : [];
}

/** Tells which item stands for the page that is open. */
function useShownItem(): (item: NavItem) => ShownNavItem {
  const { pathname } = useLocation();
  // The swipe game is a view of search.
  const path = pathname === existingPaths['swipe-game'] ? existingPaths.members : pathname;
  return (item) => ({ ...item, current: isWithin(path, existingPaths[item.name]) });
}
