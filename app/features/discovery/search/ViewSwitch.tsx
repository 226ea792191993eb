import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, media, radius, space } from '~/theme/tokens';
import { Layers, LayoutGrid } from '~/ui/Icon/icons';
import { viewPaths, type SearchView } from './search-view';

const Bar = styled.nav`
  display: inline-flex;
  flex: none;
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space(2)};
  border-radius: ${radius('control')};
  color: ${color('text-muted')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  &[aria-current] {
    background: ${color('chip')};
    color: ${color('on-chip')};
    /* Its ground covers the outline of the bar. */
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
  }
  ${media.down('md')} {
    /* The names are read out, and the icons alone leave the room to the title. */
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.up('md')} {
    padding: 0 ${space(4)};
  }
`;

/**
 * Search as a grid, or one person after the other in the swipe game. Plain links: the server remembers the choice, and
 * the search of the navigation leads to the one chosen last.
 */
export function ViewSwitch({ view }: { view: SearchView }) {
  const intl = useIntl();
  const item = (to: SearchView, icon: ReactNode, word: ReactNode) => (
    <Item to={viewPaths[to]} aria-current={view === to ? 'page' : undefined}>
      {icon}
      <span>{word}</span>
    </Item>
  );
  return (
    <Bar aria-label={intl.formatMessage({ id: 'members.view', defaultMessage: 'How people are shown' })}>
      {item(
        'grid',
        <LayoutGrid size={20} aria-hidden />,
        <FormattedMessage id="members.view-grid" defaultMessage="Grid" />,
      )}
      {item(
        'deck',
        <Layers size={20} aria-hidden />,
        <FormattedMessage id="members.swipe-game" defaultMessage="Swipe game" />,
      )}
    </Bar>
  );
}
